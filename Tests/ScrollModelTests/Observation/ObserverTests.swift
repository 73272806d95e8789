import TestSupport
import Testing

@testable import ScrollModel

@Suite struct ObserverTests {
  @Test func `the content frame is minus the offset, and a change is seen at each refresh`() {
    var engine = rows(3, 375, viewport: 375, container: .lazyHStack) {
      $0.observes = .contentFrame
      $0.displayRate = 10
    }
    let frames = engine.drag(.left, 100).compactMap { change -> (Double, Double)? in
      if case .contentFrame(let origin) = change.kind { (change.time, origin.x) } else { nil }
    }
    // 100 points in 0.25 s: looks at 0.1 and 0.2, and at the end.
    #expect(frames.map(\.0) == [0.1, 0.2, 0.25])
    for (found, expected) in zip(frames.map(\.1), [-40.0, -80, -100]) {
      #expect(abs(found - expected) < 1e-9)
    }
    #expect(engine.appearance.map(\.kind) == [.contentFrame(.zero)])
  }

  @Test func `a frame in a space that no view names never changes, and is named`() {
    var engine = rows(20, 100, viewport: 400) {
      $0.observes = .contentFrame
      $0.namesCoordinateSpace = false
    }
    engine.drag(.up, 300)
    #expect(engine.contentFrame == .zero)
    #expect(engine.codes == [.missingCoordinateSpace])
  }

  @Test func `the geometry observer runs twice by the time the view is at rest, then per change`() {
    var engine = rows(20, 20, viewport: 150) { $0.observes = .geometry }
    #expect(engine.geometryCalls == 2)
    _ = engine.apply(.proxyScroll(to: 0))
    #expect(engine.geometryCalls == 2)
    engine.drag(.up, 15)
    // Fifteen refreshes in a quarter of a second, the last of them its end.
    #expect(engine.geometryCalls == 17)
  }

  @Test func `visibility lists what is visible by the threshold, in layout order`() {
    var engine = rows(20, 100, viewport: 250) { $0.observes = .visibility }
    #expect(engine.visibility == [0, 1, 2])
    engine.drag(.up, 51)
    #expect(engine.visibility == [1, 2])
    engine.drag(.up, 99)
    #expect(engine.visibility == [1, 2, 3])
    let hidden = rows(20, 100, viewport: 250) { $0.targetLayout = .off }
    #expect(hidden.visibility.isEmpty)
  }

  @Test func `looking changes no report and no rest`() {
    for seed in 0..<100 {
      var random = SplitMix64(seed: UInt64(seed))
      var plain = RandomRun.scene(&random) { $0.observes = [] }
      var configuration = plain.configuration
      configuration.observes = [.geometry, .contentFrame, .visibility]
      configuration.displayRate = random.pick([7, 60, 1000])
      configuration.sampler = SamplerConfiguration()
      var observed = ScrollEngine(configuration, items: plain.layout.items)
      for _ in 0..<6 {
        let event = RandomRun.event(for: plain, &random)
        let bare = plain.play([event])
        let full = observed.play([event]).filter { change in
          switch change.kind {
          case .geometry, .contentFrame, .visibility, .sample: false
          case .diagnostic(let diagnostic): diagnostic.code != .staleSample
          default: true
          }
        }
        #expect(bare.map(\.kind) == full.map(\.kind), "seed \(seed) \(event)")
        #expect(abs(plain.along - observed.along) < 1e-9)
      }
    }
  }

  @Test func `moments that part by a rounding are one: nobody looks twice in an instant`() {
    for rate in [60.0, 90, 120] {
      for hundredths in 1...60 {
        // 0.1 + 0.05 lies behind 9/60, and other sums before their names.
        let (first, second) = (0.1, Double(hundredths) / 100)
        var engine = rows(200, 50, viewport: 500) {
          $0.observes = [.geometry, .contentFrame]
          $0.displayRate = rate
        }
        let changes = engine.play(
          FingerGesture.drag(Vector(dy: -20), over: first, at: 0)
            + FingerGesture.drag(Vector(dy: -300), over: second, at: first) + [.advance(to: 1)])
        let times = changes.compactMap { change -> Double? in
          if case .geometry = change.kind { change.time } else { nil }
        }
        let isApart = zip(times, times.dropFirst()).allSatisfy { $1 - $0 > 1e-6 }
        #expect(isApart, "\(rate) a second, \(second) s")
      }
    }
  }

  @Test func `where the time is cut, observers see no more and no less`() {
    let refresh = 9.0 / 60
    for cut in [refresh.nextDown, refresh, refresh.nextUp, refresh + 1e-7] {
      func looks(_ stops: [Double]) -> [Double] {
        var engine = rows(200, 50, viewport: 500) { $0.observes = .geometry }
        let flick = FingerGesture.flick(velocity: Vector(dy: -2000))
        return engine.play(flick + stops.map { .advance(to: $0) }).compactMap { change in
          if case .geometry = change.kind { (change.time * 1e6).rounded() } else { nil }
        }
      }
      #expect(looks([cut, 3]) == looks([3]), "\(cut)")
    }
  }
}
