import ItemLoading
import Testing

@testable import DragScript

@Suite struct IncludeTests {
  @Test func `an include brings its steps, in its place and from its folder`() throws {
    let files = [
      "parts/a.drag": "drag-script 1\njump 1\ninclude b.drag\njump 4\n",
      "parts/b.drag": "jump 2 # without a first line\nreplace ../x.json\n",
    ]
    let script = try script(photoHead + "include parts/a.drag\njump 5\n", files: files)
    var seen: [String] = []
    script.steps.forEachStep { step in
      if step.children.isEmpty { seen.append("\(step.place.file):\(step.place.line) \(step.text)") }
    }
    #expect(
      seen == [
        "parts/a.drag:2 jump 1", "parts/b.drag:1 jump 2", "parts/b.drag:2 replace ../x.json",
        "parts/a.drag:4 jump 4", "test.drag:7 jump 5",
      ])
    #expect(script.itemRequests().map(\.choice).last == .file("x.json"))
  }

  @Test func `a cycle is named, wherever it closes`() {
    let files = ["a.drag": "include b.drag\n", "b.drag": "\ninclude ./a.drag\n"]
    #expect(
      MarkedScript("drag-script 1\ninclude a.drag").found(files: files) == [
        "2:9: an include that includes itself: a.drag → b.drag → a.drag"
      ])
    #expect(
      MarkedScript("drag-script 1\ninclude test.drag").found(files: [:]) == [
        "2:9: an include that includes itself: test.drag → test.drag"
      ])
  }

  @Test func `a file that is not there is a fault of the line that names it`() {
    #expect(
      MarkedScript("drag-script 1\n  include x.drag").found()
        == ["2:11: cannot include 'x.drag': no such file"])
  }

  @Test func `scene lines in an included script are refused, and its faults are its own`() throws {
    let files = ["a.drag": "anchor top\njmp 3\n"]
    let errors = #expect(throws: InputErrors.self) {
      try script(photoHead + "include a.drag\ninclude a.drag\n", files: files)
    }
    #expect(errors?.errors.map(\.file) == ["a.drag", "a.drag"])
    #expect(errors?.errors.map(\.line) == [1, 2])
    #expect(
      errors?.errors.first?.message
        == "'anchor' is a scene line, and an included script has steps only")
    #expect(errors?.errors.first?.excerpt == "anchor top")
  }

  @Test func `includes that double at each level are counted, not written out`() {
    for innermost in ["jump 1\n", ""] {
      var files = ["f0.drag": innermost]
      for level in 1...40 {
        files["f\(level).drag"] = "include f\(level - 1).drag\ninclude f\(level - 1).drag\n"
      }
      #expect(
        MarkedScript("drag-script 1\ninclude f40.drag").found(files: files)
          == ["2:1: more than ten million steps in all | repeat less, or include less"])
    }
  }

  @Test func `includes are nested sixty-four deep and no deeper`() {
    var files: [String: String] = ["f0.drag": "jump 1\n"]
    for level in 1...65 { files["f\(level).drag"] = "include f\(level - 1).drag\n" }
    #expect(MarkedScript("drag-script 1\ninclude f63.drag").found(files: files) == [])
    #expect(
      MarkedScript("drag-script 1\ninclude f65.drag").found(files: files)
        == ["1:9: includes are nested more than 64 deep"])
  }

  @Test func `step lines of the command line make a script`() throws {
    let script = try Script(steps: ["repeat 2", "jump 3", "end"]) { path throws(InputError) in
      throw InputError(.unreadable, file: path, message: "none")
    }
    #expect(script.steps.map(\.children.count) == [1])
    let errors = #expect(throws: InputErrors.self) {
      try Script(steps: ["jump 3", "anchor top"]) { path throws(InputError) in
        throw InputError(.unreadable, file: path, message: "none")
      }
    }
    #expect(errors?.errors.first?.line == 2)
    #expect(errors?.errors.first?.help == "'--anchor' says it on the command line")
  }
}
