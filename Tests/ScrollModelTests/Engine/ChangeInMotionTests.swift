import Testing

@testable import ScrollModel

/// Changes of data and size while something moves.
@Suite struct ChangeInMotionTests {
  private func items(_ ids: Range<Int>) -> [Item] { ids.map { Item(id: .integer($0)) } }

  @Test func `an insertion during a deceleration shifts the motion, or the content under it`() {
    for (policy, shift) in [(InsertAbovePolicy.ideal, 1000.0), (.offset, 0)] {
      var engine = rows(200, 50, viewport: 500) { $0.policies.insertAbove = policy }
      var undisturbed = engine
      undisturbed.flick(.up, velocity: 2000)
      for event in FingerGesture.flick(velocity: FingerDirection.up.travel(2000)) {
        _ = engine.apply(event)
      }
      _ = engine.apply(.advance(to: 0.5))
      let before = engine.velocity
      engine.play([.change(.insert(items(1000..<1020), at: 0))])
      #expect(before.dy > 500)
      #expect(abs(engine.along - undisturbed.along - shift) < 1e-9)
    }
  }

  @Test func `rows appended under a bounce take the edge away: it runs out where it was going`() {
    var engine = rows(20, 50, viewport: 500)
    for event in FingerGesture.flick(velocity: FingerDirection.up.travel(3000)) {
      _ = engine.apply(event)
    }
    _ = engine.apply(.advance(to: 0.4))
    let (there, velocity) = (engine.along, engine.velocity.dy)
    #expect(there > 500)
    #expect(velocity < -100)
    _ = engine.apply(.change(.insert(items(100..<200), at: 20)))
    #expect(engine.along == there)
    #expect(engine.velocity.dy == velocity)
    engine.play([])
    #expect(engine.along < there - 20)
    #expect(engine.brokenInvariants() == [])
  }

  @Test func `rows appended at the other end leave a bounce alone`() {
    var engine = rows(20, 50, viewport: 500)
    var undisturbed = engine
    let flick = FingerGesture.flick(velocity: FingerDirection.down.travel(3000))
    let calm = undisturbed.play(flick)
    for event in flick { _ = engine.apply(event) }
    _ = engine.apply(.advance(to: 0.1))
    engine.play([.change(.insert(items(100..<200), at: 20))])
    #expect(engine.time == undisturbed.time)
    #expect(engine.along == 0)
    #expect(calm.last?.time == engine.time)
  }

  @Test func `an animated scroll to an edge goes on to where the edge has gone`() {
    for change in [
      ScrollEvent.change(.insert(items(100..<105), at: 30)),
      .resizeViewport(Size(width: 120, height: 300)),
    ] {
      var engine = rows(30, 60, viewport: 600) { $0.position = ScrollPosition() }
      _ = engine.apply(.positionScroll(to: .edge(.bottom), animation: .default))
      _ = engine.apply(.advance(to: 0.1))
      engine.play([change])
      #expect(engine.along == 1500)
      #expect(engine.phases == [.idle, .animating, .idle])
    }
  }

  @Test func `a page that is being turned lands whole when the viewport turns`() {
    for page in 0..<4 {
      var configuration = ScrollConfiguration()
      configuration.container = .lazyHStack
      configuration.viewport = Size(width: 400, height: 300)
      configuration.itemSize = ItemSize(.fixed(.ofViewport(1)))
      configuration.behavior = .paging
      var engine = ScrollEngine(configuration, items: ItemList(CountedItems(count: 6, first: 0)))
      _ = engine.apply(.assign(.integer(page), anchor: .leading))
      for event in FingerGesture.flick(velocity: FingerDirection.left.travel(1000)) {
        _ = engine.apply(event)
      }
      _ = engine.apply(.advance(to: 0.1))
      engine.play([.resizeViewport(Size(width: 320, height: 300))])
      #expect(engine.along == 320 * Double(page + 1))
      #expect(engine.binding == .integer(page + 1))
      #expect(engine.phases.suffix(2) == [.decelerating, .idle])
    }
  }

  @Test func `an animated jump goes on to where its item has gone`() {
    let changes: [(ScrollEvent, Double)] = [
      (.resizeViewport(Size(width: 120, height: 300)), 2750),
      (.change(.insert(items(100..<110), at: 0)), 3050),
      (.change(.resize(60, length: 80)), 2580),
    ]
    for (change, offset) in changes {
      for jump in [
        ScrollEvent.assign(60, animation: .default), .proxyScroll(to: 60, animation: .default),
      ] {
        var engine = rows(100, 50, viewport: 500)
        _ = engine.apply(jump)
        _ = engine.apply(.advance(to: 0.1))
        engine.play([change])
        #expect(engine.along == offset, "\(change) \(jump)")
        #expect(engine.phases == [.idle, .animating, .idle])
      }
    }
  }

  @Test func `rows that come in under a resting finger are not reported before it moves`() {
    var engine = rows(50, 60, viewport: 600) { $0.policies.insertAbove = .offset }
    _ = engine.apply(.touchDown(slop: 0))
    _ = engine.apply(.touchMove(by: Vector(dy: -120), over: 0.1))
    _ = engine.apply(.advance(to: 0.2))
    let changes = engine.apply(.change(.insert([Item(id: 90), Item(id: 91), Item(id: 92)], at: 0)))
    #expect(changes.isEmpty)
    #expect(engine.binding == 2)
    _ = engine.apply(.touchMove(by: Vector(dy: -1), over: 0.1))
    _ = engine.apply(.advance(to: 0.3))
    #expect(engine.binding == 92)
  }
}
