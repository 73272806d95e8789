/// An animated scroll on the cubic timing curve (0.42, 0, 0.58, 1), from rest.
///
/// With z the curve's parameter less ½, time and progress less ½ are 0.52·z³ + 0.87·z and
/// 1.5·z − 2·z³, so both directions have closed forms: a hyperbolic and a circular third of an
/// angle. Documented: the curve as `CAMediaTimingFunction`'s; assumed: that scrolling took it.
struct EaseInOut: Hashable, Sendable {
  /// Where it begins, in points.
  let origin: Double
  /// Where it ends, in points.
  let target: Double
  /// How long it takes, in seconds.
  let duration: Double

  /// The offset after `time` seconds; `duration` must not be 0.
  func value(at time: Double) -> Double {
    let z = EaseInOut.parameter(time: time / duration)
    return origin + (target - origin) * (0.5 + z * (1.5 - 2 * z * z))
  }

  /// The velocity after `time` seconds.
  func velocity(at time: Double) -> Double {
    let z = EaseInOut.parameter(time: time / duration)
    return (target - origin) / duration * (1.5 - 6 * z * z) / (0.87 + 1.56 * z * z)
  }

  /// When an offset between origin and target is reached.
  func time(reaching value: Double) -> Double {
    let progress = (value - origin) / (target - origin) - 0.5
    let z = ((2 * progress).arcsine / 3).sine
    return duration * (0.5 + z * (0.87 + 0.52 * z * z))
  }

  /// The same curve with all offsets moved.
  func shifted(by delta: Double) -> EaseInOut {
    EaseInOut(origin: origin + delta, target: target + delta, duration: duration)
  }

  /// The curve's parameter less ½ at a share of the duration: the root of a cubic.
  private static func parameter(time share: Double) -> Double {
    let size = 2 * (0.87 / (3 * 0.52)).squareRoot()
    let angle = (4 * (share - 0.5) / (0.52 * size * size * size)).inverseHyperbolicSine
    return size * (angle / 3).hyperbolicSine
  }
}
