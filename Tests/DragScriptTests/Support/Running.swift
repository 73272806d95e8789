import ItemLoading
import ScrollModel
import Testing

@testable import DragScript

/// Twenty photos of 100 points, ids 1 to 20, in 390 x 400, anchor top.
let photoHead = """
  drag-script 1
  items count=20
  item-size 100
  viewport 390x400
  anchor top

  """

/// Reads a script that includes nothing, or the texts given by name.
func script(_ text: String, files: [String: String] = [:]) throws -> Script {
  try Script(Array(text.utf8), file: "test.drag") { path throws(InputError) in
    guard let text = files[path] else {
      throw InputError(.unreadable, file: path, message: "no such file")
    }
    return Array(text.utf8)
  }
}

/// Prepares a script's run with made-up items for all that it requests.
func scriptRun(
  _ text: String, files: [String: String] = [:], items: (any ItemSource)? = nil
) throws -> ScriptRun {
  let script = try script(text, files: files)
  var sources: [ItemRequest: any ItemSource] = [:]
  for request in script.itemRequests() {
    guard case .generated(let count, let first, let prefix) = request.choice else {
      sources[request] = items
      continue
    }
    sources[request] = CountedItems(
      count: count, first: first, prefix: prefix.isEmpty ? nil : prefix)
  }
  return try ScriptRun(script, items: sources)
}

/// Runs a script behind the photos' head, or behind its own.
func run(_ text: String, items: (any ItemSource)? = nil) throws -> RunResult {
  let isWhole = text.hasPrefix("drag-script")
  return try scriptRun(isWhole ? text : photoHead + text, items: items).run().result
}

/// The failures of a script's expectations, one line each.
func failures(_ text: String, items: (any ItemSource)? = nil) throws -> [String] {
  try run(text, items: items).expectations.failures.map {
    "\($0.line): \($0.text) — expected \($0.expected), found \($0.actual)"
  }
}
