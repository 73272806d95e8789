/// An animated scroll on a spring.
///
/// Its distance from the target obeys the damped oscillator's equation with ω = 2π/response. It
/// ends on the target when it is within 0.5 of it at a speed of at most 10.
/// Documented: SwiftUI's springs, by response and damping fraction.
struct Spring: Hashable, Sendable {
  /// The distance in points at which the target counts as reached.
  static let restDistance = 0.5
  /// The least damping fraction; less would swing for minutes, and 0 for ever.
  static let leastDamping = 0.01

  /// Where it leads, in points.
  let target: Double
  /// The distance from the target, and its derivative.
  private let distance: DampedCurve
  private let speed: DampedCurve

  /// A spring that pulls content from `origin`, moving at `velocity`, to `target`.
  ///
  /// `response` is in seconds and counts as a millisecond at least; `damping` is a fraction, 1 for
  /// critical, and counts as ``leastDamping`` at least.
  init(from origin: Double, velocity: Double, to target: Double, response: Double, damping: Double)
  {
    self.init(
      target: target,
      distance: DampedCurve(
        value: origin - target, slope: velocity,
        frequency: 2 * .pi / max(response.tamed, 0.001),
        damping: max(min(damping.tamed, 1e6), Spring.leastDamping)))
  }

  private init(target: Double, distance: DampedCurve) {
    self.target = target
    self.distance = distance
    speed = distance.derivative
  }

  /// The offset after `time` seconds.
  func value(at time: Double) -> Double { target + distance.value(at: time) }

  /// The velocity after `time` seconds.
  func velocity(at time: Double) -> Double { speed.value(at: time) }

  /// Seconds until it ends: the first time that it is near and slow enough.
  ///
  /// Assumed: a spring that swings passes its target on the way; it ends when it stays near and
  /// slow for good.
  var duration: Double {
    distance.oscillates
      ? max(
        distance.lastTime(above: Spring.restDistance),
        speed.lastTime(above: Deceleration.restSpeed))
      : distance.firstTime(within: Spring.restDistance, slowness: Deceleration.restSpeed)
  }

  /// The first time later than `time` at which the content turns back.
  func turningTime(after time: Double) -> Double? { speed.zero(after: time) }

  /// When an offset is reached between two times within which the content does not turn.
  func time(reaching value: Double, from low: Double, to high: Double) -> Double {
    root(from: low, to: high) { (self.value(at: $0) - value, velocity(at: $0)) }
  }

  /// The same spring with all offsets moved.
  func shifted(by delta: Double) -> Spring { Spring(target: target + delta, distance: distance) }
}
