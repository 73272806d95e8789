/// A stretch of a plan in which the offset only grows or only shrinks.
struct MonotonePiece: Hashable, Sendable {
  /// When it begins, in seconds of the run's clock.
  let start: Double
  /// When it ends; equal to `start` for the last half point, which is covered in no time.
  let end: Double
  /// The offset at its beginning, in points.
  let startValue: Double
  /// The offset at its end.
  let endValue: Double
  /// The law that holds, and when that began.
  let law: MotionLaw
  /// When the law began: not always where the piece does.
  let lawStart: Double

  /// 1 where the offset grows, -1 where it shrinks, 0 where it holds still.
  var direction: Double { (endValue - startValue).signum }

  /// The first time at which the offset has reached or passed `value`, going the piece's way.
  ///
  /// Values that lie behind give `start`, values ahead of the end give `end`. Closed form for
  /// fingers, decelerations, landings and ease; springs and bounces have none.
  ///
  /// - Complexity: constant; for springs and bounces some ten evaluations of the law.
  func time(reaching value: Double) -> Double {
    let direction = direction
    if (value - startValue) * direction <= 0 { return start }
    if (endValue - value) * direction <= 0 { return end }
    let time =
      lawStart + law.time(reaching: value, from: start - lawStart, to: end - lawStart)
    return time >= start ? min(time, end) : start
  }
}

/// The monotone pieces of a plan, in order of time, made one at a time.
struct MonotonePieces: Sequence, IteratorProtocol, Sendable {
  private let plan: MotionPlan
  /// The segment in which the next piece begins.
  private var index = 0
  /// Where it begins, in seconds since the segment's start: the laws' own clock, so that a turning
  /// point is not found again by rounding.
  private var elapsed = 0.0
  private var value: Double
  private var hasEnded = false

  /// All pieces, among them a jump in no time at the plan's very start.
  fileprivate init(_ plan: MotionPlan) {
    self.plan = plan
    value = plan.startValue
  }

  fileprivate init(_ plan: MotionPlan, from time: Double) {
    self.init(plan)
    guard time > plan.startTime || time >= plan.endTime else { return }
    value = plan.value(at: time)
    index = plan.segments.firstIndex { $0.end > time } ?? plan.segments.endIndex
    hasEnded = index == plan.segments.endIndex
    if !hasEnded { elapsed = time - plan.segments[index].start }
  }

  /// The next piece that moves; `nil` when the offset has its final value.
  mutating func next() -> MonotonePiece? {
    while index < plan.segments.count {
      let segment = plan.segments[index]
      let begin = (elapsed: elapsed, value: value)
      var end = segment.end
      if let turn = segment.law.turningTime(after: elapsed), segment.start + turn < end {
        elapsed = turn
        value = segment.law.value(at: turn)
        end = segment.start + turn
      } else {
        elapsed = 0
        value = segment.endValue
        index += 1
      }
      if value != begin.value {
        return MonotonePiece(
          start: segment.start + begin.elapsed, end: end, startValue: begin.value,
          endValue: value, law: segment.law, lawStart: segment.start)
      }
    }
    guard !hasEnded, let last = plan.segments.last else { return nil }
    hasEnded = true
    guard value != plan.finalValue else { return nil }
    return MonotonePiece(
      start: last.end, end: last.end, startValue: value, endValue: plan.finalValue, law: last.law,
      lawStart: last.start)
  }
}

extension MotionPlan {
  /// The whole plan in monotone pieces, to be walked for the times at which offsets are reached.
  ///
  /// They join without a gap in time or offset, from `startValue` to `finalValue`, and one of
  /// them may take no time: the last half point of a bounce or a spring.
  var pieces: MonotonePieces { MonotonePieces(self) }

  /// What is left of the plan in monotone pieces after a time; nothing from `endTime` on.
  func pieces(from time: Double) -> MonotonePieces { MonotonePieces(self, from: time) }
}
