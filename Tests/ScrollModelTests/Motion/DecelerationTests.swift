import Testing

@testable import ScrollModel

@Suite struct DecelerationTests {
  /// Logged on a device with a half-point screen: offset and velocity of the lift, resting offset.
  static let logged = [
    (364.0, 4619.940, 2664.5), (2595.5, 1398.724, 3288.5), (3094.5, -2389.578, 1907.0),
    (143.0, 2279.252, 1275.5),
  ]

  @Test(arguments: logged)
  func `a fling rests where a device logged it`(offset: Double, velocity: Double, rest: Double) {
    let plan = MotionPlan.release(
      from: offset, velocity: velocity, bounds: ScrollBounds(min: 0, max: 1e6), rate: .normal, at: 0
    )
    #expect((plan.finalValue * 2).rounded() / 2 == rest)
  }
}
