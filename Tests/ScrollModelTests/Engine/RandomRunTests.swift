import TestSupport
import Testing

@testable import ScrollModel

/// Thousands of random runs: what must hold after each event, whatever came before.
@Suite struct RandomRunTests {
  @Test func `invariants hold after each event, time never goes back, and every run ends`() {
    for seed in 0..<1500 {
      var random = SplitMix64(seed: UInt64(seed))
      var engine = RandomRun.scene(&random)
      for step in 0..<12 {
        let before = engine.time
        let event = RandomRun.event(for: engine, &random)
        var times = [before] + engine.apply(event).map(\.time)
        if let rest = engine.restTime {
          #expect(rest.isFinite && rest < engine.time + 100, "seed \(seed) step \(step) \(event)")
          if random.below(2) == 0 { times += engine.apply(.advance(to: rest)).map(\.time) }
        }
        times.append(engine.time)
        #expect(times == times.sorted(), "seed \(seed) step \(step) \(event)")
        let broken = engine.brokenInvariants()
        #expect(broken == [], "seed \(seed) step \(step) \(event)")
        guard broken.isEmpty else { return }
      }
    }
  }

  @Test(arguments: [false, true])
  func `cutting time finely changes nothing but the cuts`(inPlane: Bool) {
    for seed in 0..<(inPlane ? 150 : 400) {
      var random = SplitMix64(seed: UInt64(seed))
      var whole = RandomRun.scene(&random) { if inPlane { $0.scrollBothWays() } }
      var cut = whole
      for _ in 0..<8 {
        let event = RandomRun.event(for: whole, &random)
        var expected = whole.apply(event)
        var found: [ScrollChange] = []
        if case .advance(let end) = event {
          let start = cut.time
          for _ in 0..<random.below(6) {
            let middle = start + (end - start) * random.unit()
            found += cut.apply(.advance(to: middle))
          }
        }
        found += cut.apply(event)
        let rest = max(whole.restTime ?? 0, cut.restTime ?? 0)
        if rest > 0 {
          expected += whole.apply(.advance(to: rest))
          let pieces = 1 + random.below(200)
          let start = cut.time
          for piece in 1...pieces {
            found += cut.apply(
              .advance(to: start + (rest - start) * Double(piece) / Double(pieces)))
          }
          found += cut.apply(.advance(to: rest))
        }
        let difference = zip(expected, found).first { $0.kind != $1.kind }
        #expect(
          difference == nil && expected.count == found.count, "seed \(seed) \(event)")
        guard difference == nil else { return }
        for (a, b) in zip(expected, found) {
          #expect(abs(a.time - b.time) < 1e-9, "seed \(seed) \(event)")
        }
        #expect(abs(whole.along - cut.along) < 1e-9, "seed \(seed) \(event)")
      }
    }
  }

  @Test func `the nearest item by index is the naive one`() {
    for seed in 0..<600 {
      var random = SplitMix64(seed: UInt64(seed) &+ 9_000_000)
      var engine = RandomRun.scene(&random)
      for _ in 0..<10 {
        _ = engine.apply(RandomRun.event(for: engine, &random))
        #expect(engine.nearest?.index == RandomRun.naiveNearest(engine), "seed \(seed)")
      }
    }
  }

  @Test func `a report names what a look at that instant finds`() {
    for seed in 0..<400 {
      var random = SplitMix64(seed: UInt64(seed) &+ 5_000)
      var engine = RandomRun.scene(&random) { $0.policies.gaps = .keep }
      for _ in 0..<6 {
        let before = engine
        let event = RandomRun.event(for: engine, &random)
        for change in engine.apply(event) {
          guard case .report(let id?, _) = change.kind, case .advance = event else { continue }
          // Just past the crossing, so that rounding does not put the look before it.
          var look = before
          _ = look.apply(.advance(to: change.time + 1e-9))
          guard look.time == change.time + 1e-9 else { continue }
          let found = look.reported.last ?? nil
          #expect(found == id || look.reported.contains(id), "seed \(seed)")
        }
      }
    }
  }
}

extension ScrollConfiguration {
  /// Makes it a grid of three tracks, broader than any viewport.
  fileprivate mutating func scrollBothWays() {
    container = .lazyVGrid
    columns = 3
    axes = .both
    itemSize.across = .points(1700)
  }
}

