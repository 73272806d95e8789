import Foundation
import Testing

@testable import SourceLint

/// The example files: each line that is faulty says so in a comment behind it.
@Suite struct ExampleTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/lint")

  private static func files(_ name: String) -> [String] {
    let path = folder.appending(path: name).path
    return (try? FileManager.default.contentsOfDirectory(atPath: path))?
      .filter { $0.hasSuffix(".swift") }.sorted().map { "\(name)/\($0)" } ?? []
  }

  static let examples = files("healthy") + files("faulty") + files("unknown")

  private func source(_ file: String) throws -> String {
    try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
  }

  @Test func `the examples are there`() {
    #expect(Self.files("healthy").count >= 20)
    #expect(Self.files("faulty").count >= 11)
    #expect(Self.files("unknown").count >= 2)
  }

  @Test(arguments: examples)
  func `each file brings what it says, and nothing else`(file: String) throws {
    let source = try source(file)
    var expected: [String] = []
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      for severity in Finding.Severity.allCases {
        let marker = "// \(severity.rawValue): "
        if let range = line.range(of: marker) {
          expected.append("\(index + 1) \(severity.rawValue) \(line[range.upperBound...])")
        }
      }
    }
    let result = SourceLinter.lint(Array(source.utf8), path: file)
    #expect(
      result.findings.map { "\($0.place.line) \($0.severity.rawValue) \($0.rule)" } == expected)
    #expect(result.problems.isEmpty)
    #expect(file.hasPrefix("healthy/") == expected.isEmpty)
  }

  @Test func `each rule has a faulty example`() throws {
    let sources = try Self.files("faulty").map(source).joined()
    for rule in LintRule.all {
      #expect(sources.contains(": \(rule.name)\n"), "\(rule.name)")
    }
  }

  /// Any file of the three folders, by the rest of the project: the front door takes bytes only.
  @Test func `a help is one line and a message has no full stop`() throws {
    for file in Self.examples {
      for finding in try SourceLinter.lint(Array(source(file).utf8), path: file).findings {
        #expect(!finding.help.isEmpty && !finding.help.contains(where: \.isNewline))
        #expect(!finding.message.hasSuffix("."))
        #expect(finding.message.first?.isUppercase == false)
      }
    }
  }
}
