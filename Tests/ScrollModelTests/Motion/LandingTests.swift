import TestSupport
import Testing

@testable import ScrollModel

@Suite struct LandingTests {
  @Test func `every landing lands on its target exactly, at the speed of rest, without passing it`()
  {
    var random = SplitMix64(seed: 1)
    for _ in 0..<2000 {
      let offset = random.number(in: -2000...2000)
      let target =
        random.flip() ? random.whole(in: -2000...2000) : offset + random.number(in: -1...1)
      let velocity = random.flip() ? 0 : random.number(in: -8000...8000)
      let plan = MotionPlan.landing(
        from: offset, velocity: velocity, on: target, rate: random.flip() ? .normal : .fast, at: 0)
      let last = plan.endTime.nextDown
      #expect(plan.finalValue == target)
      #expect(plan.value(at: plan.endTime) == target)
      #expect(abs(plan.value(at: last) - target) < 1e-9)
      #expect(abs(plan.velocity(at: last)) < 10 + 1e-6)
      let values = plan.times(40).map(plan.value)
      let sign: Double = target < offset ? -1 : 1
      #expect(zip(values, values.dropFirst()).allSatisfy { ($1 - $0) * sign >= -1e-9 })
    }
  }

  @Test func `a target on the way keeps the velocity`() {
    let plan = MotionPlan.landing(from: 0, velocity: 2000, on: 300, rate: .normal, at: 0)
    #expect(abs(plan.velocity(at: 1e-12) - 2000) < 1e-6)
    guard case .landing(let law) = plan.segments.first?.law else {
      Issue.record("no landing")
      return
    }
    #expect(law.decay == (2000.0 - 10) / 300)
  }

  @Test(arguments: [(2000.0, 5000.0), (2000, -300), (0, 120), (240, 20), (-3000, 1)])
  func `any other target keeps the rate and takes the velocity it needs`(
    velocity: Double, target: Double
  ) {
    let plan = MotionPlan.landing(from: 0, velocity: velocity, on: target, rate: .fast, at: 0)
    guard case .landing(let law) = plan.segments.first?.law else {
      Issue.record("no landing")
      return
    }
    #expect(law.decay == DecelerationRate.fast.decay)
    #expect(abs(law.velocity - (target.signum * 10 + target * law.decay)) < 1e-9)
  }

  @Test func `the natural rest is where both rules meet`() {
    let rate = DecelerationRate.normal
    let natural = (1500 - 10) / rate.decay
    let kept = Deceleration.landing(from: 0, velocity: 1500, on: natural * (1 - 1e-12), rate: rate)
    let bent = Deceleration.landing(from: 0, velocity: 1500, on: natural * (1 + 1e-12), rate: rate)
    #expect(abs(kept.velocity - bent.velocity) < 1e-6)
    #expect(abs(kept.decay - bent.decay) < 1e-9)
    #expect(abs(kept.duration - bent.duration) < 1e-9)
    let short = Deceleration.landing(from: 0, velocity: 1500, on: natural * 0.999, rate: rate)
    let far = Deceleration.landing(from: 0, velocity: 1500, on: natural * 1.001, rate: rate)
    #expect(short.velocity == 1500 && short.decay > rate.decay)
    #expect(far.velocity > 1500 && far.decay == rate.decay)
  }

  @Test func `on the target there is nothing to do`() {
    #expect(
      MotionPlan.landing(from: 7, velocity: 900, on: 7, rate: .fast, at: 1) == .rest(at: 7, from: 1)
    )
  }
}
