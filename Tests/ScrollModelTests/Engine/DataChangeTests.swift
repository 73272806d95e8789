import TestSupport
import Testing

@testable import ScrollModel

@Suite struct DataChangeTests {
  private func items(_ ids: Range<Int>) -> [Item] { ids.map { Item(id: .integer($0)) } }

  @Test func `the held row keeps its place when rows are inserted above it`() {
    var engine = rows(25, 100, viewport: 600)
    engine.drag(.up, 500)
    let changes = engine.apply(.change(.insert(items(100..<150), at: 0)))
    #expect(engine.along == 5500)
    #expect(engine.binding == 5)
    #expect(changes.isEmpty)
  }

  @Test func `with nothing held the offset stays and the content moves`() {
    var engine = rows(50, 60, viewport: 600)
    _ = engine.apply(.proxyScroll(to: 2, anchor: .top))
    _ = engine.apply(.change(.insert(items(100..<150), at: 0)))
    #expect(engine.along == 120)
    #expect(engine.place(of: 2) == 3000)
  }

  @Test func `letting go with nil detaches the place`() {
    var engine = rows(50, 60, viewport: 600)
    engine.drag(.up, 120)
    _ = engine.apply(.assign(nil))
    _ = engine.apply(.change(.insert(items(100..<150), at: 0)))
    #expect(engine.along == 120)
  }

  @Test func `a held row that goes leaves a dangling binding and the offset`() {
    var engine = rows(50, 60, viewport: 600)
    engine.drag(.up, 120)
    _ = engine.apply(.change(.remove([2])))
    #expect(engine.along == 120)
    #expect(engine.binding == 2)
    #expect(engine.codes == [.danglingID])
  }

  @Test func `what is left of a list that shrinks is clamped to`() {
    var engine = rows(50, 44, viewport: 600)
    engine.drag(.up, 9999)
    #expect(engine.along == 1600)
    _ = engine.apply(.change(.replace(ItemList(CountedItems(count: 20, first: 50)))))
    #expect(engine.along == 280)
  }

  @Test func `inserted and assigned in one update is lost, in two it scrolls`() {
    var engine = rows(20, 100, viewport: 400)
    _ = engine.apply(.together([.change(.insert(items(99..<100), at: 20)), .assign(99)]))
    #expect(engine.along == 0)
    #expect(engine.binding == 99)
    #expect(engine.codes == [.lostUpdate])
    var patient = rows(20, 100, viewport: 400)
    _ = patient.apply(.change(.insert(items(99..<100), at: 20)))
    _ = patient.apply(.assign(99))
    #expect(patient.along == 1700)
  }

  @Test func `inserted and scrolled to by a position or a reader in one update is lost, too`() {
    let arrival = ScrollEvent.change(.insert(items(99..<100), at: 20))
    var position = rows(20, 100, viewport: 400) { $0.position = ScrollPosition(idType: .int) }
    _ = position.apply(.together([arrival, .positionScroll(to: .id(99))]))
    #expect(position.position?.viewID == 99)
    var reader = rows(20, 100, viewport: 400)
    _ = reader.apply(.together([arrival, .proxyScroll(to: 99)]))
    for engine in [position, reader] {
      #expect(engine.along == 0)
      #expect(engine.codes == [.lostUpdate])
    }
    // An edge is not an item, and what was there before is not new.
    var edge = rows(20, 100, viewport: 400) { $0.position = ScrollPosition() }
    _ = edge.apply(.together([arrival, .positionScroll(to: .edge(.bottom))]))
    #expect(edge.along == 1700)
    _ = edge.apply(
      .together([.change(.insert(items(50..<51), at: 0)), .positionScroll(to: .id(5))]))
    #expect(edge.along == 600)
  }

  @Test func `passing through nil in one update is no change`() {
    var engine = rows(100, 50, viewport: 500) { $0.anchor = .top }
    _ = engine.apply(.assign(30))
    _ = engine.apply(.proxyScroll(to: 0))
    _ = engine.apply(.together([.assign(nil), .assign(30)]))
    #expect(engine.along == 0)
    #expect(engine.codes.contains(.noChange))
    _ = engine.apply(.assign(nil))
    _ = engine.apply(.assign(30))
    #expect(engine.along == 1500)
  }

