import TestSupport
import Testing

@testable import ScrollModel

/// What one update does at once: the layout changes as a whole, then what was assigned counts.
@Suite struct UpdateTests {
  private func items(_ ids: Range<Int>) -> [Item] { ids.map { Item(id: .integer($0)) } }

  @Test func `rows that go and rows that come in one update clamp nothing between them`() {
    var engine = rows(20, 100, viewport: 400)
    _ = engine.apply(.proxyScroll(to: 19, anchor: .bottom))
    #expect(engine.along == 1600)
    _ = engine.apply(
      .together([
        .change(.remove((0..<5).map(ItemID.integer))), .change(.insert(items(50..<55), at: 15)),
      ]))
    #expect(engine.along == 1600)
  }

  @Test func `a held row that goes and comes back in one update keeps its place`() {
    var engine = rows(20, 100, viewport: 400) { $0.anchor = .top }
    engine.drag(.up, 500)
    _ = engine.apply(
      .together([.change(.remove([5])), .change(.insert(items(5..<6), at: 0))]))
    #expect(engine.place(of: 5) == 0)
    #expect(engine.codes.isEmpty)
  }

  @Test func `what the same update lets go of does not dangle`() {
    for next in [ItemID.integer(8), nil] {
      var engine = rows(20, 100, viewport: 400) { $0.anchor = .top }
      engine.drag(.up, 500)
      _ = engine.apply(.together([.change(.remove([5])), .assign(next)]))
      #expect(engine.codes.isEmpty)
    }
    var position = rows(20, 100, viewport: 400) { $0.position = ScrollPosition(idType: .int) }
    position.drag(.up, 500)
    _ = position.apply(
      .together([.change(.remove([5])), .positionScroll(to: .edge(.bottom))]))
    #expect(position.codes.isEmpty)
    // What comes last in the update counts, behind an assignment of the item that goes, too.
    var assigned = rows(20, 100, viewport: 400) { $0.position = ScrollPosition(idType: .int) }
    assigned.drag(.up, 500)
    _ = assigned.apply(
      .together([.change(.remove([5])), .assign(5), .positionScroll(to: .edge(.bottom))]))
    #expect(assigned.binding == nil && !assigned.codes.contains(.danglingID))
    var held = rows(20, 100, viewport: 400) { $0.anchor = .top }
    held.drag(.up, 500)
    _ = held.apply(.together([.change(.remove([5])), .proxyScroll(to: 18)]))
    #expect(held.codes == [.danglingID, .readerNotReported])
  }

  @Test func `a binding dangles without a target layout, too`() {
    for gone in [DataChange.remove([5]), .replace(ItemList(CountedItems(count: 3, first: 50)))] {
      var engine = rows(20, 100, viewport: 400) { $0.targetLayout = .off }
      _ = engine.apply(.assign(5))
      _ = engine.apply(.change(gone))
      #expect(engine.codes.contains(.danglingID))
    }
    var stranger = rows(20, 100, viewport: 400)
    _ = stranger.apply(.assign(99))
    _ = stranger.apply(.change(.remove([5])))
    #expect(stranger.codes == [.unknownID], "what was never there cannot go")
  }

  @Test func `a viewport that shrinks in the update that jumps is the one that is jumped in`() {
    var engine = rows(100, 50, viewport: 500)
    _ = engine.apply(
      .together([.assign(19), .resizeViewport(Size(width: 120, height: 300))]))
    #expect(engine.place(of: 19) == 250)
  }

  @Test func `items that replace others are looked at as the first ones were`() {
    let faulty = [1, 2, nil, 1].map { Item(id: $0.map(ItemID.integer)) }
    var engine = rows(20, 100, viewport: 400)
    _ = engine.apply(.change(.replace(ItemList(ItemArray(faulty)))))
    #expect(engine.codes == [.duplicateID, .noID])
    var grown = rows(20, 100, viewport: 400)
    _ = grown.apply(.change(.insert([Item(id: nil)], at: 3)))
    #expect(grown.codes == [.noID])
  }

