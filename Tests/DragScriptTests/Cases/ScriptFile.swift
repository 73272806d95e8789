import Foundation
import ItemLoading
import ScrollModel
import Testing

@testable import DragScript

/// A script among the fixtures.
struct ScriptFile: Sendable, CustomTestStringConvertible {
  /// The path below `Fixtures/scripts`.
  let name: String

  var testDescription: String { name }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Fixtures/scripts").standardizedFileURL

  /// All scripts, in order of their names.
  static func all() -> [ScriptFile] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".drag") }.sorted().map { ScriptFile(name: $0) }
  }

  /// The script with its items, ready to run.
  func prepared() throws -> ScriptRun {
    let path = Self.folder.appending(path: name).path
    let script = try Script(try Self.bytes(of: path), file: path, read: Self.bytes)
    var items: [ItemRequest: any ItemSource] = [:]
    for request in script.itemRequests() { items[request] = try request.load() }
    return try ScriptRun(script, items: items)
  }

  private static func bytes(of path: String) throws(InputError) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw InputError(.unreadable, file: path, message: "there is no file '\(path)'")
    }
    return Array(data)
  }
}

extension ScriptFile {
  /// Runs the script twice and records each expectation that fails, and each difference.
  func check() throws {
    let run = try prepared()
    let (records, outcome) = run.trace()
    for failure in outcome.result.expectations.failures {
      Issue.record("\(name):\(failure.line): \(failure.text), found \(failure.actual)")
    }
    #expect(outcome.result.stopped == nil)
    #expect(outcome.result.expectations.passed > 0, "a script that expects nothing shows nothing")
    #expect(run.trace().records == records, "the same script gives the same trace")
  }
}
