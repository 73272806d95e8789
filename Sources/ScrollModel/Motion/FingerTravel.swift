/// Content under a finger that travels at constant speed.
///
/// The raw offset is linear in time; what is seen of it goes through the rubber band.
struct FingerTravel: Hashable, Sendable {
  /// What the finger pulls against.
  let band: RubberBand
  /// The raw offset when the travel begins, in points.
  let rawStart: Double
  /// The finger's speed as content sees it, in points per second; forward is positive.
  let rawVelocity: Double

  /// The visible offset after `time` seconds.
  func value(at time: Double) -> Double { band.visible(raw: rawStart + rawVelocity * time) }

  /// The visible velocity after `time` seconds: less than the finger's past an edge.
  func velocity(at time: Double) -> Double {
    rawVelocity * band.slope(raw: rawStart + rawVelocity * time)
  }

  /// When a visible offset is reached; not finite where the finger holds still.
  func time(reaching value: Double) -> Double {
    (band.raw(visible: value) - rawStart) / rawVelocity
  }

  /// The same travel with all offsets moved.
  func shifted(by delta: Double) -> FingerTravel {
    FingerTravel(
      band: band.shifted(by: delta), rawStart: rawStart + delta, rawVelocity: rawVelocity)
  }
}
