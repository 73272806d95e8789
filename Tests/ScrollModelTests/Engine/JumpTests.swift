import Testing

@testable import ScrollModel

@Suite struct JumpTests {
  @Test func `whole numbers among others are ids like them`() {
    let items = ItemArray(
      [1, ItemID(number: "2.5") ?? 2, 3, .wideInteger("99999999999999999999")].map { Item(id: $0) })
    var configuration = ScrollConfiguration()
    configuration.itemSize = ItemSize(.fixed(.points(100)))
    configuration.viewport = Size(width: 390, height: 100)
    var engine = ScrollEngine(configuration, items: ItemList(items))
    let offsets: [(ItemID, Double)] = [
      (3, 200), (.wideInteger("99999999999999999999"), 300), (1, 0),
    ]
    for (id, offset) in offsets {
      engine.play([.assign(id)])
      #expect(engine.along == offset)
      #expect(engine.hasItem(id))
    }
    #expect(!engine.codes.contains(.idTypeMismatch))
    #expect(!engine.hasItem("3") && !engine.hasItem(4))
  }

  @Test func `an id of another type than the binding's is not there`() {
    let engine = rows(100, 50, viewport: 500) { $0.bindingType = .uuid }
    #expect(!engine.hasItem(60))
    #expect(rows(100, 50, viewport: 500) { $0.bindingType = .int }.hasItem(60))
  }

  @Test func `an animated jump holds its target at once and ends exactly on it`() {
    var engine = rows(100, 50, viewport: 500) { $0.anchor = .top }
    _ = engine.apply(.assign(60, animation: .default))
    #expect(engine.binding == 60)
    #expect(engine.phase == .animating)
    #expect(engine.along == 0)
    engine.play([])
    #expect(engine.along == 3000)
    #expect(engine.phases == [.idle, .animating, .idle])
    #expect(engine.reported.isEmpty)
  }

  @Test func `with passing ids it reports an increasing list that ends on the target`() {
    var engine = rows(100, 50, viewport: 500) {
      $0.anchor = .top
      $0.policies.passingIDs = .on
    }
    engine.play([.assign(60, animation: .default)])
    #expect(engine.reported == (1...60).map { .integer($0) })
    #expect(engine.binding == 60)
    #expect(engine.readPath == .untested)
  }

  @Test func `with passing ids it ends on the target, be it the nearest there or not`() {
    var engine = rows(100, 50, viewport: 500) { $0.policies.passingIDs = .on }
    engine.play([.assign(30, animation: .default)])
    #expect(engine.along == 1050)
    #expect(engine.reported == (1...21).map { .integer($0) } + [30])
    #expect(engine.binding == 30)
  }

  @Test func `a jump during a deceleration stops it`() {
    var engine = rows(1000, 50, viewport: 500) { $0.anchor = .top }
    for event in FingerGesture.flick(velocity: FingerDirection.up.travel(4000)) {
      _ = engine.apply(event)
    }
    _ = engine.apply(.advance(to: 0.3))
    _ = engine.apply(.assign(500))
    #expect(engine.along == 25_000)
    #expect(engine.restTime == nil)
    #expect(engine.phases.suffix(2) == [.decelerating, .idle])
  }

