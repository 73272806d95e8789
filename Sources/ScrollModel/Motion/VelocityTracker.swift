/// The velocity of a lift, from raw touch samples on one axis.
///
/// 0.60·s₋₂ + 0.35·s₋₁ + 0.05·s₀, s being the speeds between successive samples, s₀ the newest.
/// Measured: Flutter's tracker, which was fitted against iOS.
struct VelocityTracker: Hashable, Sendable {
  /// The longest pause between the last sample and the lift, in seconds, that keeps the velocity.
  static let pause = 0.1

  /// A place of the finger at a time.
  private struct Sample: Hashable, Sendable {
    var position: Double
    var time: Double
  }

  private var last: Sample?
  /// s₀, s₋₁ and s₋₂, as far as there are samples for them.
  private var newest: Double?
  private var older: Double?
  private var oldest: Double?

  /// A tracker that has seen no touch.
  init() {}

  /// Takes a sample, in points and seconds.
  ///
  /// A sample that is not later than the one before is ignored: it has no speed.
  mutating func record(_ position: Double, at time: Double) {
    if let last {
      guard time > last.time else { return }
      oldest = older
      older = newest
      newest = ((position - last.position) / (time - last.time)).tamed
    }
    last = Sample(position: position, time: time)
  }

  /// The velocity of a lift at a time, in points per second.
  ///
  /// 0 without two samples, and when more than 0.1 s have passed since the last one. With two
  /// speeds the older weighs 0.95; one alone is the velocity.
  func velocity(at time: Double) -> Double {
    // The nanosecond is for times that are sums of decimal fractions.
    guard let last, let newest, time - last.time <= VelocityTracker.pause + 1e-9 else { return 0 }
    guard let older else { return newest }
    guard let oldest else { return 0.95 * older + 0.05 * newest }
    return 0.60 * oldest + 0.35 * older + 0.05 * newest
  }
}
