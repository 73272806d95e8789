import TestSupport
import Testing

@testable import ScrollModel

@Suite struct MotionPlanTests {
  /// Plans of every kind, the same in every run.
  func plans(_ count: Int, seed: UInt64) -> [MotionPlan] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in random.plan(in: random.bounds()) }
  }

  @Test func `a plan of rest moves nothing`() {
    let plan = MotionPlan.rest(at: 5, from: 2)
    #expect(plan.isResting && plan.isResting(at: 2))
    #expect(plan.value(at: 0) == 5 && plan.value(at: 9) == 5)
    #expect(plan.velocity(at: 2) == 0)
    #expect(plan.endTime == 2)
    #expect(plan.joints.isEmpty)
    #expect(plan.phase(at: 2) == .idle)
  }

  @Test func `a fling sampled at any rate is one curve`() {
    let bounds = ScrollBounds(min: 0, max: 1500)
    let fling = MotionPlan.release(from: 900, velocity: 3000, bounds: bounds, rate: .normal, at: 0)
    func samples(_ rate: Int) -> [Double] {
      (0...2 * rate).map { fling.value(at: Double($0) / Double(rate)) }
    }
    let dense = samples(840 * 5)
    for rate in [7, 60, 120, 600] {
      let sparse = samples(rate)
      #expect(sparse == sparse.indices.map { dense[$0 * 4200 / rate] })
    }
    // Any two samples are joined by a chord no steeper than the fling is fast.
    var random = SplitMix64(seed: 5)
    for _ in 0..<1000 {
      let times = [random.number(in: 0...2), random.number(in: 0...2)]
      let values = times.map(fling.value)
      #expect(abs(values[1] - values[0]) <= 3000 * abs(times[1] - times[0]) + 0.5)
    }
  }

  @Test func `forward and backward are each other's mirror image`() {
    var random = SplitMix64(seed: 6)
    for _ in 0..<300 {
      let offset = random.number(in: -200...1200)
      let velocity = random.number(in: -4000...4000)
      let one = MotionPlan.release(
        from: offset, velocity: velocity, bounds: ScrollBounds(min: 0, max: 1000), rate: .normal,
        at: 0)
      let other = MotionPlan.release(
        from: -offset, velocity: -velocity, bounds: ScrollBounds(min: -1000, max: 0), rate: .normal,
        at: 0)
      #expect(one.endTime == other.endTime)
      #expect(one.times(30).allSatisfy { one.value(at: $0) == -other.value(at: $0) })
      #expect(one.times(30).allSatisfy { one.velocity(at: $0) == -other.velocity(at: $0) })
    }
  }

  @Test func `the offset is continuous at each joint but for the last half point`() {
    for plan in plans(2000, seed: 7) where plan.endTime > plan.startTime {
      #expect(abs(plan.value(at: plan.startTime.nextUp) - plan.startValue) < 1e-6)
      for joint in plan.joints.dropFirst() {
        let step = abs(plan.value(at: joint) - plan.value(at: joint.nextDown))
        #expect(step <= (joint == plan.endTime ? 0.5 + 1e-6 : 1e-6))
      }
    }
  }

  @Test func `the velocity is continuous wherever a law takes over from another`() {
    for plan in plans(2000, seed: 8) where plan.segments.count > 1 {
      for segment in plan.segments.dropFirst() where segment.start > plan.startTime {
        let before = plan.velocity(at: segment.start.nextDown)
        #expect(abs(plan.velocity(at: segment.start) - before) < 1e-5)
      }
    }
  }

  @Test func `segments follow each other without a gap`() {
    for plan in plans(2000, seed: 9) {
      #expect(plan.segments.count <= 3)
      #expect(plan.segments.first.map(\.start) ?? plan.startTime == plan.startTime)
      #expect(zip(plan.segments, plan.segments.dropFirst()).allSatisfy { $0.end == $1.start })
      #expect(plan.segments.allSatisfy { $0.end >= $0.start })
      #expect(plan.joints == plan.joints.sorted())
    }
  }

  @Test func `the end is the rest`() {
    for plan in plans(1000, seed: 10) {
      #expect(plan.value(at: plan.endTime) == plan.finalValue)
      #expect(plan.value(at: plan.endTime + 1) == plan.finalValue)
      #expect(plan.velocity(at: plan.endTime) == 0)
      #expect(plan.phase(at: plan.endTime) == .idle)
      #expect(plan.value(at: plan.startTime - 1) == plan.startValue || plan.isResting)
    }
  }

  @Test func `a release and a landing rest within the bounds`() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<2000 {
      let bounds = random.bounds()
      let plan = MotionPlan.release(
        from: random.number(in: -500...3500), velocity: random.number(in: -9000...9000),
        bounds: bounds, rate: .normal, bounces: random.flip(), at: 0)
      #expect(bounds.contains(plan.finalValue))
    }
  }

  @Test func `a shifted plan is the same motion somewhere else`() {
    for plan in plans(500, seed: 12) {
      let shifted = plan.shifted(by: 250)
      #expect(shifted.endTime == plan.endTime)
      for time in plan.times(20) {
        #expect(abs(shifted.value(at: time) - plan.value(at: time) - 250) < 1e-5)
        #expect(abs(shifted.velocity(at: time) - plan.velocity(at: time)) < 1e-5)
      }
    }
  }

  @Test func `no input makes a plan that does not end`() {
    let wild = [
      0.0, -0.0, Double.leastNonzeroMagnitude, -1e-300, 0.1, -250, 1e9, -1e9, 1e300, .infinity,
      .nan,
    ]
    for offset in wild {
      for velocity in wild {
        for limit in wild {
          let bounds = ScrollBounds(min: -limit, max: limit)
          let band = RubberBand(bounds: bounds, viewport: limit)
          let plans: [MotionPlan] = [
            .release(from: offset, velocity: velocity, bounds: bounds, rate: .normal, at: 1),
            .landing(from: offset, velocity: velocity, on: limit, rate: .fast, at: 1),
            .animated(from: offset, velocity: velocity, to: limit, animation: .default, at: 1),
            .animated(from: offset, velocity: velocity, to: limit, animation: .bouncy, at: 1),
            .animated(
              from: offset, velocity: velocity, to: limit,
              animation: .spring(response: abs(limit), dampingFraction: abs(velocity)), at: 1),
            .animated(
              from: offset, velocity: velocity, to: limit,
              animation: .easeInOut(duration: velocity), at: 1),
            .finger(from: offset, to: velocity, duration: limit, band: band, at: 1),
            .finger(
              from: band.raw(visible: offset), to: velocity, duration: 0.1, band: band, at: 1),
          ]
          for plan in plans {
            #expect(plan.endTime.isFinite && plan.endTime >= 1)
            #expect(plan.finalValue.isFinite)
            let middle = (plan.endTime + 1) / 2
            #expect(plan.value(at: middle).isFinite && plan.velocity(at: middle).isFinite)
            #expect(plan.pieces.reduce(0) { count, _ in count + 1 } < 20000)
          }
        }
      }
    }
  }
}