  @Test func `a touch during a deceleration stops it for good`() {
    var engine = rows(200, 50, viewport: 500)
    for event in FingerGesture.flick(velocity: FingerDirection.up.travel(3000)) {
      _ = engine.apply(event)
    }
    _ = engine.apply(.advance(to: 0.3))
    let there = engine.along
    engine.play([.touchDown(), .advance(to: 0.4), .touchUp(.tracked)])
    #expect(engine.along == there)
    #expect(
      engine.phases == [.idle, .tracking, .interacting, .decelerating, .tracking, .idle])
  }

  @Test func `grabbing mid-bounce does not leap`() {
    var engine = rows(20, 50, viewport: 500)
    for event in FingerGesture.flick(velocity: FingerDirection.down.travel(3000)) {
      _ = engine.apply(event)
    }
    _ = engine.apply(.advance(to: 0.1))
    let there = engine.along
    #expect(there < -20)
    _ = engine.apply(.touchDown())
    #expect(engine.along == there)
    _ = engine.apply(.touchMove(by: Vector(dy: -10.5), over: 0))
    #expect(abs(engine.along - there) < 1)
    engine.play([.touchUp(.velocity(.zero))])
    #expect(engine.along == 0)
  }

  @Test func `the slop of a raw touch is subtracted once`() {
    var engine = rows(20, 50, viewport: 500)
    _ = engine.apply(.touchDown())
    _ = engine.apply(.touchMove(by: Vector(dy: -6), over: 0.05))
    _ = engine.apply(.advance(to: 0.05))
    #expect(engine.phase == .tracking)
    _ = engine.apply(.touchMove(by: Vector(dy: -34), over: 0.1))
    _ = engine.apply(.advance(to: 0.15))
    #expect(engine.phase == .interacting)
    #expect(abs(engine.along - 30) < 1e-9)
    engine.play([.touchCancel])
    #expect(abs(engine.along - 30) < 1e-9)
  }

  @Test func `right to left and left to right mirror each other`() {
    let ends = [LayoutDirection.leftToRight, .rightToLeft].map { direction in
      var engine = rows(50, 90, viewport: 300, container: .lazyHStack) {
        $0.direction = direction
        $0.margins = EdgeInsets(leading: 20, trailing: 7)
      }
      engine.flick(direction == .leftToRight ? .left : .right, velocity: 1800)
      engine.drag(direction == .leftToRight ? .right : .left, 50)
      return engine.state
    }
    #expect(ends[0] == ends[1])
    #expect(ends[0].offset.x > 300)
  }

  @Test func `the last rows can never be current under a top anchor`() {
    var engine = rows(20, 100, viewport: 400, first: 1) { $0.anchor = .top }
    _ = engine.apply(.assign(17))
    #expect(engine.codes.isEmpty)
    _ = engine.apply(.assign(18))
    #expect(engine.codes == [.unreachable])
    #expect(engine.along == 1600)
  }

  @Test func `a position value reads as the table says`() {
    var engine = rows(100, 50, viewport: 500) {
      $0.position = ScrollPosition(idType: .int, edge: .top)
    }
    #expect(engine.position == ScrollPosition(idType: .int, edge: .top))
    _ = engine.apply(.positionScroll(to: .id(7), anchor: .top))
    #expect(engine.position == ScrollPosition(idType: .int, viewID: 7))
    _ = engine.apply(.positionScroll(to: .point(x: 0, y: 300)))
    #expect(engine.position?.point == Point(x: 0, y: 300))
    #expect(engine.binding == nil)
    engine.drag(.up, 50)
    #expect(engine.along == 350)
    #expect(engine.position?.point == nil)
    #expect(engine.position?.isPositionedByUser == true)
    #expect(engine.binding == 7)
  }

  @Test func `a position value without an id type follows nobody`() {
    var engine = rows(100, 50, viewport: 500) { $0.position = ScrollPosition() }
    _ = engine.apply(.positionScroll(to: .id(7), anchor: .top))
    #expect(engine.binding == 7)
    engine.drag(.up, 200)
    #expect(engine.binding == nil)
    #expect(engine.missed == 0)
  }

  @Test func `an edge that was asked for is kept while the content grows`() {
    var engine = rows(20, 50, viewport: 500) { $0.position = ScrollPosition() }
    _ = engine.apply(.positionScroll(to: .edge(.bottom)))
    #expect(engine.along == 500)
    _ = engine.apply(.change(.insert([Item(id: 99)], at: 20)))
    #expect(engine.along == 550)
    engine.drag(.down, 10)
    _ = engine.apply(.change(.insert([Item(id: 98)], at: 21)))
    #expect(engine.along == 540)
  }

  @Test func `a reader that is handed an id of another type is told so`() {
    var engine = rows(20, 50, viewport: 500)
    _ = engine.apply(.proxyScroll(to: "5"))
    #expect(engine.codes == [.idTypeMismatch])
    #expect(engine.diagnostics.first?.help.contains("scrollTo") == true)
    #expect(engine.along == 0)
  }

  @Test func `a position that can follow nobody has no read path to test`() {
    for (type, codes) in [(nil, []), (ItemIDType.int, [Diagnostic.Code.readPathUntested])] {
      var engine = rows(100, 50, viewport: 500) { $0.position = ScrollPosition(idType: type) }
      _ = engine.apply(.positionScroll(to: .edge(.bottom)))
      _ = engine.conclude()
      #expect(engine.codes == codes)
    }
  }

  @Test func `all that a profile's system does not have is named at once`() {
    let engine = rows(20, 50, viewport: 500) {
      $0.profile = .ios17
      $0.position = ScrollPosition()
      $0.observes = [.geometry, .visibility]
    }
    let message = engine.diagnostics.first?.message ?? ""
    for name in ["ScrollPosition", "onScrollGeometryChange", "onScrollTargetVisibilityChange"] {
      #expect(message.contains(name))
    }
  }
}
