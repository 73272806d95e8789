import Foundation
import TestSupport
import Testing

@testable import ScrollModel

@Suite struct SpringTests {
  static let dampings = [0.05, 0.7, 0.85, 1 - 1e-9, 1, 1 + 1e-9, 1.2, 5]

  @Test(arguments: dampings)
  func `the closed form solves the oscillator's equation`(damping: Double) {
    let spring = Spring(
      from: 40, velocity: 700, to: 100, response: 0.55, damping: damping)
    let omega = 2 * Double.pi / 0.55
    for time in [0.0, 0.03, 0.2, 0.6] {
      let naive = integrate([-60, 700], to: time) { _, y in
        [y[1], -omega * omega * y[0] - 2 * damping * omega * y[1]]
      }
      #expect(abs(spring.value(at: time) - 100 - naive[0]) < 2e-8)
      #expect(abs(spring.velocity(at: time) - naive[1]) < 1e-6)
    }
  }

  @Test func `critical damping has the published form`() {
    let spring = Spring(from: 900, velocity: -300, to: 100, response: 0.55, damping: 1)
    let omega = 2 * Double.pi / 0.55
    for time in stride(from: 0.0, through: 1.5, by: 0.01) {
      let form = 100 + exp(-omega * time) * (800 + (-300 + omega * 800) * time)
      #expect(abs(spring.value(at: time) - form) < 1e-9)
    }
  }

  @Test func `damping passes through critical without a step`() {
    let springs = [1 - 1e-10, 1, 1 + 1e-10].map {
      Spring(from: 500, velocity: 0, to: 0, response: 0.5, damping: $0)
    }
    for time in [0.01, 0.1, 0.4] {
      #expect(abs(springs[0].value(at: time) - springs[1].value(at: time)) < 1e-6)
      #expect(abs(springs[2].value(at: time) - springs[1].value(at: time)) < 1e-6)
    }
    #expect(abs(springs[0].duration - springs[1].duration) < 1e-6)
    #expect(abs(springs[2].duration - springs[1].duration) < 1e-6)
  }

  @Test func `a critical spring ends the first time that it is near and slow`() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<400 {
      let spring = Spring(
        from: random.flip() ? random.number(in: -2...2) : random.number(in: -5000...5000),
        velocity: random.flip() ? random.number(in: -40...40) : random.number(in: -5000...5000),
        to: 0, response: random.number(in: 0.05...2), damping: random.flip() ? 1 : 1.5)
      let end = spring.duration
      #expect(abs(spring.value(at: end)) <= 0.5 + 1e-9)
      #expect(abs(spring.velocity(at: end)) <= 10 + 1e-8)
      for step in 0..<200 where end > 1e-6 {
        let time = (end - 1e-8) * Double(step) / 200
        #expect(abs(spring.value(at: time)) > 0.5 || abs(spring.velocity(at: time)) > 10)
      }
    }
  }

  @Test func `a spring that swings ends when it stays near and slow`() {
    var random = SplitMix64(seed: 4)
    for _ in 0..<400 {
      let spring = Spring(
        from: random.flip() ? random.number(in: -2...2) : random.number(in: -5000...5000),
        velocity: random.flip() ? random.number(in: -40...40) : random.number(in: -5000...5000),
        to: 0, response: random.number(in: 0.05...2), damping: random.number(in: 0.05...0.99))
      let end = spring.duration
      for step in 0..<200 {
        let time = end + 1e-8 + Double(step) * 0.01
        #expect(abs(spring.value(at: time)) <= 0.5 + 1e-9)
        #expect(abs(spring.velocity(at: time)) <= 10 + 1e-8)
      }
      if end > 1e-6 {
        let before = end - 1e-6
        #expect(
          abs(spring.value(at: before)) > 0.5 - 1e-9 || abs(spring.velocity(at: before)) > 10 - 1e-9
        )
      }
    }
  }

  @Test func `named animations end on their target, smooth ones without passing it`() {
    let animations: [ScrollAnimation] = [
      .default, .smooth, .snappy, .bouncy, .easeInOut(duration: 0.4),
      .spring(response: 0.4, dampingFraction: 0.8),
    ]
    for animation in animations {
      let plan = MotionPlan.animated(from: 0, velocity: 0, to: 800, animation: animation, at: 2)
      let highest = plan.times(500).map(plan.value).max() ?? 0
      let swings = animation == .snappy || animation == .bouncy || animation == animations[5]
      #expect(plan.finalValue == 800)
      #expect((highest > 800) == swings)
      #expect(plan.phase(at: 2.1) == .animating)
      #expect(plan.endTime < 4)
    }
  }

  @Test(arguments: [0.0, -1, .nan])
  func `a response that is no time jumps`(response: Double) {
    let plan = MotionPlan.animated(
      from: 0, velocity: 50, to: 800,
      animation: .spring(response: response, dampingFraction: 1), at: 2)
    #expect(plan.endTime == 2)
    #expect(plan.value(at: 2) == 800)
    #expect(plan.pieces.map(\.endValue) == [800])
  }

  @Test(arguments: [0.0, -3, .nan, 1e-300, 1e300, .infinity])
  func `a spring ends whatever its damping`(damping: Double) {
    let plan = MotionPlan.animated(
      from: 0, velocity: 1e9, to: 1e9,
      animation: .spring(response: 0.5, dampingFraction: damping), at: 0)
    #expect(plan.endTime.isFinite)
    #expect(plan.finalValue == 1e9)
    #expect(Array(plan.pieces).count < 10000)
  }
}
