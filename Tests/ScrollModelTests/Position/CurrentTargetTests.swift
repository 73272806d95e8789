import Testing

@testable import ScrollModel

@Suite struct CurrentTargetTests {
  private func layout(
    _ container: Container, _ items: [Item], viewport: Size = Size(width: 100, height: 100),
    change: (inout ScrollConfiguration) -> Void = { _ in }
  ) -> ContentLayout {
    let configuration = ScrollConfiguration(container, viewport: viewport) {
      $0.itemSize.rule = .measured(default: .points(20))
      change(&$0)
    }
    return ContentLayout(configuration, items: ItemList(items))
  }

  private func items(_ ids: [ItemID?]) -> [Item] { ids.map { Item(id: $0) } }

  private func policies(_ read: ReadPolicy, gaps: GapPolicy = .keep) -> Policies {
    var policies = Policies()
    policies.read = read
    policies.gaps = gaps
    return policies
  }

  @Test func `rows of 20 at offset 15: closest is row 1, leading is row 0`() {
    let layout = layout(.lazyVStack, items((0..<10).map { .integer($0) }))
    let closest = CurrentTarget(layout, policies: policies(.closest), anchor: .top)
    let leading = CurrentTarget(layout, policies: policies(.leading), anchor: .top)
    #expect(closest.nearest(at: Point(y: 15)) == 1)
    #expect(leading.nearest(at: Point(y: 15)) == 0)
    #expect(closest.distance(of: 1, at: Point(y: 15)) == 5)
    #expect(leading.distance(of: 0, at: Point(y: 15)) == -15)
  }

  @Test func `with a bottom anchor the bottom row is the one`() {
    let layout = layout(.lazyVStack, items((0..<10).map { .integer($0) })) {
      $0.margins = EdgeInsets(top: 10, bottom: 30)
    }
    for read in ReadPolicy.allCases {
      let rule = CurrentTarget(layout, policies: policies(read), anchor: .bottom)
      #expect(rule.nearest(at: Point(y: 1)) == 3)
      #expect(rule.nearest(at: Point(y: 10)) == 3)
      #expect(rule.distance(of: 3, at: Point(y: 10)) == 0)
    }
  }

  @Test func `a horizontal stack reads along x as a vertical one along y`() {
    let measures: [Double] = [30, 0, 50, 20, 40]
    let items = measures.enumerated().map {
      Item(id: $0 == 3 ? nil : .integer($0), measure: $1)
    }
    let vertical = layout(.lazyVStack, items) { $0.margins.top = 7 }
    let horizontal = layout(.lazyHStack, items) { $0.margins.leading = 7 }
    for share in [0, 0.5, 1] {
      let down = CurrentTarget(
        vertical, policies: policies(.closest), anchor: UnitPoint(x: 0.3, y: share))
      let along = CurrentTarget(
        horizontal, policies: policies(.closest), anchor: UnitPoint(x: share, y: 0.3))
      for offset in stride(from: -60.0, through: 160, by: 2.5) {
        #expect(down.nearest(at: Point(y: offset)) == along.nearest(at: Point(x: offset)))
      }
    }
  }

