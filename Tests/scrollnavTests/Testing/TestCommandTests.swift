import Foundation
import Testing

@testable import scrollnav

@Suite struct TestCommandTests {
  private static let passing = "drag-script 1\nitems count=20\ndrag up 300\nexpect offset == 300\n"
  private static let failing = "drag-script 1\nitems count=20\ndrag up 300\nexpect offset == 200\n"
  private static let malformed = "drag-script 1\nitems count=20\njmp 3\n"

  private func test(_ folder: TemporaryFolder, _ options: String...) -> Outcome {
    Project.outcome(["test", folder.url.path] + options)
  }

  /// The scripts of a report in the order in which they ran.
  private func scripts(_ outcome: Outcome) -> [String] {
    outcome.standardOutput.split(separator: "\n").compactMap { line in
      line.contains("\"script\": ")
        ? line.split(separator: "/").last?.split(separator: "\"").first : nil
    }
    .map(String.init)
  }

  @Test(arguments: ["text", "json", "junit", "tap", "github"])
  func `a report is the same however many scripts run at a time`(format: String) {
    let one = Project.outcome(["test", "Fixtures/suite", "--jobs", "1", "--format", format])
    #expect(one.exitCode == .malformed)
    for jobs in ["2", "5", "64"] {
      let many = Project.outcome(["test", "Fixtures/suite", "--jobs", jobs, "--format", format])
      #expect(many == one)
    }
  }

  @Test func `the gravest result decides the exit code`() throws {
    let folder = try TemporaryFolder()
    #expect(test(folder).exitCode == .no, "nothing was tested")
    _ = try folder.write(Self.passing, to: "a.drag")
    #expect(test(folder).exitCode == .done)
    _ = try folder.write(Self.failing, to: "b.drag")
    #expect(test(folder).exitCode == .no)
    _ = try folder.write(Self.malformed, to: "c.drag")
    #expect(test(folder).exitCode == .malformed)
    _ = try folder.write("drag-script 1\nitems nowhere.json\n", to: "d.drag")
    #expect(test(folder).exitCode == .unreadable)
    #expect(
      test(folder, "--filter", "/d", "--format", "github").standardOutput.hasPrefix(
        "::error file=\(folder.path("d.drag")),line=1,title=could not be run::there is no file"))
    #expect(scripts(test(folder, "--format", "json")) == ["a.drag", "b.drag", "c.drag", "d.drag"])
    #expect(test(folder, "--filter", "/a").exitCode == .done)
    #expect(test(folder, "--filter", "nothing").exitCode == .no)
    #expect(Project.outcome(["test", folder.path("nowhere")]).exitCode == .unreadable)
  }

  @Test func `shards part the scripts among them`() throws {
    let folder = try TemporaryFolder()
    let names = (10..<27).map { "\($0).drag" }
    for name in names { _ = try folder.write(Self.passing, to: name) }
    for count in 1...4 {
      let shards = (1...count).map {
        scripts(test(folder, "--shard", "\($0)/\(count)", "--format", "json"))
      }
      #expect(shards.joined().sorted() == names)
      #expect(shards.allSatisfy { abs($0.count - names.count / count) <= 1 })
    }
    for word in ["0/2", "3/2", "1", "a/b", "1/0", "-1/2", "1/2/3"] {
      #expect(test(folder, "--shard", word).exitCode == .usage)
    }
    for word in ["0", "-1", "x", "100000"] {
      #expect(test(folder, "--jobs", word).exitCode == .usage)
    }
  }

  @Test func `an update keeps what a snapshot finds, and a change is noticed afterwards`() throws {
    let folder = try TemporaryFolder()
    let head = "drag-script 1\nitems count=20\nviewport 390x400\n"
    let script = try folder.write(
      head + "drag up 300\nexpect snapshot \"after it\"\n", to: "a.drag")
    func run(_ arguments: String...) throws -> BuiltTool.Result {
      try BuiltTool.shell("scrollnav \(arguments.joined(separator: " "))", in: folder.url)
    }
    #expect(try run("test", "a.drag").code == 1)
    #expect(try folder.names == ["a.drag"], "only an update writes")
    #expect(try run("test", "a.drag", "--update").code == 0)
    #expect(try folder.names == ["a.drag", "a.snapshots"])
    #expect(
      try folder.read("a.snapshots/after it.json").contains("\"offset\": {\"x\": 0, \"y\": 300}"))
    #expect(try run("test", "a.drag").code == 0)
    #expect(try run("replay", "a.drag").code == 0)
    #expect(Project.outcome(["test", script, "--update"]).files == [], "nothing has changed")
    _ = try folder.write(
      head + "drag up 200\nexpect snapshot \"after it\"\n", to: "a.drag")
    let changed = try run("test", "a.drag", "--format", "github")
    #expect(changed.code == 1)
    #expect(changed.output.contains("line=5"))
    #expect(changed.output.contains("expected \"offset\": {\"x\": 0, \"y\": 300}, found"))
    #expect(try run("replay", "a.drag").code == 1)
    #expect(try run("test", "a.drag", "--update").code == 0)
    #expect(try run("test", "a.drag").code == 0)
  }

  @Test func `a name that finds two states in one run fails, an update notwithstanding`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      "drag-script 1\nitems count=20\nrepeat 2\n  drag up 100\n  expect snapshot x\nend\n",
      to: "a.drag")
    #expect(test(folder, "--update").exitCode == .no)
  }

  @Test func `a script that never scrolls is noted, or refused, or let pass`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      "drag-script 1\nitems count=20\njump 3\nexpect binding == 3\n", to: "a.drag")
    #expect(test(folder).standardOutput.contains("read-path-untested"))
    #expect(test(folder).exitCode == .done)
    #expect(test(folder, "--fail-on", "read-path-untested").exitCode == .no)
    let allowed = test(folder, "--fail-on", "note", "--allow", "read-path-untested")
    #expect(allowed.exitCode == .done)
    #expect(!allowed.standardOutput.contains("read-path-untested"))
  }

  @Test func `an option of the scene holds for every script`() {
    let outcome = Project.outcome([
      "test", "Fixtures/suite/dead.drag", "--target-layout", "on",
    ])
    #expect(outcome.exitCode == .done)
  }
}
