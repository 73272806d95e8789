/// A deceleration bent so that it ends on a target.
///
/// Still x(t) = x₀ + (v′/λ′)·(1 − e^(−λ′t)), with a velocity or a decay of its own, chosen so that
/// the target is where the speed has fallen to 10.
/// Assumed: derived; the symptoms in public reports agree.
extension Deceleration {
  /// The deceleration that is let go at `origin` and comes to rest on `target`.
  ///
  /// A target on the way to the natural rest keeps the velocity and slows down sooner. Any other
  /// keeps the rate and takes the velocity that it needs, which may be the opposite one.
  static func landing(
    from origin: Double, velocity: Double, on target: Double, rate: DecelerationRate
  ) -> Deceleration {
    let distance = target - origin
    let restVelocity = restSpeed * distance.signum
    let kept = velocity.magnitude < startSpeed ? 0 : velocity
    let isOnTheWay =
      kept * distance > 0 && distance.magnitude <= (kept - restVelocity).magnitude / rate.decay
    let velocity = isOnTheWay ? kept : restVelocity + distance * rate.decay
    // A target too near for any finite decay is as good as reached.
    let decay = isOnTheWay ? min((kept - restVelocity) / distance, 1e18) : rate.decay
    return Deceleration(
      origin: origin, velocity: velocity, decay: decay, reach: velocity / decay, rest: target)
  }
}
