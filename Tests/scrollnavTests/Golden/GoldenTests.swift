import Foundation
import Testing

@testable import scrollnav

/// Whole outcomes against kept files; `make golden` rewrites them.
@Suite struct GoldenTests {
  private static let folder = Project.folder.appending(path: "Fixtures/Golden")
  private static let rewrites =
    ProcessInfo.processInfo.environment["SCROLLNAV_GOLDEN"] == "rewrite"

  @Test(arguments: GoldenCase.all)
  func `a command line has the exit code, the output and the messages that are kept`(
    golden: GoldenCase
  ) throws {
    let outcome = Project.outcome(golden.arguments)
    #expect(outcome.exitCode == golden.exitCode)
    try compare(outcome.standardOutput, with: "\(golden.name).\(golden.suffix)")
    try compare(outcome.standardError, with: "\(golden.name).err")
    #expect(outcome.files.isEmpty)
  }

  @Test(arguments: GoldenCase.all)
  func `the same command line gives the same outcome twice`(golden: GoldenCase) {
    #expect(Project.outcome(golden.arguments) == Project.outcome(golden.arguments))
  }

  @Test func `every kept file belongs to a case`() throws {
    let inputs: Set = [
      "replay/errors.drag", "replay/failing.drag", "replay/two-views.drag", "items/truncated.json",
      "items/page.json", "play/unsafe.json",
    ]
    let known = GoldenCase.all.flatMap { ["\($0.name).\($0.suffix)", "\($0.name).err"] }
    let kept = try FileManager.default.subpathsOfDirectory(atPath: GoldenTests.folder.path)
      // The drawings have tests of their own, beside the renderers.
      .filter { $0.contains(".") && !$0.hasPrefix("picture/") }
    #expect(Set(kept).subtracting(known).subtracting(inputs) == [])
    #expect(Set(GoldenCase.all.map(\.name)).count == GoldenCase.all.count)
  }

  /// An empty text has no file.
  private func compare(_ text: String, with name: String) throws {
    let file = GoldenTests.folder.appending(path: name)
    if GoldenTests.rewrites {
      try? FileManager.default.removeItem(at: file)
      guard !text.isEmpty else { return }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      return try Data(text.utf8).write(to: file)
    }
    let kept = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let difference = differences(expected: kept, actual: text)
    #expect(difference.isEmpty, "\(name)\n\(difference)")
  }
}
