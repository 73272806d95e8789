import DragScript
import Foundation
import ItemLoading
import ScrollModel

/// Scripts to draw.
enum PictureFixture {
  /// The project's folder.
  static let project = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../..").standardizedFileURL

  /// A script of the fixtures with its items, ready to run, and its text.
  static func file(_ name: String) throws -> (run: ScriptRun, text: String) {
    let url = project.appending(path: "Fixtures/scripts/\(name).drag")
    let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    return (try run(text, file: url.path), text)
  }

  /// A script that is given as text; it includes nothing, or the texts given by name.
  static func run(
    _ text: String, file: String = "test.drag", files: [String: String] = [:]
  ) throws -> ScriptRun {
    let script = try Script(Array(text.utf8), file: file) { path throws(InputError) in
      guard let text = files[path] else {
        throw InputError(.unreadable, file: path, message: "there is no file")
      }
      return Array(text.utf8)
    }
    var items: [ItemRequest: any ItemSource] = [:]
    for request in script.itemRequests() { items[request] = try request.load() }
    return try ScriptRun(script, items: items)
  }

  /// A script with given items in place of those that it names.
  static func run(_ text: String, items: any ItemSource) throws -> ScriptRun {
    let script = try Script(Array(text.utf8), file: "test.drag") { path throws(InputError) in
      throw InputError(.unreadable, file: path, message: "there is no file")
    }
    let requests = script.itemRequests().map { ($0, items) }
    return try ScriptRun(script, items: Dictionary(requests) { first, _ in first })
  }
}