  @Test func `a page that is held stays whole when the viewport turns`() {
    var configuration = ScrollConfiguration()
    configuration.container = .lazyHStack
    configuration.viewport = Size(width: 400, height: 300)
    configuration.itemSize = ItemSize(.fixed(.ofViewport(1)))
    configuration.behavior = .paging
    var engine = ScrollEngine(configuration, items: ItemList(CountedItems(count: 6, first: 0)))
    _ = engine.apply(.assign(3, anchor: .leading))
    #expect(engine.along == 1200)
    _ = engine.apply(.resizeViewport(Size(width: 320, height: 300)))
    #expect(engine.along == 960)
    #expect(engine.binding == 3)
  }

  @Test func `a held row out of view is jumped to again when the viewport changes`() {
    var engine = rows(100, 50, viewport: 500) { $0.anchor = .top }
    engine.drag(.up, 500)
    _ = engine.apply(.proxyScroll(to: 60, anchor: .top))
    #expect(engine.along == 3000)
    _ = engine.apply(.resizeViewport(Size(width: 120, height: 300)))
    #expect(engine.along == 500)
  }

  @Test func `thousands of edits keep the held row where a naive list says`() {
    for seed in 0..<300 {
      var random = SplitMix64(seed: UInt64(seed))
      var naive = (0..<30).map { (id: $0, length: Double(20 + random.below(100))) }
      var configuration = ScrollConfiguration()
      configuration.viewport = Size(width: 100, height: 300)
      configuration.itemSize = ItemSize(.measured(default: nil))
      var engine = ScrollEngine(
        configuration,
        items: ItemList(
          ItemArray(naive.map { Item(id: .integer($0.id), measure: $0.length) })))
      var next = 1000
      for _ in 0..<20 {
        let bounds = { max(0, naive.map(\.length).reduce(0, +) - 300) }
        let start = { (id: Int) -> Double? in
          naive.firstIndex { $0.id == id }.map { naive[..<$0].map(\.length).reduce(0, +) }
        }
        if random.below(3) == 0 {
          engine.drag(random.below(2) == 0 ? .up : .down, Double(random.below(900)))
        }
        var held: Int?
        if case .integer(let id)? = engine.binding { held = id }
        let before = engine.along
        let place = held.flatMap(start)
        switch random.below(4) {
        case 0:
          let at = random.below(naive.count + 1)
          let fresh = (0..<(1 + random.below(3))).map { _ in
            next += 1
            return (id: next, length: Double(random.below(90)))
          }
          naive.insert(contentsOf: fresh, at: at)
          _ = engine.apply(
            .change(.insert(fresh.map { Item(id: .integer($0.id), measure: $0.length) }, at: at)))
        case 1 where naive.count > 5:
          let gone = naive.remove(at: random.below(naive.count)).id
          _ = engine.apply(.change(.remove([.integer(gone)])))
        case 2:
          let from = random.below(naive.count)
          let to = random.below(naive.count)
          let row = naive.remove(at: from)
          naive.insert(row, at: to)
          _ = engine.apply(.change(.move(.integer(row.id), to: to)))
        default:
          let at = random.below(naive.count)
          naive[at].length = Double(random.below(200))
          _ = engine.apply(
            .change(.resize(.integer(naive[at].id), length: naive[at].length)))
        }
        var expected = before
        if let held, let place, let now = start(held) { expected += now - place }
        expected = max(0, min(bounds(), expected))
        #expect(abs(engine.along - expected) < 1e-9, "seed \(seed)")
        for (place, row) in naive.enumerated() where engine.layout.id(at: place) != .integer(row.id)
        {
          Issue.record("seed \(seed): row \(place)")
        }
        guard abs(engine.along - expected) < 1e-9 else { return }
      }
    }
  }

  @Test func `an inserted id that stands in the list already is named`() {
    func codes(_ ids: [ItemID], removing removed: [ItemID] = []) -> [Diagnostic.Code] {
      var engine = rows(20, 100, viewport: 400)
      _ = engine.apply(.change(.remove(removed)))
      _ = engine.apply(.change(.insert(ids.map { Item(id: $0) }, at: 2)))
      return engine.codes
    }
    #expect(codes([100, 7]) == [.duplicateID])
    #expect(codes([100, 100]) == [.duplicateID])
    #expect(codes([100, 101]) == [])
    #expect(codes([100, 7], removing: [7]) == [])
  }
}
