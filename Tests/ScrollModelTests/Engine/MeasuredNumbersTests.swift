import Testing

@testable import ScrollModel

/// Numbers that were measured on real SwiftUI and published.
@Suite struct MeasuredNumbersTests {
  @Test func `a preset id that is not honoured stays in the binding at offset 0`() {
    let engine = rows(30, 20, viewport: 219) {
      $0.initial = 10
      $0.policies.initialValue = .ignored
    }
    #expect(engine.along == 0)
    #expect(engine.binding == 10)
  }

  @Test func `a write without an anchor makes the row just visible, and a reader tells nobody`() {
    var engine = rows(30, 20, viewport: 219) {
      $0.initial = 10
      $0.policies.initialValue = .ignored
    }
    _ = engine.apply(.assign(20))
    #expect(engine.along == 201)
    #expect(engine.place(of: 20) == 199)
    _ = engine.apply(.proxyScroll(to: 5, anchor: .top))
    #expect(engine.along == 100)
    #expect(engine.binding == 20)
    _ = engine.apply(.proxyScroll(to: 7, anchor: .center))
    #expect(engine.along == 40.5)
    #expect(engine.place(of: 7) == 99.5)
    #expect(engine.binding == 20)
  }

  @Test func `an eager stack ignores a preset id`() {
    let engine = rows(30, 30, viewport: 219, container: .vStack) {
      $0.initial = 10
      $0.anchor = .center
    }
    #expect(engine.along == 0)
    #expect(engine.binding == 10)
    #expect(engine.codes == [.initialValueIgnored])
  }

  @Test func `a lazy stack honours a preset id`() {
    let engine = rows(30, 30, viewport: 219) {
      $0.initial = 10
      $0.anchor = .center
    }
    #expect(engine.along == 205.5)
  }

  @Test func `on a phone row 20 of 30 comes to lie at 626`() {
    var engine = rows(30, 40, viewport: 666)
    _ = engine.apply(.assign(20))
    #expect(engine.along == 174)
    #expect(engine.place(of: 20) == 626)
  }

  @Test func `the reader scrolls as little as it can, or to its anchor`() {
    var engine = rows(20, 20, viewport: 200)
    let steps: [(ItemID, UnitPoint?, Double)] = [
      (15, nil, 120), (0, nil, 0), (3, .top, 60), (10, .center, 110),
    ]
    for (id, anchor, offset) in steps {
      _ = engine.apply(.proxyScroll(to: id, anchor: anchor))
      #expect(engine.along == offset, "row \(id)")
    }
  }

  @Test func `under a margin the content rests at minus the margin`() {
    var engine = rows(20, 20, viewport: 150) {
      $0.margins.top = 20
      $0.observes = .geometry
    }
    #expect(engine.along == -20)
    #expect(engine.geometry.containerSize.height == 130)
    #expect(
      engine.geometry.visibleRect
        == Rect(origin: Point(y: -20), size: Size(width: 120, height: 150)))
    #expect(engine.geometryCalls == 2)
    _ = engine.apply(.proxyScroll(to: 10, anchor: .top))
    #expect(engine.along == 180)
    #expect(engine.geometryCalls == 3)
    #expect(engine.phaseCalls == 1)
  }

  @Test func `a default anchor keeps the end at the end when rows are appended`() {
    var engine = rows(20, 20, viewport: 200) {
      $0.defaultAnchor = DefaultScrollAnchor(
        initialOffset: .bottom, sizeChanges: .bottom, alignment: .bottom)
    }
    #expect(engine.along == 200)
    _ = engine.apply(.change(.insert((20..<25).map { Item(id: .integer($0)) }, at: 20)))
    #expect(engine.along == 300)
  }

  @Test func `a default anchor for size changes alone leaves a view at the top there`() {
    var engine = rows(20, 20, viewport: 200) {
      $0.defaultAnchor = DefaultScrollAnchor(sizeChanges: .bottom)
    }
    #expect(engine.along == 0)
    _ = engine.apply(.change(.insert((20..<25).map { Item(id: .integer($0)) }, at: 20)))
    #expect(engine.along == 0)
  }

  @Test(arguments: [(UnitPoint.bottom, 140.0), (.center, 70), (.top, 0)])
  func `short content lies where the alignment says`(anchor: UnitPoint, first: Double) {
    let engine = rows(3, 20, viewport: 200) { $0.defaultAnchor.alignment = anchor }
    #expect(engine.place(of: 0) == first)
  }
}
