import Foundation
import Rendering
import Testing

@testable import scrollnav

@Suite struct SessionTests {
  private let folder: TemporaryFolder
  private let session: String
  private let photos = Project.folder.appending(path: "Fixtures/photos.json").path

  init() throws {
    folder = try TemporaryFolder()
    session = folder.path("nav.json")
  }

  /// Runs a command and does what it leads to.
  private func run(_ arguments: String...) throws -> Outcome { try performed(arguments) }

  /// What a command without a session says after all steps at once.
  private func state(after steps: String...) -> String {
    let run = Project.outcome(
      ["replay", "--items", photos, "--viewport", "390x400", "--anchor", "top", "--format", "json"]
        + steps.flatMap { ["-e", $0] })
    return run.standardOutput
  }

  private func begin() throws {
    _ = try run(
      "jump", "15", photos, "--session", session, "--viewport", "390x400", "--anchor", "top")
  }

  @Test func `commands in a session come to the state of one script`() throws {
    try begin()
    _ = try run("drag", "up", "300", "--session", session)
    _ = try run("jump", "3", "--session", session)
    let last = try run("drag", "down", "120", "--session", session, "--format", "json")
    let whole = state(after: "jump 15", "drag up 300", "jump 3", "drag down 120")
    let indented = last.standardOutput.split(separator: "\n").map { "    \($0)" }
    // The same lines stand in the run's object, two levels deeper.
    for line in indented.dropFirst().dropLast() { #expect(whole.contains(line)) }
    let query = try run("current", "--session", session, "--format", "json")
    #expect(query == Outcome(standardOutput: last.standardOutput))
  }

  @Test func `a replay goes on in a session and shows its own steps alone`() throws {
    try begin()
    let outcome = try run(
      "replay", "-e", "drag down 500", "-e", "expect binding == 10",
      "--session", session)
    #expect(outcome.exitCode == .done)
    #expect(!outcome.standardOutput.contains("▸ jump 15"))
    #expect(outcome.standardOutput.contains("▸ drag down 500"))
    #expect(outcome.standardOutput.contains("✓ 1 expectation held"))
    #expect(try folder.read("nav.json").contains(#"["jump 15", "drag down 500"]"#))
  }

  @Test func `a run that was broken off leaves the session as it was`() throws {
    try begin()
    let before = try folder.read("nav.json")
    let outcome = try run(
      "replay", "-e", "drag down 500", "-e", "require binding == 3",
      "--session", session)
    #expect(outcome.exitCode == .no)
    #expect(
      outcome.standardError
        == "note: the session stays as it was: a 'require' ended the run\n")
    #expect(try folder.read("nav.json") == before)
  }

  @Test func `what only looks before the first step is shown`() throws {
    try begin()
    let outcome = try run(
      "replay", "-e", "expect binding == 99", "-e", "snapshot a", "-e", "drag up 1",
      "--session", session, "--format", "ndjson")
    #expect(outcome.standardOutput.contains(#""text": "binding == 99""#))
    #expect(outcome.standardOutput.contains(#""name": "a""#))
    #expect(!outcome.standardOutput.contains("jump 15"))
    let alone = try run("replay", "-e", "expect binding == 99", "--session", session)
    #expect(alone.standardOutput.contains("✗ failed"))
  }

  @Test func `what an earlier command could not do is that one's failure alone`() throws {
    try begin()
    #expect(try run("replay", "-e", "insert 1 at=99", "--session", session).exitCode == .no)
    for format in ["text", "json", "ndjson", "html"] {
      let outcome = try run(
        "replay", "-e", "expect offset == 1400", "--session", session, "--format", format)
      #expect(outcome.exitCode == .done)
      #expect(!outcome.standardOutput.contains("at=99"), "\(outcome.standardOutput)")
      #expect(!outcome.standardOutput.contains("2 expectations"))
    }
  }