  @Test func `any changes and sizes in one update are as one change of a naive list`() {
    for seed in 0..<600 {
      var random = SplitMix64(seed: UInt64(seed))
      let anchor = [UnitPoint.top, .center, .bottom][random.below(3)]
      var naive = (0..<20).map { (id: $0, length: Double(20 + random.below(100))) }
      var configuration = ScrollConfiguration()
      configuration.viewport = Size(width: 100, height: 300)
      configuration.itemSize = ItemSize(.measured(default: nil))
      configuration.anchor = anchor
      var engine = ScrollEngine(
        configuration,
        items: ItemList(ItemArray(naive.map { Item(id: .integer($0.id), measure: $0.length) })))
      if random.flip() { engine.drag(.up, Double(random.below(900))) }
      if random.below(4) == 0 { _ = engine.apply(.proxyScroll(to: .integer(random.below(20)))) }
      func start(_ id: Int) -> Double? {
        naive.firstIndex { $0.id == id }.map { naive[..<$0].map(\.length).reduce(0, +) }
      }
      let held: Int? = if case .integer(let id)? = engine.binding { id } else { nil }
      let before = held.flatMap(start)
      var expected = engine.along
      var events: [ScrollEvent] = []
      for _ in 0..<(1 + random.below(5)) {
        let at = random.below(naive.count)
        switch random.below(4) {
        case 0:
          let id = 100 + events.count
          let length = Double(20 + random.below(90))
          naive.insert((id, length), at: at)
          events.append(.change(.insert([Item(id: .integer(id), measure: length)], at: at)))
        case 1 where naive.count > 3:
          let gone = naive.remove(at: at)
          events.append(.change(.remove([.integer(gone.id)])))
          guard random.flip() else { break }
          naive.append(gone)
          events.append(
            .change(
              .insert(
                [Item(id: .integer(gone.id), measure: gone.length)], at: naive.count - 1)))
        case 2:
          let row = naive.remove(at: at)
          let to = random.below(naive.count + 1)
          naive.insert(row, at: to)
          events.append(.change(.move(.integer(row.id), to: to)))
        default:
          naive[at].length = Double(20 + random.below(200))
          events.append(.change(.resize(.integer(naive[at].id), length: naive[at].length)))
        }
      }
      if let held, let before, let now = start(held) { expected += now - before }
      let height = random.flip() ? 300 : Double(100 + random.below(500))
      if height != 300 {
        events.insert(
          .resizeViewport(Size(width: 100, height: height)), at: random.below(events.count + 1))
        if let held, let now = start(held) {
          let length = naive.first { $0.id == held }?.length ?? 0
          if now + length > expected, now < expected + 300 {
            expected += anchor.y * (300 - height)
          } else {
            expected = now + anchor.y * (length - height)
          }
        }
      }
      let end = naive.map(\.length).reduce(0, +) - height
      _ = engine.apply(.together(events))
      let isSame = abs(engine.along - max(0, min(end, expected))) < 1e-9
      #expect(isSame, "seed \(seed): \(engine.along), not \(expected)")
      guard isSame else { return }
    }
  }
}

/// The edge that `scrollTo(edge:)` asks for is kept while the content grows.
@Suite struct PinnedEdgeTests {
  private func atBottom() -> ScrollEngine {
    var engine = rows(100, 50, viewport: 500) { $0.position = ScrollPosition(idType: .int) }
    _ = engine.apply(.positionScroll(to: .edge(.bottom)))
    return engine
  }

  private let growth = ScrollEvent.change(.insert([Item(id: .integer(500))], at: 100))

  @Test func `under a finger that rests it is kept, and let go when the finger moves`() {
    var engine = atBottom()
    _ = engine.apply(.touchDown())
    _ = engine.apply(growth)
    #expect(engine.along == 4550)
    _ = engine.apply(.touchUp(.tracked))
    #expect(engine.along == 4550 && engine.isAtEnd)
    engine.drag(.down, 100)
    _ = engine.apply(.change(.insert([Item(id: .integer(501))], at: 101)))
    #expect(engine.along == 4450)
  }

  @Test func `whatever else scrolls lets go of it`() {
    for scroll in [ScrollEvent.proxyScroll(to: 5, anchor: .top), .statusBarTap] {
      var engine = atBottom()
      _ = engine.apply(scroll)
      _ = engine.apply(.advance(to: 5))
      let there = engine.along
      _ = engine.apply(growth)
      #expect(engine.along == there && there < 1000)
    }
  }

  @Test func `code that lets go of the position lets go of it`() {
    var engine = atBottom()
    _ = engine.apply(.assign(nil))
    _ = engine.apply(growth)
    #expect(engine.along == 4500)
  }

  @Test func `a scroll elsewhere that is under way goes where it was going`() {
    var engine = atBottom()
    _ = engine.apply(.proxyScroll(to: 20, anchor: .top, animation: .default))
    _ = engine.apply(.advance(to: 0.2))
    _ = engine.apply(growth)
    _ = engine.apply(.advance(to: 5))
    #expect(engine.place(of: 20) == 0)
  }

