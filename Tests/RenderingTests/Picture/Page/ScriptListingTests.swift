import DragScript
import Testing

@testable import Rendering

@Suite struct ScriptListingTests {
  private func listing(_ text: String, given: Bool, files: [String: String] = [:]) throws
    -> ScriptListing
  {
    let run = try PictureFixture.run(text, files: files)
    return RunPicture(run, source: PictureSource(text: given ? text : nil)).listing
  }

  @Test func `each line of the text stands under its number, comments and blanks too`() throws {
    let text = "\u{FEFF}drag-script 1\r\nitems count=5\r\n\r\n# a jump\rjump 3   # there\n"
    let lines = try listing(text, given: true).lines
    #expect(lines.map(\.number) == [1, 2, 3, 4, 5])
    #expect(
      lines.map(\.text) == ["drag-script 1", "items count=5", "", "# a jump", "jump 3   # there"])
    #expect(lines.map(\.moments) == [[], [], [], [], [1]])
  }

  @Test func `without a text the head and the steps are written out`() throws {
    let lines = try listing("drag-script 1\nitems count=5\n\njump 3 # there\n", given: false).lines
    #expect(lines.map(\.text) == ["items count=5", "jump 3"])
    #expect(lines.map(\.number) == [2, 4])
  }

  @Test func `a step in a loop has a moment for each time`() throws {
    let text = "drag-script 1\nitems count=9\nrepeat 3\njump 3\njump nil\nend\n"
    let lines = try listing(text, given: true).lines
    #expect(lines.map(\.moments) == [[], [], [], [1, 3, 5], [2, 4, 6], []])
  }

  @Test func `included lines stand behind the script under the name of their file`() throws {
    let text = "drag-script 1\nitems count=9\ninclude a/more.drag\ninclude a/more.drag\n"
    let files = ["a/more.drag": "drag-script 1\njump 3\njump 4\n"]
    for given in [true, false] {
      let lines = try listing(text, given: given, files: files).lines
      let included = lines.filter { $0.file != nil }
      #expect(included.map(\.file) == ["more.drag", "more.drag"])
      #expect(included.map(\.text) == ["jump 3", "jump 4"])
      #expect(included.map(\.moments) == [[1, 3], [2, 4]])
      #expect(Set(lines.map(\.anchor)).count == lines.count)
    }
  }
}
