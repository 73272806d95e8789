import Foundation
import Testing

@testable import ScrollModel

@Suite struct EaseInOutTests {
  /// One coordinate of the Bézier curve with the control values 0, `a`, `b`, 1.
  func bezier(_ s: Double, _ a: Double, _ b: Double) -> Double {
    3 * a * s * (1 - s) * (1 - s) + 3 * b * s * s * (1 - s) + s * s * s
  }

  @Test func `it is the Bézier curve of its control points`() {
    let law = EaseInOut(origin: 100, target: 600, duration: 0.3)
    for step in 0...100 {
      let s = Double(step) / 100
      let time = 0.3 * bezier(s, 0.42, 0.58)
      #expect(abs(law.value(at: time) - 100 - 500 * bezier(s, 0, 1)) < 1e-9)
      #expect(abs(law.time(reaching: 100 + 500 * bezier(s, 0, 1)) - time) < 1e-8)
    }
  }

  @Test func `it begins and ends at rest, half way in half the time`() {
    let law = EaseInOut(origin: 0, target: -80, duration: 0.3)
    #expect(abs(law.velocity(at: 0)) < 1e-9)
    #expect(abs(law.velocity(at: 0.3)) < 1e-9)
    #expect(abs(law.value(at: 0.15) + 40) < 1e-12)
    let difference = law.value(at: 0.1 + 1e-6) - law.value(at: 0.1 - 1e-6)
    #expect(abs(law.velocity(at: 0.1) - difference / 2e-6) < 1e-5)
  }

  @Test func `it is the default before the springs`() {
    let plan = MotionPlan.animated(
      from: 0, velocity: 900, to: 300, animation: .default, usesSpringByDefault: false, at: 1)
    #expect(plan.endTime == 1.3)
    #expect(plan.finalValue == 300)
    #expect(abs(plan.velocity(at: 1)) < 1e-9)
  }
}
