import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import SourceLint

/// Compares our reading of Swift with that of the toolchain's own parser.
///
/// The target exists only where `SCROLLNAV_SWIFT_SYNTAX` names the folder of that library.
@Suite struct OracleTests {
  /// The project's folder.
  static let project = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let files: [String] = {
    let folders = ["Sources", "Tests", "Fixtures"].map { project.appending(path: $0).path }
    return folders.flatMap { folder in
      (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
        .filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }
    }.sorted()
  }()

  @Test func `the project's own sources read alike`() throws {
    #expect(Self.files.count > 50)
    var total = 0
    for file in Self.files {
      let source = try String(contentsOf: URL(filePath: file), encoding: .utf8)
      total += compare(source, file)
    }
    #expect(total > 1_000)
  }

  @Test func `generated sources read alike`() {
    var total = 0
    for seed in 0..<300 as Range<UInt64> {
      var maker = SourceMaker(seed: seed)
      let source = maker.makeFile()
      let isSwift = !Parser.parse(source: source).hasError
      #expect(isSwift, "seed \(seed)")
      total += compare(source, "seed \(seed)")
    }
    #expect(total > 2_000)
  }

  /// Compares the calls of one source and returns their number.
  private func compare(_ source: String, _ name: String) -> Int {
    let text = SourceText(bytes: Array(source.utf8))
    var tokenizer = Tokenizer(text)
    tokenizer.run()
    guard tokenizer.fault == nil else {
      Issue.record("\(name): \(tokenizer.fault?.cause.message ?? "")")
      return 0
    }
    var reader = ItemReader(text: text, tokens: tokenizer.tokens, brackets: tokenizer.brackets)
    reader.run()
    let expected = MemberCallCollector.calls(in: source)
    let actual = reader.tree.memberCalls
    if actual != expected {
      let missing = expected.filter { !actual.contains($0) }.prefix(3).map(\.description)
      let invented = actual.filter { !expected.contains($0) }.prefix(3).map(\.description)
      Issue.record("\(name)\n  missing: \(missing)\n  invented: \(invented)")
    }
    return expected.count
  }
}
