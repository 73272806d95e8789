import TestSupport
import Testing

@testable import ScrollModel

@Suite struct SamplerTests {
  private func list(_ sampler: SamplerConfiguration) -> ScrollEngine {
    rows(100, 50, viewport: 500) { $0.sampler = sampler }
  }

  @Test func `the defaults are a quarter of a second and two points`() {
    #expect(
      SamplerConfiguration()
        == SamplerConfiguration(interval: 0.25, minimumDifference: 2, rule: .reader))
  }

  @Test func `the latest value let through is published at the first tick after an interval`() {
    var engine = list(SamplerConfiguration())
    let changes = engine.play(
      FingerGesture.drag(Vector(dy: -300), over: 0.5, at: 0) + [.advance(to: 1)])
    let samples = changes.compactMap { change -> (Double, Double)? in
      if case .sample(_, let value) = change.kind { (change.time, value.y) } else { nil }
    }
    #expect(samples.map(\.0) == [0.25, 0.5])
    #expect(abs(samples[0].1 + 150) < 1e-9)
    #expect(samples[1].1 == -300)
    #expect(engine.samplerState?.published == 2)
    #expect(engine.samplerState?.value == Point(y: -300))
    #expect(engine.conclude().isEmpty)
  }

  @Test func `what differs by less than the minimum stays unpublished for ever`() {
    var engine = list(SamplerConfiguration())
    engine.drag(.up, 100)
    engine.drag(.up, 1)
    engine.play([.advance(to: 5)])
    #expect(engine.samplerState?.value == Point(y: -100))
    #expect(engine.codes == [.staleSample])
    #expect(engine.diagnostics.first?.message.contains("1 pt") == true)
  }

  @Test func `exactly the minimum is let through`() {
    var engine = list(SamplerConfiguration())
    engine.drag(.up, 2)
    engine.play([.advance(to: 1)])
    #expect(engine.samplerState?.value == Point(y: -2))
  }

  @Test func `flushing publishes the resting offset when the phase becomes idle`() {
    var engine = list(SamplerConfiguration(rule: .flush))
    engine.drag(.up, 100)
    engine.drag(.up, 1)
    #expect(engine.samplerState?.value == Point(y: -101))
    #expect(engine.conclude().isEmpty)
  }

  @Test func `a naive pipeline publishes the same`() {
    for seed in 0..<60 {
      var random = SplitMix64(seed: UInt64(seed))
      let sampler = SamplerConfiguration(
        interval: random.pick([0.05, 0.2, 0.25]), minimumDifference: random.pick([0.5, 2, 20]))
      var engine = list(sampler)
      var plan = engine
      let flick = FingerGesture.flick(
        velocity: FingerDirection.up.travel(500 + 3000 * random.unit()))
      let changes = engine.play(flick + [.advance(to: 6)])
      for event in flick { _ = plan.apply(event) }
      var (through, last, expected) = (0.0, 0.0, [Double]())
      var tick = 1
      for frame in 1...360 {
        let time = Double(frame) / 60
        // Joints are looked at too; the only ones here are the end and the edge, which is far.
        let offset = -plan.offset(at: time).y
        while Double(tick) * sampler.interval < time - 1e-12 {
          if through != last { expected.append(through) }
          last = through
          tick += 1
        }
        if abs(offset - through) >= sampler.minimumDifference { through = offset }
      }
      let found = changes.compactMap { change -> Double? in
        if case .sample(_, let value) = change.kind { value.y } else { nil }
      }
      #expect(found.count >= expected.count)
      for (a, b) in zip(found, expected.dropLast()) { #expect(abs(a - b) < 1e-6, "seed \(seed)") }
    }
  }

  @Test func `a tick in the instant in which a drag ends publishes where it ended`() {
    for tenths in 1...40 {
      let end = Double(tenths) / 10
      var engine = list(SamplerConfiguration(interval: 0.1, minimumDifference: 2, rule: .reader))
      engine.play(FingerGesture.drag(Vector(dy: -400), over: end, at: 0) + [.advance(to: end)])
      #expect(engine.samplerState?.value == Point(y: -400), "\(end) s")
    }
  }

  @Test func `in a space that no view names there is nothing to sample, and that is said`() {
    var engine = rows(100, 50, viewport: 500) {
      $0.sampler = SamplerConfiguration()
      $0.namesCoordinateSpace = false
    }
    #expect(engine.codes.isEmpty)
    engine.drag(.up, 300)
    engine.play([.advance(to: 5)])
    #expect(engine.samplerState?.raw == 0 && engine.samplerState?.value == .zero)
    #expect(engine.codes == [.missingCoordinateSpace])
  }
}