/// Random scenes and events, the same for the same seed.
enum RandomRun {
  static func scene(
    _ random: inout SplitMix64, _ change: (inout ScrollConfiguration) -> Void = { _ in }
  ) -> ScrollEngine {
    var configuration = ScrollConfiguration()
    configuration.container = random.pick([.lazyVStack, .vStack, .lazyHStack, .hStack])
    configuration.viewport = Size(
      width: random.pick([200, 390, 700]), height: random.pick([150, 400, 844]))
    configuration.itemSize = ItemSize(.measured(default: nil))
    configuration.spacing = random.pick([0, 8, 33.5])
    configuration.margins = EdgeInsets(
      top: random.pick([0, 20]), leading: random.pick([0, 16]), bottom: random.pick([0, 34]))
    configuration.padding.top = random.pick([0, 12])
    configuration.anchor = random.pick([nil, .top, .center, .bottom, .leading, .bottomTrailing])
    configuration.direction = random.pick([.leftToRight, .rightToLeft])
    configuration.policies.read = random.pick(ReadPolicy.allCases)
    configuration.policies.gaps = random.pick(GapPolicy.allCases)
    configuration.policies.passingIDs = random.pick(PassingIDsPolicy.allCases)
    configuration.policies.insertAbove = random.pick(InsertAbovePolicy.allCases)
    configuration.targetLayout = random.pick([.on, .on, .on, .off])
    configuration.behavior = random.pick([
      .none, .none, .paging, .viewAligned(),
      .viewAligned(limit: .alwaysByFew, anchor: .center), .viewAligned(limit: .always),
    ])
    configuration.bounces = random.below(5) > 0
    configuration.observes = random.pick([[], [.geometry, .visibility]])
    change(&configuration)
    let lengths: [Double] = random.pick([[100], [40, 120, 7], [0, 60], [900, 30]])
    let items = (0..<random.pick([0, 1, 3, 40, 200])).map { place in
      Item(
        id: random.below(12) == 0 ? nil : .integer(place),
        measure: lengths[random.below(lengths.count)])
    }
    return ScrollEngine(configuration, items: ItemList(ItemArray(items)))
  }

  static func event(for engine: ScrollEngine, _ random: inout SplitMix64) -> ScrollEvent {
    let id = ItemID.integer(random.below(220))
    let anchor: UnitPoint? = random.pick([nil, .top, .center, .bottomTrailing])
    let animation: ScrollAnimation? = random.pick([
      nil, .default, .bouncy, .snappy, .easeInOut(duration: 0.3),
    ])
    let far = (random.unit() - 0.5) * random.pick([50, 500, 5000])
    let fast = (random.unit() - 0.5) * random.pick([200, 3000, 20000])
    switch random.below(14) {
    case 0, 1: return .touchDown(slop: random.pick([0, 10]))
    case 2, 3, 4:
      return .touchMove(by: Vector(dx: far, dy: far), over: random.pick([0, 0.05, 0.25]))
    case 5, 6: return .touchUp(random.pick([.tracked, .velocity(Vector(dx: fast, dy: fast))]))
    case 7: return .touchCancel
    case 8: return .assign(random.below(9) == 0 ? nil : id, anchor: anchor, animation: animation)
    case 9: return .proxyScroll(to: id, anchor: anchor, animation: animation)
    case 10: return .wheel(by: Vector(dx: far, dy: far))
    case 11: return .change(dataChange(engine, id, &random))
    case 12:
      return random.pick([
        .resizeViewport(Size(width: 300, height: 500)),
        .resizeViewport(Size(width: 844, height: 390)),
        .recreate, .relayout, .statusBarTap,
      ])
    default: return .advance(to: engine.time + random.unit() * random.pick([0.02, 0.3, 3]))
    }
  }

  private static func dataChange(
    _ engine: ScrollEngine, _ id: ItemID, _ random: inout SplitMix64
  ) -> DataChange {
    switch random.below(4) {
    case 0:
      let fresh = (0..<(1 + random.below(5))).map { _ in
        Item(id: .integer(1000 + random.below(1_000_000)), measure: Double(random.below(200)))
      }
      return .insert(fresh, at: random.below(60))
    case 1: return .remove([id])
    case 2: return .move(id, to: random.below(60))
    default: return .resize(id, length: Double(random.below(400)))
    }
  }

  /// The place of the nearest item by asking each one.
  static func naiveNearest(_ engine: ScrollEngine) -> Int? {
    let (configuration, layout) = (engine.configuration, engine.layout)
    let axis = configuration.axis
    let share = configuration.anchor?[axis] ?? 0
    let start = engine.along + configuration.insets.start(axis)
    let end = start + layout.container[axis]
    let meeting = (0..<layout.count).filter { place in
      let frame = layout.frame(at: place)
      return layout.id(at: place) != nil && frame.min(axis) < end && frame.max(axis) > start
    }
    if configuration.policies.read == .leading, share == 0 { return meeting.first }
    if configuration.policies.read == .leading, share == 1 { return meeting.last }
    let point = start + share * (end - start)
    return meeting.min {
      abs(place($0) - point) < abs(place($1) - point)
    }
    func place(_ place: Int) -> Double {
      let frame = layout.frame(at: place)
      return frame.min(axis) + share * frame.size[axis]
    }
  }
}
