import ItemLoading
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
          expected: .id(99), actual: .none,
          help: "no item has this id; 'at=' names a place, and 'append' puts items behind the last")
      ])
  }

  @Test func `a place past the end fails, and nothing is changed`() throws {
    let result = try run(
      """
      insert 2 at=21
      move 3 to=20
      insert 1 at=20
      move 3 to=20
      expect content-size == 2100
      jump 3
      expect at-end == true
      """)
    #expect(result.expectations.passed == 2)
    #expect(
      result.expectations.failures == [
        ExpectationOutcome(
          file: "test.drag", line: 6, text: "insert 2 at=21", isMet: false,
          expected: .word("a place from 0 to 20"), actual: .number(21),
          help: "'append' puts new items behind the last"),
        ExpectationOutcome(
          file: "test.drag", line: 7, text: "move 3 to=20", isMet: false,
          expected: .word("a place from 0 to 19"), actual: .number(20),
          help: "places count from 0, after the move; 'to=19' is the last"),
      ])
    let unknown = try run("move 99 to=77\n")
    #expect(unknown.expectations.failures == [])
    #expect(unknown.diagnostics.map(\.code) == [.unknownID])
  }

  @Test func `changes of one update follow on one another`() throws {
    let found = try failures(
      """
      drag-script 1
      items count=3
      viewport 390x2000
      together
        append 1
        append 1 size=50
        insert 1 at=5
        move 5 to=0
      end
      expect visible == [5, 1, 2, 3, 4, 6]
      expect place(1) == 50
      together
        insert 1 size=50 ids=x
        jump x
      end
      expect diagnostics == [lost-update]
      """)
    #expect(found == [])
  }

  @Test func `new items need a size where sizes come from keys`() throws {
    func faults(_ lines: String) throws -> [String] {
      do {
        _ = try scriptRun("drag-script 1\nitems a.json\n" + lines, items: CountedItems(count: 3))
        return []
      } catch let errors as InputErrors {
        return errors.errors.map { "\($0.line ?? 0): \($0.message)" }
      }
    }
    let message = "new items have no keys to read a size from"
    #expect(try faults("item-size key=height\ninsert 2\n") == ["4: \(message)"])
    #expect(
      try faults("item-size aspect=w/h\ntogether\nappend 1\nend\n") == ["5: \(message)"])
    #expect(try faults("item-size key=h\non-report append 1\n") == ["4: \(message)"])
    #expect(try faults("item-size key=height\ninsert 2 size=50\ninsert 0\n") == [])
    #expect(try faults("item-size key=height default=50\ninsert 2\n") == [])
    #expect(try faults("item-size 50\ninsert 2\n") == [])
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
