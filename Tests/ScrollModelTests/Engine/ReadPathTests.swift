import Testing

@testable import ScrollModel

@Suite struct ReadPathTests {
  /// Twenty photos of 100 points in 390 × 400.
  private func photos(_ layout: TargetLayout) -> ScrollEngine {
    rows(20, 100, viewport: 400, first: 1) {
      $0.anchor = .top
      $0.targetLayout = layout
    }
  }

  @Test func `a finger reports each photo that it passes, at the instant`() {
    var engine = photos(.on)
    let changes = engine.drag(.up, 300)
    #expect(engine.reported == [1, 2, 3, 4])
    let times = changes.compactMap { change -> Double? in
      if case .report = change.kind { change.time } else { nil }
    }
    // 300 points in 0.25 s: the boundaries lie at 50, 150 and 250.
    for (time, offset) in zip(times, [0.0, 50, 150, 250]) {
      #expect(abs(time - offset / 1200) < 1e-12)
    }
    #expect(engine.along == 300)
    #expect(engine.phases == [.idle, .tracking, .interacting, .idle])
    #expect(engine.codes.isEmpty)
    #expect(engine.readPath == .live)
  }

  @Test func `without the line the binding freezes, and the dead reports are counted`() {
    var engine = photos(.off)
    engine.drag(.up, 300)
    #expect(engine.binding == nil)
    _ = engine.apply(.assign(15))
    engine.drag(.down, 500)
    #expect(engine.binding == 15)
    #expect(engine.nearest?.id == 10)
    #expect(engine.missed == 9)
    #expect(engine.readPath == .dead)
    _ = engine.apply(.assign(15))
    #expect(engine.along == 900)
    #expect(engine.codes == [.missingTargetLayout, .noChange])
  }

  @Test func `a gesture that moves nothing reports nothing`() {
    var engine = photos(.on)
    engine.drag(.up, 0)
    #expect(engine.reported.isEmpty)
    #expect(engine.phases == [.idle, .tracking, .idle])
    engine.drag(.left, 200)
    #expect(engine.reported.isEmpty)
    #expect(engine.readPath == .untested)
  }

  @Test func `the first point of movement replaces what a reader left in the binding`() {
    var engine = photos(.on)
    _ = engine.apply(.assign(3))
    _ = engine.apply(.proxyScroll(to: 10, anchor: .top))
    #expect(engine.binding == 3)
    engine.drag(.up, 1)
    #expect(engine.reported == [10])
  }

  @Test func `the wheel moves at once and reports where it ends`() {
    var engine = photos(.on)
    let changes = engine.play([.wheel(by: Vector(dy: 320))])
    #expect(engine.along == 320)
    #expect(engine.reported == [4])
    #expect(engine.phases == [.idle, .interacting, .idle])
    #expect(changes.allSatisfy { $0.time == 0 })
  }

  @Test func `a flick decelerates and reports on the way`() {
    var engine = rows(1000, 40, viewport: 800)
    engine.flick(.up, velocity: 2000)
    #expect(engine.phases == [.idle, .tracking, .interacting, .decelerating, .idle])
    let last = Int(((engine.along + 20) / 40).rounded(.up)) - 1
    #expect(engine.reported == (0...last).map { .integer($0) })
    #expect(engine.brokenInvariants() == [])
  }

  @Test func `a binding of another type follows nothing`() {
    var engine = rows(100, 30, viewport: 300) { $0.bindingType = .string }
    engine.drag(.up, 300)
    #expect(engine.binding == nil)
    _ = engine.apply(.assign(7))
    #expect(engine.along == 300)
    #expect(engine.codes == [.idTypeMismatch])
    #expect(engine.missed == 0)
  }

  @Test func `a list neither follows nor moves the binding`() {
    var engine = rows(100, 44, viewport: 600, container: .list)
    engine.drag(.up, 440)
    #expect(engine.binding == nil)
    _ = engine.apply(.assign(50))
    #expect(engine.along == 440)
    #expect(engine.codes == [.unsupportedContainer])
  }

  @Test func `a list scrolls to nothing preset`() {
    for position in [nil, ScrollPosition(edge: .bottom), ScrollPosition(point: Point(x: 0, y: 90))]
    {
      let engine = rows(100, 44, viewport: 600, container: .list) {
        $0.position = position
        $0.initial = 50
      }
      #expect(engine.along == 0)
      #expect(engine.codes == [.unsupportedContainer])
    }
  }

  @Test func `a preset id of another type, or of no row, is named and kept`() {
    let unknown = rows(100, 50, viewport: 500) { $0.initial = 900 }
    #expect(unknown.codes == [.unknownID])
    let text = rows(100, 50, viewport: 500) { $0.initial = .text("20") }
    #expect(text.codes == [.idTypeMismatch])
    #expect([unknown, text].map(\.along) == [0, 0])
    #expect([unknown, text].map(\.binding) == [900, .text("20")])
  }

  @Test func `leading and closest part for half a row`() {
    for (policy, id) in [(ReadPolicy.closest, ItemID.integer(1)), (.leading, 0)] {
      var engine = rows(100, 20, viewport: 200) { $0.policies.read = policy }
      engine.drag(.up, 15)
      #expect(engine.binding == id)
    }
  }

  @Test func `a tie goes to the earlier row, whichever way the finger came`() {
    var engine = photos(.on)
    engine.drag(.up, 150)
    #expect(engine.binding == 2)
    engine.drag(.up, 100)
    engine.drag(.down, 100)
    #expect(engine.along == 150)
    #expect(engine.binding == 2)
  }
}
