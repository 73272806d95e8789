import Testing

@testable import ScrollModel

@Suite struct FingerTravelTests {
  let band = RubberBand(bounds: ScrollBounds(min: 0, max: 1000), viewport: 400)

  @Test func `within the bounds the content moves by exactly the travel`() {
    let plan = MotionPlan.finger(from: 123.4, to: 423.4, duration: 0.1, band: band, at: 7)
    #expect(plan.finalValue == 423.4)
    #expect(plan.endTime == 7.1)
    #expect(abs(plan.value(at: 7.05) - 273.4) < 1e-9)
    #expect(abs(plan.velocity(at: 7.05) - 3000) < 1e-6)
    #expect(plan.phase(at: 7.05) == .interacting)
  }

  @Test func `past the edge it goes on through the rubber band`() {
    let plan = MotionPlan.finger(from: 900, to: 1100, duration: 0.2, band: band, at: 0)
    #expect(plan.finalValue == 1000 + 100 * 0.55 * 400 / (400 + 0.55 * 100))
    #expect(abs(plan.value(at: 0.1) - 1000) < 1e-9)
    for time in [0.02, 0.09, 0.11, 0.19] {
      let difference = plan.value(at: time + 1e-6) - plan.value(at: time - 1e-6)
      #expect(abs(plan.velocity(at: time) - difference / 2e-6) < 1e-3)
    }
  }

  @Test func `out and back again ends where it began, however far out`() {
    for travel in [10.0, 500, 1e4, 1e8] {
      let out = MotionPlan.finger(from: 950, to: 950 + travel, duration: 0.2, band: band, at: 0)
      let back = MotionPlan.finger(from: 950 + travel, to: 950, duration: 0.2, band: band, at: 0.2)
      #expect(back.startValue == out.finalValue)
      #expect(back.finalValue == 950)
    }
  }

  @Test func `a travel in no time is a jump`() {
    let plan = MotionPlan.finger(from: 100, to: 300, duration: 0, band: band, at: 5)
    #expect(plan.endTime == 5)
    #expect(plan.value(at: 5) == 300)
    #expect(plan.value(at: 4.9) == 100)
    let pieces = Array(plan.pieces)
    #expect(pieces.count == 1)
    #expect(pieces.first?.time(reaching: 250) == 5)
  }

  @Test func `without bounces the edge holds the content while the finger goes on`() {
    let band = RubberBand(bounds: band.bounds, viewport: 400, bounces: false)
    let plan = MotionPlan.finger(from: 900, to: 1100, duration: 0.2, band: band, at: 0)
    #expect(plan.value(at: 0.15) == 1000)
    #expect(plan.velocity(at: 0.15) == 0)
    #expect(plan.pieces.map { $0.time(reaching: 1000) } == [0.1])
  }
}
