import Testing

@testable import ScrollModel

@Suite struct ContentLayoutTests {
  /// Rows of 20 in a stack, and what is to be changed of it.
  private func layout(
    _ count: Int, viewport: Size = Size(width: 390, height: 200),
    change: (inout ScrollConfiguration) -> Void = { _ in }
  ) -> ContentLayout {
    let configuration = ScrollConfiguration(.lazyVStack, viewport: viewport) {
      $0.itemSize = ItemSize(.fixed(.points(20)))
      change(&$0)
    }
    return ContentLayout(configuration, items: ItemList(CountedItems(count: count, first: 0)))
  }

  @Test(arguments: [(UnitPoint?.none, 0.0), (.top, 0), (.bottom, 140), (.center, 70)])
  func `short content lies at the start, or where the alignment says`(
    anchor: UnitPoint?, start: Double
  ) {
    let layout = layout(3) { $0.defaultAnchor.alignment = anchor }
    #expect(layout.frame(at: 0).min(.vertical) == start)
    #expect(layout.contentSize.height == 60)
    #expect(layout.bounds(.vertical) == ScrollBounds(min: 0, max: 0))
  }

  @Test func `content that fills the container is not shifted`() {
    let layout = layout(20) { $0.defaultAnchor.alignment = .bottom }
    #expect(layout.frame(at: 0).min(.vertical) == 0)
  }

  @Test func `margins widen the bounds and narrow the container, padding lengthens the content`() {
    let layout = layout(20, viewport: Size(width: 390, height: 150)) {
      $0.margins = EdgeInsets(top: 20)
      $0.safeArea = EdgeInsets(leading: 10, bottom: 30)
      $0.padding = EdgeInsets(top: 5, bottom: 6, trailing: 40)
    }
    #expect(layout.container == Size(width: 380, height: 100))
    #expect(layout.contentSize == Size(width: 380, height: 411))
    #expect(layout.bounds(.vertical) == ScrollBounds(min: -20, max: 291))
    #expect(layout.bounds(.horizontal) == ScrollBounds(min: -10, max: -10))
    #expect(
      layout.frame(at: 1)
        == Rect(origin: Point(y: 25), size: Size(width: 340, height: 20)))
  }

  @Test func `both axes scroll over content as broad as asked for`() {
    let layout = layout(4) {
      $0.axes = .both
      $0.itemSize.across = .ofViewport(2)
    }
    #expect(layout.contentSize == Size(width: 780, height: 80))
    #expect(layout.bounds(.horizontal) == ScrollBounds(min: 0, max: 390))
    #expect(layout.bounds(.vertical) == ScrollBounds(min: 0, max: 0))
  }

  @Test func `lengths that are shares of the viewport follow it`() {
    var layout = layout(4) { $0.itemSize.rule = .fixed(.ofViewport(0.5)) }
    #expect(layout.frame(at: 3).min(.vertical) == 300)
    layout.setViewport(Size(width: 390, height: 300))
    #expect(layout.frame(at: 3).min(.vertical) == 450)
    layout.resize(at: 0, length: 7)
    layout.setViewport(Size(width: 390, height: 200))
    #expect(layout.frame(at: 3).min(.vertical) == 207)
  }

  @Test func `an aspect follows the breadth of the track`() {
    let items = [1, 0.5, nil, 2].map { Item(id: nil, measure: $0) }
    let configuration = ScrollConfiguration(.lazyVGrid, viewport: Size(width: 210, height: 400)) {
      $0.columns = 2
      $0.spacing = 10
      $0.itemSize.rule = .aspect(default: .points(30))
    }
    var layout = ContentLayout(configuration, items: ItemList(items))
    #expect(layout.contentSize.height == 100 + 10 + 200)
    // The shorter of two cells stands in the middle of its line.
    #expect(layout.frame(at: 1).origin == Point(x: 110, y: 25))
    layout.setViewport(Size(width: 110, height: 400))
    #expect(layout.contentSize.height == 50 + 10 + 100)
  }

  @Test func `an item without a usable size is as long as the default, or has no length`() {
    func lengths(_ measures: [Double?], _ rule: ItemSize.Rule) -> [Double] {
      let configuration = ScrollConfiguration(.vStack, viewport: Size(width: 10, height: 10)) {
        $0.itemSize.rule = rule
      }
      let items = ItemList(measures.map { Item(id: nil, measure: $0) })
      let layout = ContentLayout(configuration, items: items)
      return measures.indices.map { layout.frame(at: $0).size.height }
    }
    #expect(lengths([3, 0, nil, nil], .measured(default: nil)) == [3, 0, 0, 0])
    #expect(lengths([3, -1], .measured(default: nil)) == [3, 0])
    #expect(lengths([.nan], .aspect(default: nil)) == [0])
    #expect(lengths([1, .infinity], .measured(default: nil)) == [1, 0])
    #expect(lengths([3, nil], .measured(default: .points(5))) == [3, 5])
    #expect(lengths([nil], .fixed(.points(5))) == [5])
    #expect(lengths([], .measured(default: nil)) == [])
  }

  @Test(arguments: Container.allCases, [0.0, 1, 1e9, -5, .nan, .infinity])
  func `no viewport and no length stops a layout`(container: Container, viewport: Double) {
    for length in [0.0, 1, 1e300, -3, .nan] {
      for count in [0, 1, 3] {
        let configuration = ScrollConfiguration(
          container, viewport: Size(width: viewport, height: viewport)
        ) {
          $0.columns = -1
          $0.itemSize = ItemSize(.fixed(.points(length)), across: .points(length))
          $0.spacing = length
          $0.defaultAnchor.alignment = .center
        }
        let items = CountedItems(count: count)
        var layout = ContentLayout(configuration, items: ItemList(items))
        #expect(layout.contentSize.width.isFinite && layout.contentSize.height.isFinite)
        #expect(layout.placesMeeting(-1e9, 1e9).count <= count)
        #expect((0..<count).allSatisfy { layout.frame(at: $0).max(.vertical).isFinite })
        layout.resize(at: 0, length: .nan)
        layout.resize(at: 7, length: 1)
        layout.move(from: 5, to: 0)
        layout.insert([Item(id: "x")], at: -4)
        layout.remove([layout.key(at: 0), layout.key(at: 0)])
        #expect(layout.count == count)
      }
    }
  }
}
