/// Content that runs out after a lift: an exponential loss of speed.
///
/// v(t) = v₀·e^(−λt) and x(t) = x₀ + r·(1 − e^(−λt)), until the speed falls to 10.
/// Documented: Apple's constants, 0.998 and 0.99 a millisecond; WWDC 2018, session 803.
/// Measured: with r = v₀·K four flings logged on a device come to rest within half a point.
struct Deceleration: Hashable, Sendable {
  /// The speed at which a motion ends, in points per second.
  static let restSpeed = 10.0
  /// The least speed of a lift that lets content run on, in points per second.
  static let startSpeed = 250.0

  /// Where it begins, in points.
  let origin: Double
  /// The velocity at the beginning, in points per second.
  let velocity: Double
  /// λ, the share of speed lost per second.
  let decay: Double
  /// r, how far the content would run if it never stopped, in points.
  let reach: Double
  /// Where it comes to rest.
  let rest: Double

  /// The deceleration of content that is let go at `origin`.
  init(from origin: Double, velocity: Double, rate: DecelerationRate) {
    let coasting = rate.coasting
    self.init(
      origin: origin, velocity: velocity, decay: rate.decay, reach: velocity * coasting,
      rest: velocity.magnitude > Deceleration.restSpeed
        ? origin + (velocity - Deceleration.restSpeed * velocity.signum) * coasting : origin)
  }

  /// A deceleration with a decay and a reach of its own.
  init(origin: Double, velocity: Double, decay: Double, reach: Double, rest: Double) {
    self.origin = origin
    self.velocity = velocity
    self.decay = decay
    self.reach = reach
    self.rest = rest
  }

  /// Seconds until the speed has fallen to 10.
  var duration: Double {
    max((velocity.magnitude / Deceleration.restSpeed).logarithm / decay, 0)
  }

  /// The offset after `time` seconds.
  func value(at time: Double) -> Double { origin - reach * (-decay * time).exponentialMinusOne }

  /// The law's velocity after `time` seconds.
  ///
  /// It is the number that decays, not the derivative of ``value(at:)``: the published constants
  /// are per millisecond, and the two differ by a thousandth.
  func velocity(at time: Double) -> Double { velocity * (-decay * time).exponential }

  /// When an offset on the way is reached: −ln(1 − s)/λ with s the share of the reach.
  func time(reaching value: Double) -> Double {
    -(-(value - origin) / reach).logarithmOfOnePlus / decay
  }

  /// The law's velocity where an offset on the way is passed, without a detour through time.
  func velocity(passing value: Double) -> Double {
    velocity * (1 - (value - origin) / reach)
  }

  /// The same deceleration with all offsets moved.
  func shifted(by delta: Double) -> Deceleration {
    Deceleration(
      origin: origin + delta, velocity: velocity, decay: decay, reach: reach, rest: rest + delta)
  }
}

extension DecelerationRate {
  /// The share of speed that is left after a millisecond.
  ///
  /// `byBehavior` counts as normal until a behaviour resolves it.
  var perMillisecond: Double { self == .fast ? 0.99 : 0.998 }

  /// λ per second: −1000·ln D.
  var decay: Double { self == .fast ? DecelerationRate.fastDecay : DecelerationRate.normalDecay }

  /// K, the points that content coasts for each point per second: D/(1 − D)/1000.
  var coasting: Double { perMillisecond / (1 - perMillisecond) / 1000 }

  private static let normalDecay = -1000 * 0.998.logarithm
  private static let fastDecay = -1000 * 0.99.logarithm
}
