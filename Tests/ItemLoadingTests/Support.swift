import ItemLoading
import ScrollModel
import Testing

/// Loads a text as if it were a file.
func load(
  _ text: String, name: String = "items.json", _ options: LoadOptions = LoadOptions()
) throws(InputError) -> LoadedItems {
  try ItemLoader.load(bytes: Array(text.utf8), name: name, options: options)
}

/// The error that a text brings; a record of failure where it brings none.
func error(
  _ text: String, name: String = "items.json", _ options: LoadOptions = LoadOptions(),
  sourceLocation: SourceLocation = #_sourceLocation
) -> InputError? {
  do throws(InputError) {
    _ = try load(text, name: name, options)
    Issue.record("loaded: \(text)", sourceLocation: sourceLocation)
    return nil
  } catch {
    return error
  }
}

/// The path of a fixture.
func fixture(_ name: String) -> String {
  let here = #filePath.split(separator: "/", omittingEmptySubsequences: false)
  return here.dropLast(3).joined(separator: "/") + "/Fixtures/" + name
}

extension ItemSource {
  /// All ids in order.
  var ids: [ItemID?] { (0..<count).map(id(at:)) }
  /// All titles in order.
  var titles: [String] { (0..<count).map(title(at:)) }
}
