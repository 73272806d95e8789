import Testing

@testable import ScrollModel

@Suite struct VisibilityTests {
  private func layout(
    _ container: Container = .lazyVStack, lengths: [Double],
    change: (inout ScrollConfiguration) -> Void = { _ in }
  ) -> ContentLayout {
    let configuration = ScrollConfiguration(container, viewport: Size(width: 100, height: 100)) {
      $0.itemSize.rule = .measured(default: nil)
      change(&$0)
    }
    let items = lengths.enumerated().map { Item(id: .integer($0), measure: $1) }
    return ContentLayout(configuration, items: ItemList(items))
  }

  @Test func `items count from their share on`() {
    let layout = layout(lengths: [40, 40, 40, 40])
    func ids(_ offset: Double, _ threshold: Double) -> [ItemID] {
      layout.visibleIDs(at: Point(y: offset), threshold: threshold)
    }
    #expect(ids(20, 0.5) == [0, 1, 2])
    #expect(ids(21, 0.5) == [1, 2])
    #expect(ids(40, 0.5) == [1, 2, 3])
    #expect(ids(20, 1) == [1, 2])
    #expect(ids(41, 0) == [1, 2, 3])
  }

  @Test func `the visible rectangle reaches under the insets`() {
    let layout = layout(lengths: [40, 40, 40, 40]) { $0.margins = EdgeInsets(top: 30, bottom: 30) }
    #expect(layout.visiblePlaces(at: .zero).elementsEqual(0..<3))
    #expect(layout.visiblePlaces(at: Point(y: 40)).elementsEqual(1..<4))
    #expect(layout.visibleIDs(at: Point(y: 40), threshold: 0.5) == [1, 2, 3])
  }

  @Test func `an empty item counts while it is inside, a hole never`() {
    let items = [
      Item(id: 0, measure: 50), Item(id: 1, measure: 0), Item(id: nil, measure: 10),
      Item(id: 3, measure: 60),
    ]
    let configuration = ScrollConfiguration(.vStack, viewport: Size(width: 10, height: 20)) {
      $0.itemSize.rule = .measured(default: nil)
    }
    let layout = ContentLayout(configuration, items: ItemList(items))
    #expect(layout.visibleIDs(at: Point(y: 45), threshold: 0.5) == [1])
    #expect(layout.visiblePlaces(at: Point(y: 45)).elementsEqual(0..<4))
    #expect(layout.visibleIDs(at: Point(y: 49), threshold: 0) == [0, 1, 3])
    #expect(layout.visibleIDs(at: Point(y: 50), threshold: 0) == [3])
  }

  @Test func `in the plane the share is that of the area`() {
    let layout = layout(.lazyVGrid, lengths: [80, 80, 80, 80]) {
      $0.columns = 2
      $0.axes = .both
      $0.itemSize.across = .points(160)
    }
    // The second track shows 20 of 80: a quarter; at an offset of 30 half of both.
    #expect(layout.visibleIDs(at: .zero, threshold: 0.25) == [0, 1, 2])
    #expect(layout.visibleIDs(at: .zero, threshold: 0.26) == [0])
    #expect(layout.visibleIDs(at: Point(x: 30, y: 30), threshold: 0.35) == [0, 1, 2, 3])
    #expect(layout.visibleIDs(at: Point(x: 60, y: 60), threshold: 0.5) == [3])
  }

  @Test func `in the plane what can be seen is what reaches into the rectangle on both axes`() {
    for columns in 1...5 {
      for count in 0...12 {
        let layout = layout(.lazyVGrid, lengths: Array(repeating: 40, count: count)) {
          $0.columns = columns
          $0.axes = .both
          $0.spacing = 5
          $0.itemSize.across = .points(40 * Double(columns) + 5 * Double(columns - 1))
        }
        for x in stride(from: -50.0, through: 250, by: 5) {
          for y in [-120.0, 0, 20, 45, 90, 300] {
            let seen = (0..<count).filter { place in
              let frame = layout.frame(at: place)
              return Axis.allCases.allSatisfy { axis in
                let start = axis == .vertical ? y : x
                return frame.min(axis) < start + layout.viewport[axis] && frame.max(axis) > start
              }
            }
            let places = layout.visiblePlaces(at: Point(x: x, y: y))
            #expect(Array(places) == seen, "\(columns) columns, \(count) items, \(x), \(y)")
            #expect(places.count == seen.count)
            #expect(places.first == seen.first && places.last == seen.last)
          }
        }
      }
    }
  }
}
