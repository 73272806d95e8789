/// How the offset of one axis moves from an event on, until it rests.
///
/// A few segments, one after the other without a gap, each a closed form of time. Asking a plan
/// moves nothing: any number of questions in any order, at any frame rate, see one curve.
struct MotionPlan: Hashable, Sendable {
  /// When the plan begins, in seconds of the run's clock.
  let startTime: Double
  /// The offset until then, in points.
  let startValue: Double
  /// The laws in order of time, three at most; none where nothing moves.
  let segments: [MotionSegment]
  /// The offset from the end on: exactly the edge or the target where there is one.
  let finalValue: Double

  /// The plan of an offset that rests.
  static func rest(at value: Double, from time: Double = 0) -> MotionPlan {
    MotionPlan(startTime: time, startValue: value, segments: [], finalValue: value)
  }

  /// When everything has come to rest; `startTime` where nothing moves.
  var endTime: Double { segments.last?.end ?? startTime }

  /// Whether the plan moves nothing.
  var isResting: Bool { segments.isEmpty }

  /// Whether nothing moves any more at a time.
  func isResting(at time: Double) -> Bool { time >= endTime }

  /// The offset at a time, in points: the start value before the plan, the final one after it.
  func value(at time: Double) -> Double {
    if time >= endTime { return finalValue }
    guard time > startTime, let segment = segment(at: time) else { return startValue }
    return segment.law.value(at: time - segment.start)
  }

  /// The velocity at a time, in points per second: 0 from the end on and before the start.
  func velocity(at time: Double) -> Double {
    guard time < endTime, let segment = segment(at: time) else { return 0 }
    return segment.law.velocity(at: time - segment.start)
  }

  /// What the scroll view does at a time; idle before the plan and from its end on.
  func phase(at time: Double) -> ScrollPhase {
    guard time < endTime, let segment = segment(at: time) else { return .idle }
    return segment.law.phase
  }

  /// When laws begin and end: the start of each segment and the end of the last.
  var joints: [Double] { segments.map(\.start) + (segments.isEmpty ? [] : [endTime]) }

  /// The segment whose law holds at a time; at a joint the later one, `nil` outside the plan.
  func segment(at time: Double) -> MotionSegment? {
    guard time < endTime else { return nil }
    return segments.last { $0.start <= time }
  }

  /// The same motion with every offset moved: content was inserted above it.
  func shifted(by delta: Double) -> MotionPlan {
    MotionPlan(
      startTime: startTime, startValue: startValue + delta,
      segments: segments.map { $0.shifted(by: delta) }, finalValue: finalValue + delta)
  }
}
