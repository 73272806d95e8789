/// A word of a line.
struct Word: Hashable, Sendable {
  /// The column where it begins, in Unicode scalars, from 1.
  var column: Int
  /// The word as written, quotes and key and all.
  var raw: String
  /// The key of `key=value`.
  var key: String?
  /// The value of `key=value`, or the word itself.
  var value: ValueText
}

/// A text that is read as a number, a name or an id.
struct ValueText: Hashable, Sendable {
  /// The text without its quotes.
  var text: String
  /// The column where it begins, quotes included, in Unicode scalars, from 1.
  var column: Int
  /// Whether it stood in quotes.
  var isQuoted = false

  /// A fault in this text.
  func fault(_ message: String, help: String? = nil) -> ValueFault {
    ValueFault(column: column, message, help: help)
  }

  /// The fault that something else was expected.
  func expected(_ what: String, help: String? = nil) -> ValueFault {
    fault("expected \(what), found \(shown)", help: help)
  }

  /// The text in quotes, or a phrase where there is none.
  var shown: String { text.isEmpty ? "nothing" : "'\(text)'" }
}
