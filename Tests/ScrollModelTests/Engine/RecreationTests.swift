import Testing

@testable import ScrollModel

/// A fresh scroll view over the same data and binding.
@Suite struct RecreationTests {
  @Test func `it starts at rest, and what the binding still holds is not applied again`() {
    var engine = rows(50, 100, viewport: 400) { $0.anchor = .top }
    _ = engine.apply(.assign(15))
    _ = engine.apply(.recreate)
    #expect(engine.along == 0 && engine.binding == 15)
    _ = engine.apply(.assign(15))
    #expect(engine.along == 0 && engine.codes == [.noChange])
    engine.drag(.up, 300)
    #expect(engine.binding == 3)
  }

  @Test func `it starts where the default anchor says`() {
    var engine = rows(50, 100, viewport: 400) { $0.defaultAnchor.initialOffset = .bottom }
    engine.drag(.down, 900)
    #expect(engine.along == 3700)
    _ = engine.apply(.recreate)
    #expect(engine.along == 4600)
  }

  @Test func `no finger and no motion comes along`() {
    var touched = rows(50, 100, viewport: 400)
    _ = touched.apply(.touchDown(slop: 0))
    _ = touched.apply(.touchMove(by: Vector(dy: -300), over: 0.3))
    _ = touched.apply(.advance(to: 0.1))
    _ = touched.apply(.recreate)
    _ = touched.apply(.advance(to: 1))
    #expect(touched.along == 0 && touched.phase == .idle)
    var coasting = rows(50, 100, viewport: 400)
    _ = coasting.apply(.touchDown())
    _ = coasting.apply(.touchUp(.velocity(Vector(dy: 2000))))
    _ = coasting.apply(.advance(to: 0.2))
    #expect(coasting.along > 0)
    _ = coasting.apply(.recreate)
    _ = coasting.apply(.advance(to: 5))
    #expect(coasting.along == 0 && coasting.phase == .idle)
  }

  @Test func `the edge that code scrolled to is no longer kept`() {
    var engine = rows(50, 100, viewport: 400) { $0.position = ScrollPosition(idType: .int) }
    _ = engine.apply(.positionScroll(to: .edge(.bottom)))
    #expect(engine.along == 4600)
    _ = engine.apply(.recreate)
    _ = engine.apply(.change(.insert([Item(id: 500)], at: 50)))
    #expect(engine.along == 0)
  }
}
