import Testing

@testable import ScrollModel

@Suite struct WritingTests {
  private func layout(_ count: Int, _ length: Double, viewport: Double, top: Double = 0)
    -> ContentLayout
  {
    let configuration = ScrollConfiguration(
      .lazyVStack, viewport: Size(width: 100, height: viewport)
    ) {
      $0.itemSize.rule = .fixed(.points(length))
      $0.margins.top = top
    }
    return ContentLayout(configuration, items: ItemList(CountedItems(count: count, first: 0)))
  }

  /// Writes one place after the other and collects where the view stands after each.
  private func offsets(_ layout: ContentLayout, from start: Double, _ writes: [(Int, UnitPoint?)])
    -> [Double]
  {
    var offset = Point(y: start)
    return writes.map { place, anchor in
      offset = layout.offset(aligning: place, anchor: anchor, from: offset)
      return offset.y
    }
  }

  @Test func `measured jumps come out to the point`() {
    #expect(
      offsets(layout(30, 20, viewport: 219), from: 0, [(20, nil), (5, .top), (7, .center)])
        == [201, 100, 40.5])
    #expect(offsets(layout(30, 40, viewport: 666), from: 0, [(20, nil)]) == [174])
    #expect(
      offsets(
        layout(20, 20, viewport: 200), from: 0, [(15, nil), (0, nil), (3, .top), (10, .center)])
        == [120, 0, 60, 110])
    #expect(offsets(layout(20, 20, viewport: 150, top: 20), from: -20, [(10, .top)]) == [180])
  }

  @Test func `without an anchor a write moves as little as makes the item wholly visible`() {
    for length in [0.0, 10, 30, 50] {
      for top in [0.0, 8] {
        let layout = layout(8, length, viewport: 40, top: top)
        let bounds = layout.bounds(.vertical)
        for place in 0..<8 {
          let frame = layout.frame(at: place)
          for start in stride(from: bounds.min, through: bounds.max, by: 2) {
            let end = layout.offset(aligning: place, anchor: nil, from: Point(y: start)).y
            if length > 40 - top {
              #expect(end == bounds.clamp(frame.min(.vertical) - top))
              continue
            }
            let candidates = stride(from: bounds.min, through: bounds.max, by: 1).filter {
              frame.min(.vertical) >= $0 + top && frame.max(.vertical) <= $0 + 40
            }
            let nearest = candidates.min { abs($0 - start) < abs($1 - start) }
            #expect(end == nearest, "\(length) \(top) \(place) from \(start)")
          }
        }
      }
    }
  }

  @Test func `with an anchor both anchor points meet, as far as the bounds allow`() {
    let anchors = [
      UnitPoint.top, .center, .bottom, UnitPoint(x: 0, y: 0.25), UnitPoint(x: 2, y: -1),
    ]
    for anchor in anchors {
      let layout = layout(9, 20, viewport: 50, top: 10)
      for place in 0..<9 {
        let end = layout.offset(aligning: place, anchor: anchor, from: Point(y: 33)).y
        let itemPoint = Double(place) * 20 + anchor.y * 20
        let viewportPoint = end + 10 + anchor.y * 40
        let bounds = layout.bounds(.vertical)
        #expect(bounds.contains(end))
        #expect(itemPoint == viewportPoint || end == bounds.min || end == bounds.max)
        #expect(end == bounds.clamp(end + itemPoint - viewportPoint))
      }
    }
  }

  @Test func `across the axis nothing moves unless that scrolls too`() {
    let viewport = Size(width: 100, height: 100)
    var configuration = ScrollConfiguration(.lazyVGrid, viewport: viewport) {
      $0.columns = 4
      $0.itemSize = ItemSize(.fixed(.points(50)), across: .points(400))
    }
    let items = ItemList(CountedItems(count: 40))
    var layout = ContentLayout(configuration, items: items)
    #expect(layout.offset(aligning: 22, anchor: .center, from: .zero) == Point(y: 225))
    configuration.axes = .both
    layout = ContentLayout(configuration, items: items)
    #expect(layout.offset(aligning: 22, anchor: .center, from: .zero) == Point(x: 200, y: 225))
    #expect(layout.offset(aligning: 22, anchor: nil, from: .zero) == Point(x: 200, y: 200))
    #expect(
      layout.offset(aligning: 20, anchor: nil, from: Point(x: 250, y: 240))
        == Point(x: 0, y: 240))
  }

  @Test(arguments: [0, 0.5, 1, 1.5, -1])
  func `the candidates of snapping are the aligned offsets of all targets, ascending`(
    share: Double
  ) {
    let lengths: [Double] = [20, 0, 30, 70, 10, 40, 10]
    let items = lengths.enumerated().map {
      Item(id: $0 == 2 ? nil : .integer($0), measure: $1)
    }
    let anchor = UnitPoint(x: 0, y: share)
    let configuration = ScrollConfiguration(.vStack, viewport: Size(width: 10, height: 60)) {
      $0.itemSize.rule = .measured(default: nil)
      $0.spacing = 4
      $0.margins.top = 6
    }
    let layout = ContentLayout(configuration, items: ItemList(items))
    let expected = [0, 1, 3, 4, 5, 6].map {
      layout.offset(aligning: $0, anchor: anchor, from: .zero).y
    }
    let candidates = layout.alignedOffsets(anchor: anchor)
    #expect(Array(candidates) == expected.sorted())
    #expect(Set(candidates.indices.map { candidates.place($0) }) == [0, 1, 3, 4, 5, 6])
    for index in candidates.indices {
      let place = candidates.place(index)
      #expect(
        candidates[index] == layout.offset(aligning: place, anchor: anchor, from: .zero).y)
    }
  }

  @Test func `a grid snaps by lines, and across by tracks`() {
    let configuration = ScrollConfiguration(.lazyVGrid, viewport: Size(width: 100, height: 50)) {
      $0.columns = 2
      $0.axes = .both
      $0.itemSize = ItemSize(.fixed(.points(30)), across: .points(300))
    }
    let items = [1, nil, nil, nil, nil, 6, 7].map { Item(id: $0) }
    let layout = ContentLayout(configuration, items: ItemList(items))
    let lines = layout.alignedOffsets(anchor: nil)
    #expect(Array(lines) == [0, 60, 70])
    #expect(lines.indices.map { lines.place($0) } == [0, 5, 6])
    #expect(Array(layout.alignedOffsets(anchor: nil, axis: .horizontal)) == [0, 150])
  }
}
