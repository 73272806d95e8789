import Foundation
import Testing

@testable import ScrollModel

@Suite struct DecelerationTests {
  /// Logged on a device with a half-point screen: offset and velocity of the lift, resting offset.
  static let logged = [
    (364.0, 4619.940, 2664.5), (2595.5, 1398.724, 3288.5), (3094.5, -2389.578, 1907.0),
    (143.0, 2279.252, 1275.5),
  ]
  let endless = ScrollBounds(min: -1e9, max: 1e9)

  @Test(arguments: logged)
  func `a fling rests where a device logged it`(offset: Double, velocity: Double, rest: Double) {
    let plan = MotionPlan.release(
      from: offset, velocity: velocity, bounds: ScrollBounds(min: 0, max: 1e6), rate: .normal, at: 0
    )
    #expect((plan.finalValue * 2).rounded() / 2 == rest)
  }

  @Test(arguments: [(DecelerationRate.normal, 0.998), (.fast, 0.99)])
  func `the closed form is the textbook's, millisecond by millisecond`(
    rate: DecelerationRate, perMillisecond: Double
  ) {
    let law = Deceleration(from: 100, velocity: 3000, rate: rate)
    var speed = 3.0
    var offset = 100.0
    for millisecond in 1...500 {
      // The published sum: each millisecond the content moves by the speed that is left.
      speed *= perMillisecond
      offset += speed
      let time = Double(millisecond) / 1000
      #expect(abs(law.value(at: time) - offset) < 1e-9)
      #expect(abs(law.velocity(at: time) - speed * 1000) < 1e-9)
    }
  }

  @Test(arguments: [DecelerationRate.normal, .fast])
  func `it ends at rest offset and rest time when the speed falls to 10`(rate: DecelerationRate) {
    let constant = rate == .normal ? 0.998 : 0.99
    for velocity in [250.0, -250, 777, -5000, 1e6, -1e9] {
      let plan = MotionPlan.release(
        from: 5, velocity: velocity, bounds: endless, rate: rate, at: 0)
      let coasting = constant / (1 - constant) / 1000
      let rest = 5 + (velocity - (velocity > 0 ? 10 : -10)) * coasting
      #expect(abs(plan.finalValue - rest) <= 1e-9 * max(1, abs(rest)))
      #expect(abs(plan.endTime - log(abs(velocity) / 10) / (-1000 * log(constant))) < 1e-9)
      let last = plan.endTime.nextDown
      #expect(abs(plan.value(at: last) - plan.finalValue) <= 1e-12 * max(1, abs(rest)))
      #expect(abs(abs(plan.velocity(at: last)) - 10) < 1e-6)
      #expect(plan.velocity(at: plan.endTime) == 0)
    }
  }

  @Test func `a lift below 250 rests at once`() {
    for velocity in [0.0, 10, -249.999, 249.999] {
      let plan = MotionPlan.release(
        from: 40, velocity: velocity, bounds: endless, rate: .normal, at: 3)
      #expect(plan == .rest(at: 40, from: 3))
      #expect(MotionPlan.naturalRest(from: 40, velocity: velocity, rate: .normal) == 40)
    }
  }

  @Test func `a faster rate rests sooner and nearer`() {
    let normal = Deceleration(from: 0, velocity: 2000, rate: .normal)
    let fast = Deceleration(from: 0, velocity: 2000, rate: .fast)
    #expect(fast.rest < normal.rest)
    #expect(fast.duration < normal.duration)
  }

  @Test func `a deceleration that meets an edge passes it at the speed it has there`() {
    let plan = MotionPlan.release(
      from: 500, velocity: 4000, bounds: ScrollBounds(min: 0, max: 1000), rate: .normal, at: 2)
    let crossing = plan.segments[1].start
    let free = Deceleration(from: 500, velocity: 4000, rate: .normal)
    #expect(abs(free.value(at: crossing - 2) - 1000) < 1e-9)
    #expect(abs(free.velocity(at: crossing - 2) - (4000 - 500 / 0.499)) < 1e-9)
    #expect(abs(plan.velocity(at: crossing) - plan.velocity(at: crossing.nextDown)) < 1e-6)
    #expect(plan.value(at: crossing) == 1000)
  }

  @Test func `without bounces it stops at the edge`() {
    let plan = MotionPlan.release(
      from: 500, velocity: 4000, bounds: ScrollBounds(min: 0, max: 1000), rate: .normal,
      bounces: false, at: 0)
    #expect(plan.segments.count == 1)
    #expect(plan.finalValue == 1000)
    #expect(plan.velocity(at: plan.endTime) == 0)
  }

  @Test func `content let go past an edge without bounces is on the edge at once`() {
    let plan = MotionPlan.release(
      from: 1040, velocity: 0, bounds: ScrollBounds(min: 0, max: 1000), rate: .normal,
      bounces: false, at: 4)
    #expect(plan.endTime == 4)
    #expect(plan.value(at: 4) == 1000)
    #expect(plan.pieces.map(\.endValue) == [1000])
  }
}
