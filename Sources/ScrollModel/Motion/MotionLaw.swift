/// A law of motion with its constants; times count from where the law begins.
enum MotionLaw: Hashable, Sendable {
  /// A finger moves the content.
  case finger(FingerTravel)
  /// The content runs out.
  case deceleration(Deceleration)
  /// The content runs out onto a target.
  case landing(Deceleration)
  /// The content is past an edge and comes back.
  case bounce(Bounce)
  /// A programmatic scroll on a spring.
  case spring(Spring)
  /// A programmatic scroll on a timing curve.
  case easeInOut(EaseInOut)

  /// What the scroll view does while the law holds.
  var phase: ScrollPhase {
    switch self {
    case .finger: .interacting
    case .deceleration, .landing, .bounce: .decelerating
    case .spring, .easeInOut: .animating
    }
  }

  /// The offset after `time` seconds, in points.
  func value(at time: Double) -> Double {
    switch self {
    case .finger(let law): law.value(at: time)
    case .deceleration(let law), .landing(let law): law.value(at: time)
    case .bounce(let law): law.value(at: time)
    case .spring(let law): law.value(at: time)
    case .easeInOut(let law): law.value(at: time)
    }
  }

  /// The velocity after `time` seconds, in points per second.
  func velocity(at time: Double) -> Double {
    switch self {
    case .finger(let law): law.velocity(at: time)
    case .deceleration(let law), .landing(let law): law.velocity(at: time)
    case .bounce(let law): law.velocity(at: time)
    case .spring(let law): law.velocity(at: time)
    case .easeInOut(let law): law.velocity(at: time)
    }
  }

  /// The first time later than `time` at which the content turns back; `nil` where it never does.
  func turningTime(after time: Double) -> Double? {
    switch self {
    case .finger, .deceleration, .landing, .easeInOut: nil
    case .bounce(let law): law.turningTime.flatMap { $0 > time ? $0 : nil }
    case .spring(let law): law.turningTime(after: time)
    }
  }

  /// When an offset is reached between two times within which the content does not turn.
  func time(reaching value: Double, from low: Double, to high: Double) -> Double {
    switch self {
    case .finger(let law): law.time(reaching: value)
    case .deceleration(let law), .landing(let law): law.time(reaching: value)
    case .bounce(let law): law.time(reaching: value, from: low, to: high)
    case .spring(let law): law.time(reaching: value, from: low, to: high)
    case .easeInOut(let law): law.time(reaching: value)
    }
  }

  /// The same law with all offsets moved.
  func shifted(by delta: Double) -> MotionLaw {
    switch self {
    case .finger(let law): .finger(law.shifted(by: delta))
    case .deceleration(let law): .deceleration(law.shifted(by: delta))
    case .landing(let law): .landing(law.shifted(by: delta))
    case .bounce(let law): .bounce(law.shifted(by: delta))
    case .spring(let law): .spring(law.shifted(by: delta))
    case .easeInOut(let law): .easeInOut(law.shifted(by: delta))
    }
  }
}

/// A law that holds for a while.
struct MotionSegment: Hashable, Sendable {
  /// When the law begins, in seconds of the run's clock.
  let start: Double
  /// When another takes over, or the motion ends; never before `start`.
  let end: Double
  /// Where the content is when the law is left, in points.
  ///
  /// Where the law leads to a known place, an edge or a target, it is that place exactly.
  let endValue: Double
  /// The law.
  let law: MotionLaw

  /// Makes a segment.
  init(_ law: MotionLaw, from start: Double, to end: Double, endValue: Double) {
    self.start = start
    self.end = end
    self.endValue = endValue
    self.law = law
  }

  /// The same segment with all offsets moved.
  func shifted(by delta: Double) -> MotionSegment {
    MotionSegment(law.shifted(by: delta), from: start, to: end, endValue: endValue + delta)
  }
}
