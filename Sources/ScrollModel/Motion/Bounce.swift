/// Content past an edge on its way back to it.
///
/// The excess is e(t) = e^(−10t)·(e₀ + (u₀/2)·(1 − e^(−2t))), a pull towards the edge that is fed
/// by a momentum u(t) = u₀·e^(−12t). It ends on the edge when the excess is at most 0.5 and the
/// momentum at most 10.
/// Measured: fits three published 60 Hz recordings to their pixel rounding, and they end within
/// two frames of it.
struct Bounce: Hashable, Sendable {
  /// How a bounce ends.
  enum Outcome: Hashable, Sendable {
    /// On the edge, after so many seconds.
    case settles(after: Double)
    /// Back inside the bounds, after so many seconds, with a velocity that goes on there.
    case reenters(after: Double, velocity: Double)
  }

  /// The excess, in points, below which the content is put on the edge.
  static let restExcess = 0.5
  /// 1/s: how fast the excess is pulled in.
  private static let pull = 10.0
  /// 1/s: by how much the momentum decays faster than the excess.
  private static let lag = 2.0

  /// The edge, in points.
  let edge: Double
  /// e₀, how far past the edge it begins: negative past the lower edge.
  let excess: Double
  /// u₀, the velocity of the arrival or of the lift, in points per second.
  let momentum: Double

  /// The offset after `time` seconds.
  func value(at time: Double) -> Double { edge + excess(at: time) }

  /// The velocity after `time` seconds, u − 10·e: the derivative of the offset.
  func velocity(at time: Double) -> Double { momentum(at: time) - Bounce.pull * excess(at: time) }

  /// The excess after `time` seconds, in points.
  func excess(at time: Double) -> Double {
    let fed = momentum / Bounce.lag * (-Bounce.lag * time).exponentialMinusOne
    return (-Bounce.pull * time).exponential * (excess - fed)
  }

  /// The momentum after `time` seconds, in points per second.
  func momentum(at time: Double) -> Double {
    momentum * (-(Bounce.pull + Bounce.lag) * time).exponential
  }

  /// When the excess is greatest; `nil` where it only ever shrinks.
  var turningTime: Double? {
    guard momentum * excess >= 0, momentum != 0 else { return nil }
    let share =
      Bounce.pull / (Bounce.pull + Bounce.lag) * (1 + Bounce.lag * excess / momentum)
    return share < 1 ? -share.logarithm / Bounce.lag : nil
  }

  /// How it ends.
  var outcome: Outcome {
    let share = momentum * excess < 0 ? Bounce.lag * excess / momentum : -1
    guard share > -1 else { return .settles(after: settlingTime(before: .infinity)) }
    let reentry = -share.logarithmOfOnePlus / Bounce.lag
    let velocity = momentum(at: reentry)
    return velocity.magnitude > Deceleration.restSpeed
      ? .reenters(after: reentry, velocity: velocity)
      : .settles(after: settlingTime(before: reentry))
  }

  /// When an offset is reached between two times within which the motion does not turn.
  func time(reaching value: Double, from low: Double, to high: Double) -> Double {
    root(from: low, to: high) { (self.value(at: $0) - value, velocity(at: $0)) }
  }

  /// The same bounce at an edge that has moved.
  func shifted(by delta: Double) -> Bounce {
    Bounce(edge: edge + delta, excess: excess, momentum: momentum)
  }

  /// The first time at which both excess and momentum are small enough.
  private func settlingTime(before reentry: Double) -> Double {
    let slow = max(
      (momentum.magnitude / Deceleration.restSpeed).logarithm / (Bounce.pull + Bounce.lag), 0)
    let left = excess(at: slow)
    guard left.magnitude > Bounce.restExcess else { return slow }
    let low = max(slow, turningTime ?? 0)
    // The excess never exceeds e^(−10t)·(|e₀| + |u₀|/2).
    let envelope = excess.magnitude + momentum.magnitude / Bounce.lag
    let high = min((envelope / Bounce.restExcess).logarithm / Bounce.pull, reentry)
    return time(reaching: edge + Bounce.restExcess * left.signum, from: low, to: max(low, high))
  }
}
