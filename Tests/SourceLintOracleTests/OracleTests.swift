import Foundation
import Testing

@testable import SourceLint

/// Compares our reading of Swift with that of the toolchain's own parser.
///
/// The target exists only where an environment variable names the folder of that library.
@Suite struct OracleTests {
  /// The project's folder.
  static let project = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let files: [String] = {
    let extra = ProcessInfo.processInfo.environment["SCROLLNAV_ORACLE_SOURCES"].map { [$0] } ?? []
    let folders = ["Sources", "Tests", "Fixtures"].map { project.appending(path: $0).path } + extra
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

  /// Compares the calls of one source and returns their number.
  private func compare(_ source: String, _ name: String) -> Int {
    let (tree, fault) = SourceLinter.tree(of: Array(source.utf8))
    #expect(fault == nil, "\(name)")
    let expected = MemberCallCollector.calls(in: source)
    let actual = tree.memberCalls
    if actual != expected {
      let missing = expected.filter { !actual.contains($0) }.prefix(3).map(\.description)
      let invented = actual.filter { !expected.contains($0) }.prefix(3).map(\.description)
      Issue.record("\(name)\n  missing: \(missing)\n  invented: \(invented)")
    }
    return expected.count
  }
}