  @Test func `a result that would replace the session is refused`() throws {
    try begin()
    let before = try folder.read("nav.json")
    for output in [session, folder.path("x/../nav.json")] {
      let outcome = try run("jump", "3", "--session", session, "-o", output)
      #expect(outcome.exitCode == .usage)
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.json"), withDestinationPath: "new.json")
    let linked = try run(
      "jump", "3", photos, "--session", folder.path("link.json"), "-o", folder.path("new.json"))
    #expect(linked.exitCode == .usage)
    #expect(try folder.read("nav.json") == before)
  }

  @Test func `a finger that was left down is lifted by a later command`() throws {
    try begin()
    _ = try run("replay", "-e", "touch down slop=0", "--session", session)
    let refused = try run("drag", "up", "10", "--session", session)
    #expect(refused.exitCode == .usage)
    #expect(refused.standardError.contains("'drag' while a finger is down"))
    _ = try run("replay", "-e", "touch move by=0,-200", "--session", session)
    #expect(try run("current", "--session", session).standardOutput.contains("interacting"))
    let lifted = try run("replay", "-e", "touch cancel", "--session", session, "--format", "json")
    let whole = state(after: "jump 15", "touch down slop=0", "touch move by=0,-200", "touch cancel")
    #expect(lifted.standardOutput == whole)
    #expect(
      try run("replay", "-e", "touch up", "--session", session).standardError
        .contains("no finger is down"))
  }

  @Test func `blocks and includes are kept as what they do`() throws {
    let steps = try folder.write("drag up 10\nexpect offset == 10\n", to: "steps.drag")
    _ = try run(
      "replay", "-e", "repeat 3", "-e", "include \(steps)", "-e", "settle within=9s", "-e", "end",
      "--items", photos, "--session", session)
    let kept = try SessionFile(Array(folder.read("nav.json").utf8), file: session)
    #expect(kept.steps == ["repeat 3", "drag up 10", "settle", "end"])
    #expect(try run("current", "--session", session).standardOutput.contains("offset     30"))
  }

  @Test func `another viewport is a resize and any other difference is refused`() throws {
    try begin()
    let resized = try run("current", "--session", session, "--viewport", "390x300")
    #expect(resized.standardOutput.contains("300 of 2000 pt"))
    #expect(try run("current", "--session", session, "--viewport", "390x300").files.isEmpty)
    #expect(try run("current", "--session", session).files.isEmpty)
    let before = try folder.read("nav.json")
    for option in [
      ["--anchor", "center"], ["--spacing", "8"], ["--items", "other.json"], ["--count", "3"],
    ] {
      let refused = Project.outcome(["drag", "up", "10", "--session", session] + option)
      #expect(refused.exitCode == .usage)
      #expect(refused.standardError.contains("differs from the session's"))
    }
    #expect(try folder.read("nav.json") == before)
  }

  @Test func `what is the same in other words is no difference`() throws {
    try begin()
    for option in [
      ["--anchor", "top"], ["--margins", "top=0"], ["--anchor", "0.5,0"], ["--items", photos],
      ["--items", Project.folder.path + "/Fixtures/../Fixtures/photos.json"],
    ] {
      let outcome = Project.outcome(["drag", "up", "10", "--session", session] + option)
      #expect(outcome.exitCode == .done, "\(option)")
    }
  }

  @Test func `values that a script has to quote come back as they were`() throws {
    let items = try folder.write(
      #"{"my photos": [{"the id": "a b"}, {"the id": "c # d"}, {"the id": "\"e\""}]}"#,
      to: "odd names.json")
    _ = try run(
      "jump", "c # d", items, "--list", "my photos", "--id", "the id", "--initial", "a b",
      "--session", session)
    let outcome = try run("jump", "\"\\\"e\\\"\"", "--session", session, "--format", "json")
    #expect(outcome.exitCode == .done, "\(outcome)")
    #expect(outcome.standardOutput.contains(#""binding": "\"e\"""#))
  }

  @Test func `made-up items are kept as their count`() throws {
    _ = try run("jump", "r7", "--count", "9", "--first", "3", "--prefix", "r", "--session", session)
    let outcome = try run("jump", "r11", "--session", session)
    #expect(outcome.exitCode == .done)
    #expect(try run("jump", "r12", "--session", session).exitCode == .no)
  }

