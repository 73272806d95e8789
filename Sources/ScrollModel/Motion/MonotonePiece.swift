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
  private var index = 0
  private var time: Double
  private var value: Double
  private var hasEnded: Bool

  fileprivate init(_ plan: MotionPlan, from time: Double) {
    self.plan = plan
    self.time = Swift.max(time, plan.startTime)
    value = plan.value(at: self.time)
    hasEnded = self.time >= plan.endTime
    while index < plan.segments.count, plan.segments[index].end <= self.time { index += 1 }
  }

  /// All pieces, among them a jump in no time at the plan's very start.
  fileprivate init(_ plan: MotionPlan) {
    self.plan = plan
    time = plan.startTime
    value = plan.startValue
    hasEnded = false
  }

  /// The next piece that moves; `nil` when the offset has its final value.
  mutating func next() -> MonotonePiece? {
    while index < plan.segments.count {
      let segment = plan.segments[index]
      let turn = segment.law.turningTime(after: time - segment.start).map { segment.start + $0 }
      let begin = (time: time, value: value)
      if let turn, turn > time, turn < segment.end {
        time = turn
        value = segment.law.value(at: turn - segment.start)
      } else {
        time = segment.end
        value = segment.endValue
        index += 1
      }
      if value != begin.value {
        return MonotonePiece(
          start: begin.time, end: time, startValue: begin.value, endValue: value,
          law: segment.law, lawStart: segment.start)
      }
    }
    guard !hasEnded, let last = plan.segments.last else { return nil }
    hasEnded = true
    guard value != plan.finalValue else { return nil }
    return MonotonePiece(
      start: time, end: time, startValue: value, endValue: plan.finalValue, law: last.law,
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
