import Foundation
import Testing

@testable import scrollnav

/// Sessions whose items gave way to those of another file.
@Suite struct SessionReplaceTests {
  private let folder: TemporaryFolder
  private let session: String
  private let first: String
  private let second: String

  init() throws {
    folder = try TemporaryFolder()
    session = folder.path("nav.json")
    first = try folder.write(Self.list(1...30), to: "first.json")
    second = try folder.write(Self.list(11...50), to: "second.json")
  }

  private static func list(_ ids: ClosedRange<Int>) -> String {
    "[" + ids.map { #"{"id": \#($0)}"# }.joined(separator: ",") + "]"
  }

  private func replay(_ steps: String..., options: [String] = []) throws -> Outcome {
    try performed(
      ["replay", "--session", session] + options + steps.flatMap { ["-e", $0] })
  }

  private var current: String {
    Project.outcome(["current", "--session", session]).standardOutput
  }

  @Test func `the items of a replace are still there in the next command`() throws {
    let replaced = try replay(
      "drag up 1200", "replace \(second)", options: ["--items", first, "--viewport", "390x400"])
    let shown = current
    #expect(replaced.standardOutput.hasSuffix(shown))
    #expect(shown.contains("400 of 4000 pt"))
    #expect(try replay("drag up 100").exitCode == .done)
    #expect(current.contains("400 of 4000 pt"))
  }

  @Test func `a file of a replace is found from the session's folder`() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "kept"), withIntermediateDirectories: false)
    let result = try BuiltTool.shell(
      """
      printf 'replace second.json settle=no\\n' > steps.drag
      scrollnav replay -e 'include steps.drag' --items first.json --session kept/nav.json
      cd kept && scrollnav current --session nav.json
      """, in: folder.url)
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.output.hasSuffix("at 0 s\n"))
    #expect(result.output.contains("of 4000 pt"))
    let kept = try folder.read("kept/nav.json")
    #expect(kept.contains(#""steps": ["replace ../second.json settle=no"]"#))
  }

  @Test func `a change of the replacing file is seen, and the session stands on it`() throws {
    _ = try replay(
      "jump 20", "replace \(second)",
      options: ["--items", first, "--viewport", "390x400"])
    #expect(current.contains("offset     600 "))
    _ = try folder.write(Self.list(1...60), to: "second.json")
    // Ten items more stand above the held one.
    #expect(current.contains("offset     1600 ") && current.contains("of 6000 pt"))
    _ = try replay("drag up 100")
    #expect(current.contains("offset     1700 ") && current.contains("of 6000 pt"))
    let kept = try SessionFile(Array(folder.read("nav.json").utf8), file: session)
    #expect(kept.scene == ["items second.json", "viewport 390x400"])
    #expect(kept.steps == ["drag up 100"])
    // The first file has nothing to do with it any more.
    _ = try folder.write("[]", to: "first.json")
    #expect(current.contains("offset     1700 ") && current.contains("of 6000 pt"))
  }

  @Test func `a change of the first file does not bring it back`() throws {
    _ = try replay("jump 20", "replace \(second)", options: ["--items", first])
    let before = current
    _ = try folder.write(Self.list(1...31), to: "first.json")
    #expect(current == before)
    _ = try replay("replace \(first)")
    #expect(current.contains("of 3100 pt"))
  }

  @Test func `made-up items give way to a file, too`() throws {
    _ = try replay("replace \(second)", options: ["--count", "9"])
    _ = try folder.write(Self.list(1...5), to: "second.json")
    #expect(current.contains("all in view, 500 pt in 844"))
  }

  @Test func `an answer to a report can replace the items`() throws {
    let outcome = try replay(
      "drag up 100", options: ["--items", first, "--on-report", "replace \(second)"])
    #expect(outcome.standardOutput.contains("of 4000 pt"))
    #expect(outcome.standardOutput.hasSuffix(current))
    _ = try folder.write(Self.list(1...5), to: "second.json")
    #expect(current.contains("all in view, 500 pt in 844"))
  }
}