  @Test func `a damaged session is an error and stays as it is`() throws {
    try begin()
    let whole = try folder.read("nav.json")
    var damaged = ["", "{}", "[1]", "not json", #"{"schema": 2, "scene": [], "steps": []}"#]
    damaged.append(whole.replacing("jump 15", with: "jmp 15"))
    damaged.append(whole.replacing("viewport", with: "veiwport"))
    damaged += stride(from: 0, to: whole.utf8.count - 2, by: 7).map {
      String(decoding: Array(whole.utf8).prefix($0), as: UTF8.self)
    }
    for text in damaged {
      _ = try folder.write(text, to: "nav.json")
      let outcome = Project.outcome(["drag", "up", "10", "--session", session])
      #expect(outcome.exitCode == .malformed, "\(text)")
      #expect(outcome.standardError.hasPrefix("\(session): error: "))
      #expect(try folder.read("nav.json") == text)
    }
  }

  @Test func `changed items are a change of data: the held item keeps its place`() throws {
    func list(_ ids: [Int]) -> String {
      "[" + ids.map { #"{"id": \#($0)}"# }.joined(separator: ",") + "]"
    }
    let items = try folder.write(list(Array(1...30)), to: "items.json")
    _ = try run("drag", "up", "500", items, "--viewport", "390x600", "--session", session)
    _ = try folder.write(list(Array(101...110) + Array(1...30)), to: "items.json")
    let moved = Project.outcome(["current", "--session", session, "--format", "json"])
      .standardOutput
    #expect(moved.contains(#""offset": {"x": 0, "y": 1500}"#))
    #expect(moved.contains(#""binding": 6"#))
    #expect(moved.contains(#""reports": 6"#))
    _ = try run("drag", "up", "100", "--session", session)
    let later = Project.outcome(["current", "--session", session, "--format", "json"])
      .standardOutput
    #expect(later.contains(#""offset": {"x": 0, "y": 1600}"#))
    #expect(later.contains(#""time": 0.5"#))
  }

  @Test func `items without the held one leave the binding dangling`() throws {
    let items = try folder.write(#"[{"id": 1}, {"id": 2}]"#, to: "items.json")
    _ = try run("jump", "2", items, "--session", session)
    _ = try folder.write(#"[{"id": 1}, {"id": 3}]"#, to: "items.json")
    let shown = Project.outcome(["current", "--session", session]).standardOutput
    #expect(shown.contains("dangling-id"))
    #expect(shown.contains("binding    2"))
  }

  @Test func `a session has an end`() throws {
    let steps = Array(repeating: "wait 1ms", count: SessionFile.mostSteps)
    let file = SessionFile(fingerprint: nil, scene: ["items count=3"], steps: steps)
    _ = try folder.write(file.text, to: "nav.json")
    #expect(Project.outcome(["current", "--session", session]).exitCode == .done)
    let outcome = Project.outcome(["jump", "2", "--session", session])
    #expect(outcome.exitCode == .malformed)
    #expect(outcome.files.isEmpty)
  }

  @Test func `two processes at once lose nothing`() throws {
    _ = try run("jump", "15", photos, "--session", session)
    // The shell does not wait for them; the end of their common standard error does.
    let result = try BuiltTool.shell(
      """
      for i in 1 2 3 4 5 6 7 8; do scrollnav drag up 10 --session nav.json > /dev/null & done
      for i in 1 2 3 4 5 6 7 8; do scrollnav drag down 10 --session nav.json > /dev/null & done
      """, in: folder.url)
    #expect(result == .init(code: 0, output: "", errors: ""))
    let kept = try SessionFile(Array(folder.read("nav.json").utf8), file: session)
    #expect(kept.steps.count == 17)
    #expect(kept.steps.count { $0 == "drag up 10" } == 8)
    #expect(try folder.names == ["nav.json"])
  }
}
