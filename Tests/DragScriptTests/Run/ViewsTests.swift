import ScrollModel
import Testing

@testable import DragScript

@Suite struct ViewsTests {
  private let head = """
    drag-script 1
    items count=50
    item-size 40
    viewport 390x400
    anchor top
    view left
    view right
    item-size 20

    """

  @Test func `steps go to the view that they address, on one clock`() throws {
    let found = try failures(
      head
        + """
        @left drag up 100
        expect @left.offset == 100
        expect @right.offset == 0
        @right jump 10
        @right expect place(10) == 0
        @left expect offset == @right.offset within=80
        @left flick up 200 settle=no
        @right drag up 40
        expect @left.phase == idle
        expect time > 350ms
        """)
    #expect(found == [])
  }

  @Test func `both views run on while one is left moving`() throws {
    let found = try failures(
      head
        + """
        @left flick up 200 settle=no
        @right drag up 40 settle=no
        expect @left.phase == decelerating
        expect @right.phase == idle
        settle
        expect @left.phase == idle
        """)
    #expect(found == [])
  }

  @Test func `a link copies the offset, and the result counts it`() throws {
    let result = try run(
      head
        + """
        link left right by=offset
        @left drag up 200
        expect @right.offset == 200
        expect driver == left
        expect echoes == 0
        expect difference == 0
        @right drag down 50
        expect driver == right
        expect @left.offset == 150
        """)
    #expect(result.expectations.failures == [])
    #expect(result.links.first?.copies ?? 0 > 0)
    #expect(result.links.first?.link.views == ["left", "right"])
  }

  @Test func `together puts the steps of a view into one update`() throws {
    let found = try failures(
      photoHead
        + """
        jump 15
        together
          jump nil
          jump 15
        end
        expect offset == 1400
        reader 1
        jump nil
        jump 15
        expect offset == 1400
        together
          append 1 ids=99
          jump 99
        end
        expect diagnostics contains lost-update
        """)
    #expect(found == [])
  }
}
