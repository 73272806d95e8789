import Foundation
import TestSupport
import Testing

@testable import ScrollModel

@Suite struct BounceTests {
  let bounds = ScrollBounds(min: 0, max: 1000)

  @Test func `an arrival at 1000 peaks at 33.49 after 91.2 milliseconds`() throws {
    let law = Bounce(edge: 1000, excess: 0, momentum: 1000)
    let peak = try #require(law.turningTime)
    #expect((peak * 10000).rounded() == 912)
    #expect((law.excess(at: peak) * 100).rounded() == 3349)
    #expect(abs(law.velocity(at: peak)) < 1e-9)
  }

  @Test func `a still release 100 past an edge is within half a point after 0.530 seconds`() {
    let plan = MotionPlan.release(from: 1100, velocity: 0, bounds: bounds, rate: .normal, at: 0)
    #expect((plan.endTime * 1000).rounded() == 530)
    #expect(abs(plan.value(at: plan.endTime.nextDown) - 1000.5) < 1e-9)
    #expect(plan.value(at: plan.endTime) == 1000)
    #expect(plan.phase(at: 0.2) == .decelerating)
  }

  @Test(arguments: [(0.0, 1000.0), (100, 0), (100, 2000), (100, -900), (-60, 700), (-60, -3000)])
  func `the closed form solves its differential equations`(excess: Double, momentum: Double) {
    let law = Bounce(edge: 0, excess: excess, momentum: momentum)
    for time in [0.05, 0.2, 0.6] {
      let naive = integrate([excess, momentum], to: time) { _, y in
        [y[1] - 10 * y[0], -12 * y[1]]
      }
      #expect(abs(law.excess(at: time) - naive[0]) < 1e-9)
      #expect(abs(law.momentum(at: time) - naive[1]) < 1e-9)
      #expect(abs(law.velocity(at: time) - (naive[1] - 10 * naive[0])) < 1e-8)
    }
  }

  @Test func `it ends the first time that excess and momentum are small, on the edge`() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<500 {
      let excess = random.flip() ? 0 : random.number(in: -200...200)
      let momentum = random.flip() ? random.number(in: -30...30) : random.number(in: -5000...5000)
      let law = Bounce(edge: 0, excess: excess, momentum: momentum)
      guard case .settles(let end) = law.outcome else { continue }
      #expect(abs(law.excess(at: end)) <= 0.5 + 1e-9)
      #expect(abs(law.momentum(at: end)) <= 10 + 1e-9)
      for step in 0..<50 {
        let time = (end - 1e-9) * Double(step) / 50
        let isSmall = abs(law.excess(at: time)) <= 0.5 && abs(law.momentum(at: time)) <= 10
        #expect(!isSmall || end < 1e-6)
      }
    }
  }

  @Test func `an inward flick from past an edge goes on inside as a deceleration`() throws {
    let plan = MotionPlan.release(from: 1100, velocity: -3000, bounds: bounds, rate: .normal, at: 5)
    let reentry = try #require(plan.joints.dropFirst().first)
    #expect(abs(reentry - 5 + log(1 - 2 * 100 / 3000.0) / 2) < 1e-9)
    #expect(abs(plan.value(at: reentry.nextDown) - 1000) < 1e-9)
    #expect(plan.value(at: reentry) == 1000)
    #expect(abs(plan.velocity(at: reentry.nextDown) - plan.velocity(at: reentry)) < 1e-6)
    #expect(abs(plan.velocity(at: reentry) + 3000 * exp(-12 * (reentry - 5))) < 1e-6)
    guard case .deceleration = plan.segments[1].law else {
      Issue.record("no deceleration")
      return
    }
  }

  @Test func `a hard inward flick crosses the content and bounces at the other edge`() {
    let plan = MotionPlan.release(from: 1050, velocity: -8000, bounds: bounds, rate: .normal, at: 0)
    #expect(plan.segments.count == 3)
    #expect(plan.finalValue == 0)
    #expect(plan.times(200).map(plan.value).contains { $0 < 0 })
  }

  @Test func `an inward flick that is too slow only bounces`() {
    let plan = MotionPlan.release(from: 1100, velocity: -199, bounds: bounds, rate: .normal, at: 0)
    #expect(plan.segments.count == 1)
    #expect(plan.finalValue == 1000)
    #expect(plan.times(200).allSatisfy { plan.value(at: $0) >= 1000 })
  }

  @Test func `content shorter than the viewport bounces through both of its edges`() {
    let short = ScrollBounds(min: 0, max: -200)
    let plan = MotionPlan.release(from: 50, velocity: -2000, bounds: short, rate: .normal, at: 0)
    #expect(plan.finalValue == 0)
    #expect(plan.times(100).map(plan.value).contains { $0 < -1 })
  }

  @Test func `a flick from on the edge leaves it at once`() {
    let plan = MotionPlan.release(from: 1000, velocity: 1000, bounds: bounds, rate: .normal, at: 0)
    #expect(plan.segments.count == 1)
    #expect(plan.segments.first?.law == .bounce(Bounce(edge: 1000, excess: 0, momentum: 1000)))
  }
}
