import TestSupport
import Testing

@testable import ScrollModel

@Suite struct CurrentTargetPlaneTests {
  private func rule(gaps: GapPolicy, anchor: UnitPoint) -> CurrentTarget {
    let configuration = ScrollConfiguration(.lazyVGrid, viewport: Size(width: 200, height: 300)) {
      $0.columns = 12
      $0.spacing = 5
      $0.axes = .both
      $0.itemSize = ItemSize(.fixed(.points(70)), across: .points(1195))
    }
    let layout = ContentLayout(configuration, items: ItemList(CountedItems(count: 480)))
    var policies = Policies()
    policies.gaps = gaps
    return CurrentTarget(layout, policies: policies, anchor: anchor)
  }

  private func offset(_ motion: AxisPair<MotionPlan>, _ time: Double) -> Point {
    Point(x: motion.horizontal.value(at: time), y: motion.vertical.value(at: time))
  }

  @Test(arguments: GapPolicy.allCases, [UnitPoint.topLeading, .center])
  func `between two moments of any motion looks find the reading of the earlier`(
    gaps: GapPolicy, anchor: UnitPoint
  ) {
    let rule = rule(gaps: gaps, anchor: anchor)
    var random = SplitMix64(seed: 5)
    for _ in 0..<60 {
      let bounds = ScrollBounds(min: 0, max: 900)
      let motion = AxisPair { _ in random.plan(in: bounds) }
      let start = max(motion.horizontal.startTime, motion.vertical.startTime)
      let end = max(motion.horizontal.endTime, motion.vertical.endTime, start)
      let moments = rule.moments(of: motion, from: start, at: nil, until: end)
      let times = moments.map(\.time) + [end]
      #expect(times == times.sorted())
      for (moment, next) in zip(moments, times.dropFirst()) {
        for share in [0.01, 0.3, 0.5, 0.7, 0.99] where next - moment.time > 1e-6 {
          let time = moment.time + (next - moment.time) * share
          #expect(rule.reading(at: offset(motion, time)) == moment.reading)
        }
      }
      if let last = moments.last {
        #expect(rule.reading(at: offset(motion, end)) == last.reading)
      }
    }
  }

  @Test func `a walk that is cut and taken up again finds the same moments`() {
    let rule = rule(gaps: .nil, anchor: .center)
    var random = SplitMix64(seed: 6)
    for _ in 0..<60 {
      let bounds = ScrollBounds(min: 0, max: 900)
      let motion = AxisPair { _ in random.plan(in: bounds) }
      let start = max(motion.horizontal.startTime, motion.vertical.startTime)
      let end = max(motion.horizontal.endTime, motion.vertical.endTime, start)
      let whole = rule.moments(of: motion, from: start, at: nil, until: end).map(\.reading)
      var cut: [TargetReading] = []
      var reached: Point?
      for part in 1...7 {
        let (from, to) = (start + (end - start) / 7 * Double(part - 1), part)
        let until = to == 7 ? end : start + (end - start) / 7 * Double(to)
        for moment in rule.moments(of: motion, from: from, at: reached, until: until)
        where moment.reading != cut.last {
          cut.append(moment.reading)
        }
        reached = offset(motion, until)
      }
      #expect(cut == whole)
    }
  }

  @Test func `a diagonal that turns line and track at one instant reports the last item alone`() {
    let configuration = ScrollConfiguration(.lazyVGrid, viewport: Size(width: 100, height: 100)) {
      $0.columns = 4
      $0.axes = .both
      $0.itemSize = ItemSize(.fixed(.points(50)), across: .points(200))
    }
    var engine = ScrollEngine(configuration, items: ItemList(CountedItems(count: 16, first: 0)))
    var ids: [ItemID?] = []
    for event in [
      ScrollEvent.touchDown(slop: 0), .touchMove(by: Vector(dx: -80, dy: -80), over: 1),
      .advance(to: 0), .advance(to: 1), .touchUp(.velocity(.zero)), .touchDown(slop: 0),
      .touchMove(by: Vector(dx: 80, dy: 0), over: 1), .advance(to: 2),
    ] {
      for case .report(let id, _) in engine.apply(event).map(\.kind) { ids.append(id) }
    }
    #expect(ids == [0, 5, 10, 9, 8])
    #expect(engine.nearest?.id == 8)
  }

  @Test(arguments: [ReadPolicy.closest, .leading])
  func `where places are holes, the binding is the nearest item at every moment of a motion`(
    policy: ReadPolicy
  ) {
    for seed in 0..<60 {
      var random = SplitMix64(seed: UInt64(seed))
      let items = (0..<60).map { place in
        Item(id: random.once(in: 3) ? nil : .integer(place))
      }
      var configuration = ScrollConfiguration(
        .lazyVGrid, viewport: Size(width: 200, height: 150)
      ) {
        $0.columns = 6
        $0.axes = .both
        $0.itemSize = ItemSize(.fixed(.points(70)), across: .points(720))
        $0.anchor = [.topLeading, .center][random.below(2)]
      }
      configuration.policies.read = policy
      var engine = ScrollEngine(configuration, items: ItemList(ItemArray(items)))
      for _ in 0..<4 {
        var events: [ScrollEvent] = [.touchDown(slop: 0)]
        for _ in 0..<3 {
          let travel = Vector(
            dx: Double(random.below(300)) - 200, dy: Double(random.below(300)) - 200)
          events.append(.touchMove(by: travel, over: 0.3))
          events += (1...30).map { .advance(to: engine.time + Double($0) * 0.0097) }
          for event in events {
            _ = engine.apply(event)
            let nearest = engine.nearest?.id
            guard engine.phase == .interacting, engine.isScrolledByUser, nearest != nil else {
              continue
            }
            // Where two are as near, a rounding decides.
            let there = engine.offset
            let isClear = [-1e-6, 1e-6].allSatisfy { shift in
              let beside = Point(x: there.x + shift, y: there.y + shift)
              return engine.nearestPlace(at: beside).flatMap { engine.layout.id(at: $0) } == nearest
            }
            #expect(!isClear || engine.binding == nearest, "seed \(seed), \(engine.time) s")
          }
          events = []
        }
        _ = engine.apply(.touchUp(.tracked))
        _ = engine.apply(.advance(to: (engine.restTime ?? engine.time) + 0.01))
        #expect(engine.nearest == nil || engine.binding == engine.nearest?.id)
      }
    }
  }
}
