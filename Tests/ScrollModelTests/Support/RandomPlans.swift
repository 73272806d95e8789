import TestSupport

@testable import ScrollModel

extension SplitMix64 {
  /// Bounds from a point to a few thousand points long, some of them empty.
  mutating func bounds() -> ScrollBounds {
    let min = whole(in: -50...50)
    return ScrollBounds(min: min, max: min + whole(in: -100...3000))
  }

  /// A plan of any kind from anywhere near `bounds`, beginning at a random time.
  mutating func plan(in bounds: ScrollBounds) -> MotionPlan {
    let time = number(in: 0...100)
    let rate: DecelerationRate = flip() ? .normal : .fast
    let inside = bounds.clamp(whole(in: -50...3000))
    let outside = bounds.clamp(inside) + (flip() ? 0 : whole(in: -300...300))
    let velocity = flip() ? whole(in: -600...600) : number(in: -9000...9000)
    switch Int.random(in: 0..<6, using: &self) {
    case 0:
      let band = RubberBand(bounds: bounds, viewport: whole(in: 320...900), bounces: flip())
      let raw = band.raw(visible: outside)
      return .finger(
        from: raw, to: raw + whole(in: -1000...1000),
        duration: number(in: 0...0.5), band: band, at: time)
    case 1:
      return .landing(
        from: inside, velocity: velocity, on: bounds.clamp(whole(in: -50...3000)), rate: rate,
        at: time)
    case 2:
      let animation: ScrollAnimation =
        flip()
        ? [.default, .smooth, .snappy, .bouncy][Int.random(in: 0..<4, using: &self)]
        : .spring(response: number(in: 0.05...2), dampingFraction: number(in: 0.1...3))
      return .animated(
        from: outside, velocity: velocity, to: inside, animation: animation,
        usesSpringByDefault: flip(), at: time)
    default:
      return .release(
        from: outside, velocity: velocity, bounds: bounds, rate: rate,
        bounces: whole(in: 0...4) > 0,
        at: time)
    }
  }
}

extension MotionPlan {
  /// Times all over the plan and a little around it.
  func times(_ count: Int) -> [Double] {
    let length = endTime - startTime
    return (-1...count + 1).map { startTime + length * Double($0) / Double(count) }
  }
}
