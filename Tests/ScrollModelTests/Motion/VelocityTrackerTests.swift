import Testing

@testable import ScrollModel

@Suite struct VelocityTrackerTests {
  /// A tracker that has seen positions a hundredth of a second apart, from time 0 on.
  func tracker(_ positions: [Double]) -> VelocityTracker {
    var tracker = VelocityTracker()
    for (index, position) in positions.enumerated() {
      tracker.record(position, at: Double(index) / 100)
    }
    return tracker
  }

  @Test func `three speeds are weighed, the oldest most`() {
    let velocity = tracker([0, 1, 3, 6]).velocity(at: 0.03)
    #expect(abs(velocity - (0.60 * 100 + 0.35 * 200 + 0.05 * 300)) < 1e-9)
  }

  @Test func `only the newest three speeds count`() {
    #expect(abs(tracker([50, 0, 1, 3, 6]).velocity(at: 0.04) - 145) < 1e-9)
  }

  @Test func `two speeds and one have weights of their own`() {
    #expect(abs(tracker([0, 1, 3]).velocity(at: 0.02) - (0.95 * 100 + 0.05 * 200)) < 1e-9)
    #expect(abs(tracker([0, -2]).velocity(at: 0.01) + 200) < 1e-9)
    #expect(tracker([4]).velocity(at: 0) == 0)
    #expect(tracker([]).velocity(at: 0) == 0)
  }

  @Test func `a pause of more than a tenth of a second forgets the speed`() {
    let tracker = tracker([0, 1, 2, 3])
    #expect(abs(tracker.velocity(at: 0.03 + 0.1) - 100) < 1e-9)
    #expect(tracker.velocity(at: 0.03 + 0.1001) == 0)
  }

  @Test func `a pause that is a tenth of a second but for rounding keeps it`() {
    for step in 1...100 {
      let start = Double(step) / 10
      var tracker = VelocityTracker()
      tracker.record(0, at: start - 0.01)
      tracker.record(1, at: start)
      #expect(abs(tracker.velocity(at: start + 0.1) - 100) < 1e-6)
      #expect(abs(tracker.velocity(at: Double(step + 1) / 10) - 100) < 1e-6)
    }
  }

  @Test func `a constant speed is the velocity, whatever the sample times`() {
    var tracker = VelocityTracker()
    for time in [0.0, 1.0 / 60, 2.0 / 60, 0.05, 0.053] { tracker.record(-400 * time, at: time) }
    #expect(abs(tracker.velocity(at: 0.06) + 400) < 1e-9)
  }

  @Test func `samples that are not later are ignored`() {
    var tracker = tracker([0, 1])
    tracker.record(500, at: 0.01)
    tracker.record(900, at: 0)
    #expect(abs(tracker.velocity(at: 0.01) - 100) < 1e-9)
  }
}
