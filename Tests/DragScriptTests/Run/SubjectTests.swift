import ScrollModel
import Testing

@testable import DragScript

@Suite struct SubjectTests {
  @Test func `each subject has the value that the scene gives it`() throws {
    let found = try failures(
      """
      drag-script 1
      items count=20
      item-size 100
      viewport 390x450
      anchor top
      margins top=20 bottom=30
      observe phase binding geometry content-frame visibility
      expect binding == nil
      expect nearest == 1
      expect offset == -20
      expect offset.y == -20
      expect offset.x == 0
      expect velocity == 0
      expect phase == idle
      expect phases == [idle]
      expect reports == 0
      expect reported == []
      expect visible == [1, 2, 3, 4, 5]
      expect visible contains 5
      expect visible lacks 6
      expect visible.first == 1
      expect visible.last == 5
      expect visible.count == 5
      expect visibility == [1, 2, 3, 4]
      expect at-start == true
      expect at-end == false
      expect place(1) == 20
      expect place(99) == nil
      expect content-size == 2000
      expect content-size.width == 390
      expect content-size.height == 2000
      expect container-size == 400
      expect container-size.width == 390
      expect container-size.height == 400
      expect inset.top == 20
      expect inset.bottom == 30
      expect inset.leading == 0
      expect inset.trailing == 0
      expect content-frame.minY == 20
      expect content-frame.minX == 0
      expect geometry-calls == 2
      expect phase-calls == 1
      expect scrolled-by-user == false
      expect diagnostics == []
      expect time == 0ms

      drag up 120
      expect binding == nearest
      expect binding == 2
      expect reported == [1, 2]
      expect reports == 2
      expect phases == [idle, tracking, interacting, idle]
      expect phase-calls == 4
      expect scrolled-by-user == true
      expect binding >= 2
      expect binding < 3
      expect time == 0.25s
      """)
    #expect(found == [])
  }

  @Test func `a position's parts are subjects`() throws {
    let found = try failures(
      """
      drag-script 1
      items count=100
      item-size 50
      viewport 390x500
      position id-type=int
      scroll to y=300
      expect position.point == (0, 300)
      expect position.edge == nil
      expect position.viewID == nil
      expect position.by-user == false
      drag up 50
      expect offset == 350
      expect position.point == nil
      expect position.by-user == true
      expect position.viewID == binding
      scroll to edge=bottom
      expect position.edge == bottom
      jump 60
      expect position.viewID == 60
      """.replacing("scroll to y=300", with: "scroll to point=0,300"))
    #expect(found == [])
  }

  @Test func `a sampler's counts are subjects`() throws {
    let found = try failures(
      photoHead
        + """
        sample every=100ms min=2
        drag up 300 over=1s
        wait 200ms
        expect sampler.raw > 10
        expect sampler.published <= sampler.through
        expect sampler.value == (0, -300)
        expect sampler.lag > 0
        """)
    #expect(found == [])
  }

  @Test func `numbers compare within a thousandth unless told`() throws {
    let result = try run(
      """
      drag up 100
      expect offset == 100.0009
      expect offset == 100.002
      expect offset == 100.4 within=0.5
      expect offset < 100.0009
      expect offset <= 99.9995
      expect offset >= 100.0005
      expect offset > 99.9995
      expect offset != 100.0005
      expect time == 250.9ms
      expect time == 260ms within=10ms
      expect time == 260ms
      """)
    #expect(result.expectations.failures.map(\.line) == [8, 10, 13, 14, 17])
  }

  @Test func `ids are compared as the fixture's`() throws {
    let items = ItemArray([
      Item(id: .integer(1)), Item(id: .text("1")), Item(id: .text("b c")), Item(id: .text("nil")),
    ])
    let found = try failures(
      """
      drag-script 1
      items mixed.json
      viewport 390x100
      anchor top
      jump 1
      expect binding == 1
      expect binding != "1"
      expect offset == 0
      jump "1"
      expect offset == 100
      jump "b c"
      expect nearest == "b c"
      expect visible == ["b c"]
      jump "nil"
      expect offset == 300
      expect binding == "nil"
      jump nil
      expect binding == nil
      """, items: items)
    #expect(found == [])
  }

  @Test func `a binding of another type names both`() throws {
    let found = try failures(
      """
      drag-script 1
      items count=20 prefix=r
      binding-type int
      jump 7
      expect binding == 7
      expect offset == 0
      expect diagnostics contains id-type-mismatch
      drag up 100
      expect binding == 7
      """)
    #expect(found == [])
  }

  @Test func `every subject can be asked in every scene that has it`() throws {
    let head =
      "drag-script 1\nitems count=5\nsample min=1\nposition id-type=int\nview a\nview b\nlink a b\n"
    for (name, subject) in Subject.named {
      let address = subject.isGlobal ? "" : "@a."
      let result = try run(head + "expect \(address)\(name) == \(address)\(name)\n")
      #expect(result.expectations.passed == 1, "\(name)")
    }
  }
}