  @Test func `a grid is read by lines, each by its first item with an id`() {
    let layout = layout(.lazyVGrid, items([0, 1, 2, nil, 4, 5, nil, nil, nil, nil, 10])) {
      $0.columns = 3
      $0.spacing = 10
    }
    let rule = CurrentTarget(layout, policies: policies(.closest), anchor: nil)
    #expect([0, 15, 16, 49, 50].map { rule.nearest(at: Point(y: $0)) } == [0, 0, 4, 4, 10])
    let readings = rule.steps(from: 0, to: 90).map(\.reading)
    #expect(readings == [.target(0), .target(4), .target(10)])
    let gaps = CurrentTarget(layout, policies: policies(.closest, gaps: .nil), anchor: nil)
    #expect(
      gaps.steps(from: 15, to: 70).map(\.reading) == [.target(4), .gap, .target(4), .gap])
  }

  @Test func `without items or with holes alone nothing is current`() {
    for ids in [[], [nil, nil]] as [[ItemID?]] {
      let rule = CurrentTarget(
        layout(.vStack, items(ids)), policies: policies(.closest, gaps: .nil), anchor: nil)
      #expect(rule.nearest(at: .zero) == nil)
      #expect(rule.reading(at: .zero) == .nothing)
      #expect(rule.steps(from: -50, to: 50).map(\.reading) == [.nothing])
    }
  }

  /// The definition in the plane: of all items in sight the one whose point is nearest.
  private func nearestCell(_ layout: ContentLayout, _ offset: Point, _ anchor: UnitPoint) -> Int? {
    func vector(_ frame: Rect, _ axis: Axis) -> Double {
      frame.min(axis) + anchor[axis] * frame.size[axis]
        - (offset[axis] + anchor[axis] * layout.container[axis])
    }
    return (0..<layout.count).filter { place in
      let frame = layout.frame(at: place)
      return layout.id(at: place) != nil
        && Axis.allCases.allSatisfy {
          frame.min($0) < offset[$0] + layout.container[$0] && frame.max($0) > offset[$0]
        }
    }.min { a, b in
      func square(_ place: Int) -> Double {
        Axis.allCases.map { vector(layout.frame(at: place), $0) }.reduce(0) { $0 + $1 * $1 }
      }
      return square(a) < square(b)
    }
  }

  @Test(arguments: [UnitPoint.topLeading, .center, .bottomTrailing])
  func `a grid that scrolls both ways reads the item nearest in the plane`(anchor: UnitPoint) {
    for holes in [[], [4], [0, 5, 6, 7], [9, 10]] {
      let ids = (0..<11).map { holes.contains($0) ? nil : ItemID.integer($0) }
      let layout = layout(.lazyVGrid, items(ids), viewport: Size(width: 60, height: 50)) {
        $0.columns = 4
        $0.spacing = 4
        $0.axes = .both
        $0.itemSize.across = .points(172)
      }
      let rule = CurrentTarget(layout, policies: policies(.closest), anchor: anchor)
      for x in stride(from: -70.0, through: 180, by: 11) {
        for y in stride(from: -60.0, through: 80, by: 7) {
          let offset = Point(x: x, y: y)
          #expect(rule.nearest(at: offset) == nearestCell(layout, offset, anchor), "\(offset)")
        }
      }
    }
  }

  @Test func `in the plane the first and the last in sight are counted in layout order`() {
    let layout = layout(
      .lazyVGrid, items([nil, 1, 2, 3, 4, nil]), viewport: Size(width: 60, height: 30)
    ) {
      $0.columns = 2
      $0.axes = .both
      $0.itemSize.across = .points(100)
    }
    let leading = CurrentTarget(layout, policies: policies(.leading), anchor: .topLeading)
    #expect(leading.nearest(at: .zero) == 1)
    #expect(leading.nearest(at: Point(x: -15, y: 0)) == 2)
    #expect(leading.nearest(at: Point(x: -15, y: -15)) == nil)
    let trailing = CurrentTarget(layout, policies: policies(.leading), anchor: .bottomTrailing)
    #expect(trailing.nearest(at: Point(x: 0, y: 25)) == 4)
    #expect(trailing.nearest(at: Point(x: 50, y: 25)) == 3)
  }

  @Test func `in the plane a gap of either axis is one, and a direction looks past an edge`() {
    let layout = layout(.lazyVGrid, items((0..<8).map { .integer($0) })) {
      $0.columns = 4
      $0.spacing = 10
      $0.axes = .both
      $0.itemSize.across = .points(230)
    }
    let rule = CurrentTarget(
      layout, policies: policies(.closest, gaps: .nil), anchor: .topLeading)
    #expect(rule.reading(at: Point(x: 0, y: 25)) == .gap)
    #expect(rule.reading(at: Point(x: 55, y: 0)) == .gap)
    #expect(rule.reading(at: Point(x: 50, y: 0)) == .target(1))
    #expect(rule.reading(at: Point(x: 50, y: 0), toward: Vector(dx: 1)) == .gap)
    #expect(rule.reading(at: Point(x: 30, y: 0)) == .target(0))
    #expect(rule.reading(at: Point(x: 30, y: 0), toward: Vector(dx: 1)) == .target(1))
  }
}
