import ScrollModel
import Testing

@testable import DragScript

@Suite struct SnapshotTests {
  private func failures(
    _ text: String, views: Bool = false, _ snapshots: SnapshotComparison?
  ) throws -> [ExpectationOutcome] {
    var run = try scriptRun(views ? text : photoHead + text)
    run.snapshots = snapshots
    return run.run().result.expectations.failures
  }

  @Test func `a snapshot is compared where it stands`() throws {
    let failed = try failures("drag up 300\nexpect snapshot a\ndrag up 100\nrequire snapshot a\n") {
      name, states in
      let offset = states.first?.state.offset.y ?? 0
      return SnapshotFinding(isMet: offset == 300, expected: name, actual: "\(offset)")
    }
    #expect(failed.map(\.line) == [9])
    #expect(failed.first?.text == "snapshot \"a\"")
    #expect(failed.first?.actual == .word("400.0"))
    #expect(failed.first?.isRequired == true)
  }

  @Test func `an address chooses a view, and without one all are compared`() throws {
    let head = "drag-script 1\nitems count=9\nview left\nview right\n"
    let failed = try failures(
      head + "expect snapshot a\n@right expect snapshot b\n", views: true
    ) { name, states in
      let views = states.map(\.view).joined(separator: " ")
      return SnapshotFinding(isMet: false, expected: name, actual: views)
    }
    #expect(failed.map(\.actual) == [.word("left right"), .word("right")])
  }

  @Test func `where nothing keeps states a snapshot fails`() throws {
    #expect(try failures("expect snapshot a\n", nil).count == 1)
  }

  @Test(arguments: ["../a", "a/b", ".a", "a.", " a", "", "a\\\\b", "a:b", "\\u{202e}"])
  func `a name that is no file's name everywhere is refused`(name: String) {
    #expect(throws: InputErrors.self) { try script(photoHead + "expect snapshot \"\(name)\"\n") }
  }

  @Test func `a view of a script may not be unknown`() {
    #expect(throws: InputErrors.self) { try script(photoHead + "@other expect snapshot a\n") }
    #expect(throws: InputErrors.self) { try script(photoHead + "expect snapshot a b\n") }
  }
}
