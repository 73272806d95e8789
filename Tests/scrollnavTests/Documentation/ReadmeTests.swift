import Foundation
import Testing

@testable import scrollnav

/// What the README shows is what happens; `make golden` rewrites its outputs.
@Suite struct ReadmeTests {
  private static let file = Project.folder.appending(path: "README.md")
  private static let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""

  /// The lines between fences of a language, and what stands around them.
  private static func parts(_ language: String) -> [(block: [Substring], isBlock: Bool)] {
    var parts: [(block: [Substring], isBlock: Bool)] = [([], false)]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isInside = parts[parts.count - 1].isBlock
      if isInside && line == "```" { parts.append(([], false)) }
      parts[parts.count - 1].block.append(line)
      if !isInside && line == "```\(language)" { parts.append(([], true)) }
    }
    return parts
  }

  @Test func `every command of the README gives what is printed below it`() throws {
    var text: [String] = []
    for (lines, isBlock) in ReadmeTests.parts("console") {
      text.append(
        contentsOf: isBlock
          ? try transcript(lines.filter { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) })
          : lines.map(String.init))
    }
    let actual = text.joined(separator: "\n")
    if ProcessInfo.processInfo.environment["SCROLLNAV_GOLDEN"] == "rewrite" {
      return try Data(actual.utf8).write(to: ReadmeTests.file)
    }
    let difference = differences(expected: ReadmeTests.text, actual: actual)
    #expect(difference.isEmpty, "\(difference)")
  }

  /// Runs commands in one shell, in a folder where the fixtures are, and shows each with its output.
  private func transcript(_ commands: [String]) throws -> [String] {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "Fixtures"),
      withDestinationURL: Project.folder.appending(path: "Fixtures"))
    // A build inside a test would wait for the test: only what `make` would run last is run.
    let script =
      """
      make() {
        line=$(command make -s -n -f "$PROJECT/Makefile" "$@" | tail -n 1)
        echo "$line"
        eval "scrollnav ${line#* }"
      }
      """ + commands.map { "\n\($0)\nstatus=$?; printf '\\1'; (exit $status)" }.joined()
    let result = try BuiltTool.shell(
      "exec 2>&1\n" + script, in: folder.url, environment: ["PROJECT": Project.folder.path])
    #expect(result.errors.isEmpty)
    var lines: [String] = []
    for (command, output) in zip(
      commands, result.output.split(separator: "\u{1}", omittingEmptySubsequences: false))
    {
      lines.append("$ " + command)
      lines += output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if lines.last == "" { lines.removeLast() }
    }
    return lines
  }

  @Test func `the test in the README is one that is built and run`() throws {
    let consumer = try String(
      contentsOf: Project.folder.appending(
        path: "Fixtures/consumer/Tests/PhotosTests/PhotoListTests.swift"), encoding: .utf8)
    let samples = ReadmeTests.parts("swift").filter(\.isBlock)
    #expect(samples.count == 1)
    for (lines, _) in samples { #expect(consumer.contains(lines.joined(separator: "\n"))) }
  }

  @Test func `every command has an example`() {
    for name in CommandName.allCases where name != .help {
      #expect(ReadmeTests.text.contains("$ scrollnav \(name.rawValue) "))
    }
  }
}
