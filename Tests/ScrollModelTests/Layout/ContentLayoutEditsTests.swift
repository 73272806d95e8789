import TestSupport
import Testing

@testable import ScrollModel

@Suite struct ContentLayoutEditsTests {
  private static let rules: [ItemSize.Rule] = [
    .fixed(.points(20)), .fixed(.ofViewport(0.25)), .measured(default: .points(12)),
    .measured(default: .ofViewport(0.125)), .aspect(default: .points(6)),
  ]

  @Test(arguments: [Container.lazyVStack, .hStack, .lazyVGrid, .lazyHGrid], 0..<rules.count)
  func `after any edits every item lies where laying out anew would put it`(
    container: Container, rule: Int
  ) {
    var random = SplitMix64(seed: UInt64(rule))
    let configuration = ScrollConfiguration(container, viewport: Size(width: 96, height: 128)) {
      $0.columns = 3
      $0.spacing = 4
      $0.itemSize.rule = ContentLayoutEditsTests.rules[rule]
      $0.padding = EdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
      $0.margins = EdgeInsets(top: 8)
      $0.defaultAnchor.alignment = .center
      $0.axes = rule == 1 ? .both : nil
    }
    var editor = LayoutEditor(configuration, count: 7, using: &random)
    for _ in 0..<120 {
      editor.edit(using: &random)
      editor.expectEqual()
    }
  }
}

/// A layout and a naive one that go through the same edits.
private struct LayoutEditor {
  var layout: ContentLayout
  var naive: NaiveLayout
  private var nextID = 0

  init(_ configuration: ScrollConfiguration, count: Int, using random: inout SplitMix64) {
    let items = (0..<count).map { Item(id: .integer($0 / 2), measure: random.whole(in: 0...5) * 4) }
    layout = ContentLayout(configuration, items: ItemList(items))
    naive = NaiveLayout(configuration: configuration, rows: items.map { .init(item: $0) })
    nextID = count
  }

  mutating func edit(using random: inout SplitMix64) {
    let count = naive.rows.count
    func place(_ count: Int) -> Int { .random(in: 0..<count, using: &random) }
    switch count == 0 ? 0 : count > 12 ? 1 : place(5) {
    case 0:
      let items = (0...place(3)).map { _ in
        Item(
          id: random.whole(in: 0...3) == 0 ? nil : .integer(nextID / 2),
          measure: random.flip() ? nil : random.whole(in: 0...9) * 2)
      }
      nextID += 1
      let place = place(count + 1)
      layout.insert(items, at: place)
      naive.rows.insert(contentsOf: items.map { .init(item: $0, isNew: true) }, at: place)
    case 1:
      let places = Set((0...place(3)).map { _ in place(count) })
      layout.remove(places.map { layout.key(at: $0) })
      for place in places.sorted(by: >) { naive.rows.remove(at: place) }
    case 2:
      let (from, to) = (place(count), place(count))
      layout.move(from: from, to: to)
      naive.rows.insert(naive.rows.remove(at: from), at: to)
    case 3:
      let (place, length) = (place(count), random.whole(in: 0...60))
      layout.resize(at: place, length: length)
      naive.rows[place].override = length
    default:
      let viewport = Size(
        width: random.whole(in: 0...4) * 32, height: random.whole(in: 0...4) * 64)
      layout.setViewport(viewport)
      naive.configuration.viewport = viewport
    }
  }

  func expectEqual() {
    let places = naive.rows.indices
    #expect(layout.count == naive.rows.count)
    #expect(layout.items.count == naive.rows.count)
    #expect(layout.contentSize == naive.contentSize)
    #expect(layout.container == naive.container)
    for axis in Axis.allCases { #expect(layout.bounds(axis) == naive.bounds(axis)) }
    expectEqualFrames()
    #expect(places.map { layout.id(at: $0) } == naive.rows.map(\.item.id))
    #expect(places.map { layout.place(of: layout.key(at: $0)) } == Array(places))
    expectEqualIDs()
  }

  /// Aspects over three tracks have no exact lengths; all others must agree to the last bit.
  private func expectEqualFrames() {
    let frames = naive.frames
    let isExact = naive.track == naive.track.rounded(.down)
    for (place, frame) in frames.enumerated() {
      let own = layout.frame(at: place)
      if isExact { #expect(own == frame) }
      for axis in Axis.allCases {
        #expect(abs(own.min(axis) - frame.min(axis)) < 1e-9)
        #expect(abs(own.max(axis) - frame.max(axis)) < 1e-9)
      }
    }
    for start in [-10.0, 0, 20, 33] {
      // A line that is met is met by each of its cells, whatever their lengths.
      let lines = naive.lines.enumerated().filter {
        naive.origin(naive.axis) + $0.element.start < start + 50
          && naive.origin(naive.axis) + $0.element.end > start
      }.map(\.offset)
      let first = lines.first.map { $0 * naive.columns }
      let last = lines.last.map { min(naive.rows.count, ($0 + 1) * naive.columns) }
      let meeting = layout.placesMeeting(start, start + 50)
      #expect(meeting.isEmpty ? first == nil : meeting.lowerBound == first)
      #expect(meeting.isEmpty ? last == nil : meeting.upperBound == last)
    }
  }

  private func expectEqualIDs() {
    var places: [ItemID: [Int]] = [:]
    for (place, row) in naive.rows.enumerated() {
      if let id = row.item.id { places[id, default: []].append(place) }
    }
    for (id, places) in places { #expect(layout.place(of: id) == places.first) }
    #expect(layout.place(of: .integer(nextID)) == nil)
    let repeated = places.filter { $0.value.count > 1 }
      .map { DuplicateID(id: $0.key, places: $0.value) }.sorted { $0.places[0] < $1.places[0] }
    #expect(layout.duplicates == repeated)
  }
}
