import ScrollModel
import Testing

@testable import DragScript

@Suite struct ChangesTests {
  @Test func `new items get the next integers, or names beside text`() throws {
    let found = try failures(
      """
      drag-script 1
      items count=5
      viewport 390x2000
      insert 2
      expect visible == [6, 7, 1, 2, 3, 4, 5]
      append 1
      expect visible.last == 8
      insert 1 before=3 ids=x
      expect visible == [6, 7, 1, 2, x, 3, 4, 5, 8]
      insert 1 at=1 size=50
      expect visible == [6, 9, 7, 1, 2, x, 3, 4, 5, 8]
      expect place(7) == 150
      remove 6 x
      move 8 to=0
      expect visible == [8, 9, 7, 1, 2, 3, 4, 5]
      resize 8 10%
      expect place(9) == 200
      """)
    #expect(found == [])
    let text = try failures(
      "drag-script 1\nitems count=2 prefix=r\ninsert 2\nexpect visible == [new1, new2, r1, r2]\n")
    #expect(text == [])
  }

  @Test func `an insertion before an item that is not there fails`() throws {
    let result = try run("insert 2 before=99\nexpect visible.first == 1\n")
    #expect(result.expectations.passed == 1)
    #expect(
      result.expectations.failures == [
        ExpectationOutcome(
          file: "test.drag", line: 6, text: "insert 2 before=99", isMet: false,
          expected: .id(99), actual: .none)
      ])
  }

  @Test func `set takes the target layout away and brings it back, and changes the behavior`()
    throws
  {
    let found = try failures(
      """
      drag-script 1
      items count=20
      item-size 100
      viewport 390x400
      anchor top
      drag up 200
      set target-layout off
      expect binding == 3
      drag up 200
      expect binding == 3
      expect missed == 2
      expect diagnostics == [missing-target-layout]
      set target-layout on
      expect binding == 3
      drag up 100
      expect binding == 6
      set behavior view-aligned limit=never
      drag up 130
      expect offset == 600
      set behavior none
      drag up 130
      expect offset == 730
      """)
    #expect(found == [])
  }

  @Test func `an inserted id that is there already is named with all its places`() throws {
    let result = try run("insert 1 at=5 ids=3\n")
    #expect(result.diagnostics.map(\.code) == [.duplicateID])
    #expect(
      result.diagnostics.first?.message.hasPrefix("The id 3 stands at 2 and 5: ") == true)
  }

  @Test func `replace reads another file`() throws {
    let script = try script(
      photoHead + "drag up 100\nreplace other.json\nexpect visible.first == z\n")
    var sources: [ItemRequest: any ItemSource] = [:]
    for request in script.itemRequests() {
      sources[request] =
        request.choice == .file("other.json")
        ? ItemArray([Item(id: "z")]) : CountedItems(count: 20)
    }
    #expect(sources.count == 2)
    let result = try ScriptRun(script, items: sources).run().result
    #expect(result.expectations.failures == [])
  }
}