  @Test func `a scroll to the edge that a finger stops is over`() {
    var engine = rows(100, 50, viewport: 500) { $0.position = ScrollPosition() }
    _ = engine.apply(.positionScroll(to: .edge(.bottom), animation: .default))
    _ = engine.apply(.advance(to: 0.1))
    _ = engine.apply(.touchDown())
    _ = engine.apply(.touchUp(.tracked))
    let there = engine.along
    _ = engine.apply(growth)
    #expect(engine.along == there)
  }
}

/// A viewport of another size.
@Suite struct ViewportResizeTests {
  @Test func `under a finger the held row keeps its place at the anchor, or the offset stays`() {
    for policy in [InsertAbovePolicy.ideal, .offset] {
      var engine = rows(50, 100, viewport: 600) {
        $0.anchor = .bottom
        $0.policies.insertAbove = policy
      }
      _ = engine.apply(.touchDown(slop: 0))
      _ = engine.apply(.touchMove(by: Vector(dy: -300), over: 0.3))
      _ = engine.apply(.advance(to: 0.3))
      _ = engine.apply(.resizeViewport(Size(width: 120, height: 400)))
      #expect(engine.along == (policy == .ideal ? 500 : 300))
      _ = engine.apply(.touchMove(by: Vector(dy: -50), over: 0.1))
      _ = engine.apply(.advance(to: 0.4))
      #expect(engine.along == (policy == .ideal ? 550 : 350))
    }
  }

  @Test func `what rests goes to the nearest page or view of the new size`() {
    // Page 3 of 400 points begins at 1200: pages of 500 have 1000 near it, pages of 350 have 1050.
    for (height, page) in [(500.0, 1000.0), (350, 1050), (330, 1320)] {
      var paged = rows(50, 100, viewport: 400) {
        $0.behavior = .paging
        $0.targetLayout = .off
      }
      _ = paged.apply(.wheel(by: Vector(dy: 1200)))
      #expect(paged.along == 1200)
      _ = paged.apply(.resizeViewport(Size(width: 120, height: height)))
      #expect(paged.along == page)
    }
    var aligned = rows(50, 100, viewport: 400) { $0.behavior = .viewAligned() }
    _ = aligned.apply(.wheel(by: Vector(dy: 1240)))
    _ = aligned.apply(.assign(nil))
    _ = aligned.apply(.resizeViewport(Size(width: 120, height: 390)))
    #expect(aligned.along == 1200)
  }

  @Test func `an animated scroll to a point goes there, whatever the behaviour would align to`() {
    var engine = rows(50, 100, viewport: 400) {
      $0.behavior = .viewAligned()
      $0.position = ScrollPosition(idType: .int)
    }
    _ = engine.apply(.positionScroll(to: .point(x: nil, y: 1240), animation: .default))
    _ = engine.apply(.advance(to: 0.1))
    _ = engine.apply(.resizeViewport(Size(width: 120, height: 390)))
    _ = engine.apply(.advance(to: 5))
    #expect(engine.along == 1240)
  }

  @Test func `on two axes both places are kept, and a cell out of sight sideways is shown again`() {
    var configuration = ScrollConfiguration()
    configuration.container = .lazyVGrid
    configuration.columns = 20
    configuration.axes = [.horizontal, .vertical]
    configuration.viewport = Size(width: 200, height: 200)
    configuration.itemSize = ItemSize(.fixed(.points(100)), across: .points(2000))
    configuration.anchor = .center
    let start = ScrollEngine(configuration, items: ItemList(CountedItems(count: 400, first: 0)))
    var engine = start
    _ = engine.apply(.assign(210))
    #expect(engine.offset == Point(x: 950, y: 950))
    _ = engine.apply(.resizeViewport(Size(width: 300, height: 300)))
    #expect(engine.offset == Point(x: 900, y: 900))
    var away = start
    _ = away.apply(.assign(210))
    _ = away.apply(.proxyScroll(to: 219))
    _ = away.apply(.resizeViewport(Size(width: 200, height: 300)))
    #expect(away.offset.x == 950)
  }
}

/// What `defaultScrollAnchor` keeps when sizes change.
@Suite struct DefaultAnchorTests {
  @Test func `half a point off its edge the view is still at it, and no further`() {
    for (distance, end) in [(0.0, 1700.0), (0.5, 1700), (0.75, 1599.25)] {
      var engine = rows(20, 100, viewport: 400) {
        $0.defaultAnchor.initialOffset = .bottom
        $0.defaultAnchor.sizeChanges = .bottom
        $0.targetLayout = .off
      }
      _ = engine.apply(.wheel(by: Vector(dy: -distance)))
      #expect(engine.along == 1600 - distance)
      _ = engine.apply(.change(.insert([Item(id: 500)], at: 20)))
      #expect(engine.along == end)
    }
  }
}
