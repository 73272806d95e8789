/// A solution of the damped oscillator's equation, for any damping.
///
/// y(t) = e^(−at)·(p·C(t) + q·S(t)). Below critical damping C is cos(wt) and S is sin(wt)/w; from
/// there on C is 1 and S is (1 − e^(−gt))/g, which is t where g is 0. The derivative is a curve of
/// the same kind. Documented: textbook mechanics.
struct DampedCurve: Hashable, Sendable {
  /// a, per second: how fast the curve, or the slower of its two parts, dies down.
  let decay: Double
  /// w, in radians per second; 0 where nothing oscillates.
  let frequency: Double
  /// g, per second: by how much the faster part dies down faster.
  let gap: Double
  /// p, the value at 0.
  let p: Double
  /// q, the slope at 0 that `decay` alone would not make.
  let q: Double

  /// The curve with a value and a slope at 0.
  ///
  /// `frequency` is the undamped one in radians per second, `damping` the damping fraction.
  init(value: Double, slope: Double, frequency: Double, damping: Double) {
    let imbalance = (1 - damping) * (1 + damping)
    if imbalance > 0 {
      self.init(
        decay: damping * frequency, frequency: frequency * imbalance.squareRoot(), gap: 0,
        p: value, q: slope + damping * frequency * value)
    } else {
      let spread = (-imbalance).squareRoot()
      let decay = frequency / (damping + spread)
      self.init(
        decay: decay, frequency: 0, gap: 2 * frequency * spread, p: value, q: slope + decay * value)
    }
  }

  private init(decay: Double, frequency: Double, gap: Double, p: Double, q: Double) {
    self.decay = decay
    self.frequency = frequency
    self.gap = gap
    self.p = p
    self.q = q
  }

  /// Whether the curve swings through 0 again and again.
  var oscillates: Bool { frequency > 0 }

  /// y after `time` seconds.
  func value(at time: Double) -> Double {
    let envelope = (-decay * time).exponential
    if oscillates {
      let angle = frequency * time
      return envelope * (p * angle.cosine + q * angle.sine / frequency)
    }
    return envelope * (p + q * (gap > 0 ? -(-gap * time).exponentialMinusOne / gap : time))
  }

  /// y′.
  var derivative: DampedCurve {
    DampedCurve(
      decay: decay, frequency: frequency, gap: gap, p: q - decay * p,
      q: oscillates ? -decay * q - frequency * frequency * p : -(decay + gap) * q)
  }

  /// The first time later than `time` at which the curve is 0; `nil` where there is none.
  func zero(after time: Double) -> Double? {
    guard p != 0 || q != 0 else { return nil }
    if oscillates {
      let phase = p.angle(x: -q / frequency)
      let turn = ((frequency * time - phase) / .pi).rounded(.down) + 1
      let zero = (phase + turn * .pi) / frequency
      return zero > time ? zero : (phase + (turn + 1) * .pi) / frequency
    }
    let zero = gap > 0 ? -(gap * p / q).logarithmOfOnePlus / gap : -p / q
    return zero > time && zero.isFinite ? zero : nil
  }

  /// When the curve takes a value that it passes once between two times.
  func time(reaching value: Double, from low: Double, to high: Double) -> Double {
    let slope = derivative
    return root(from: low, to: high) { (self.value(at: $0) - value, slope.value(at: $0)) }
  }
}
