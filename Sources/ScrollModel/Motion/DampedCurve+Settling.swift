extension DampedCurve {
  /// The time after which the magnitude stays at or below `level` for good.
  ///
  /// For curves that oscillate; the peaks of their magnitude shrink by one and the same factor.
  func lastTime(above level: Double) -> Double {
    let slope = derivative
    guard let firstPeak = slope.zero(after: 0) else { return 0 }
    let halfPeriod = Double.pi / frequency
    let height = value(at: firstPeak).magnitude
    if height > level {
      let peaks = ((height / level).logarithm / (decay * halfPeriod)).rounded(.down)
      let peak = firstPeak + peaks * halfPeriod
      let top = value(at: peak)
      // Rounding may have counted a peak that just touches the level: it ends there.
      guard top.magnitude > level else { return peak }
      return time(
        reaching: level * top.signum, from: peak, to: zero(after: peak) ?? peak + halfPeriod)
    }
    return p.magnitude > level ? time(reaching: level * p.signum, from: 0, to: firstPeak) : 0
  }

  /// The first time at which the magnitude is at most `level` and its slope's at most `slowness`.
  ///
  /// For curves that do not oscillate: they turn once at most, and so does their slope.
  func firstTime(within level: Double, slowness: Double) -> Double {
    let slope = derivative
    let turn = slope.zero(after: 0)
    var tail = (turn ?? 0) + 1 / decay
    while value(at: tail).magnitude > level || slope.value(at: tail).magnitude > slowness {
      tail *= 2
    }
    if let turn, let time = firstTime(within: level, slowness: slowness, from: 0, to: turn) {
      return time
    }
    return firstTime(within: level, slowness: slowness, from: turn ?? 0, to: tail) ?? tail
  }

  /// The same between two times within which the curve does not turn; `nil` where it never is.
  private func firstTime(
    within level: Double, slowness: Double, from low: Double, to high: Double
  ) -> Double? {
    let first = value(at: low)
    let last = value(at: high)
    if first.magnitude > level, last.magnitude > level, (first < 0) == (last < 0) { return nil }
    let enter =
      first.magnitude <= level ? low : time(reaching: level * first.signum, from: low, to: high)
    let leave =
      last.magnitude <= level ? high : time(reaching: level * last.signum, from: enter, to: high)
    let slope = derivative
    let speed = slope.value(at: enter)
    if speed.magnitude <= slowness { return enter }
    if slope.value(at: leave).magnitude > slowness { return nil }
    // The speed rises once at most before it falls, so it falls through the level once.
    return slope.time(reaching: slowness * speed.signum, from: enter, to: leave)
  }
}
