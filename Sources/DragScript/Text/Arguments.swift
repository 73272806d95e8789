/// The words behind a verb or an option, taken one by one.
///
/// Keys may stand anywhere; what nobody took is a fault, named with what it may have meant.
struct Arguments {
  /// What they belong to, for messages: `'drag'`.
  let owner: String
  private var words: [Word]
  private var knownKeys: [String] = []
  private var knownWords: [String] = []
  /// The column behind the last word, for what is missing there.
  private let endColumn: Int

  init(_ words: [Word], of owner: String, endColumn: Int) {
    self.words = words
    self.owner = owner
    self.endColumn = endColumn
  }

  /// A single value that is not cut into words.
  init(text: String, of owner: String) {
    let value = ValueText(text: text, column: 1)
    self.init(
      [Word(column: 1, raw: text, key: nil, value: value)], of: owner,
      endColumn: text.unicodeScalars.count + 1)
  }

  var isEmpty: Bool { words.isEmpty }

  /// The next word without looking at keys, left where it is.
  var first: Word? { words.first }

  /// The next positional's text, left where it is.
  var nextPositional: ValueText? { words.first { $0.key == nil }?.value }

  /// Takes the next word that has no key.
  mutating func positional(_ expected: String) throws(ValueFault) -> ValueText {
    guard let value = optionalPositional() else {
      if let word = words.first, let key = word.key, !knownKeys.contains(key) {
        throw unknownKey(word, key: key)
      }
      throw missing(expected)
    }
    return value
  }

  /// Takes the next word that has no key, if there is one.
  mutating func optionalPositional() -> ValueText? {
    guard let index = words.firstIndex(where: { $0.key == nil }) else { return nil }
    return words.remove(at: index).value
  }

  /// Takes the value of a key, if it is there.
  mutating func value(of key: String) throws(ValueFault) -> ValueText? {
    knownKeys.append(key)
    guard let index = words.firstIndex(where: { $0.key == key }) else { return nil }
    let word = words.remove(at: index)
    if let again = words.first(where: { $0.key == key }) {
      throw ValueFault(column: again.column, "'\(key)' is given twice")
    }
    guard !word.value.text.isEmpty || word.value.isQuoted else {
      throw ValueFault(column: word.value.column, "expected a value after '\(key)='")
    }
    return word.value
  }

  /// Takes every word that is left, keys and all.
  mutating func takeAll() -> [Word] {
    defer { words = [] }
    return words
  }

  /// Takes a bare word, if it is there.
  mutating func flag(_ name: String) -> Bool {
    knownWords.append(name)
    let index = words.firstIndex { $0.key == nil && $0.value.text == name && !$0.value.isQuoted }
    guard let index else { return false }
    words.remove(at: index)
    return true
  }

  /// The fault that something is missing at the end.
  func missing(_ expected: String, help: String? = nil) -> ValueFault {
    guard let word = words.first else {
      return ValueFault(
        column: endColumn, "expected \(expected) after \(owner)", help: help)
    }
    return ValueFault(
      column: word.column, "expected \(expected), found '\(word.raw)'", help: help)
  }

  /// Refuses what is left.
  func finish() throws(ValueFault) {
    guard let word = words.first else { return }
    if let key = word.key { throw unknownKey(word, key: key) }
    throw ValueFault(
      column: word.column, "unexpected '\(word.raw)' after \(owner)",
      help: nearest(to: word.raw) ?? takes)
  }

  /// What a bare word may have meant; a key stands with its sign.
  private func nearest(to word: String) -> String? {
    guard let name = NearMiss.best(for: word, among: knownWords + knownKeys) else { return nil }
    return "did you mean '\(name)\(knownWords.contains(name) ? "" : "=")'?"
  }

  private func unknownKey(_ word: Word, key: String) -> ValueFault {
    ValueFault(
      column: word.column, "unknown key '\(key)' for \(owner)",
      help: NearMiss.help(for: key, among: knownKeys) ?? takes
        ?? "a text with '=' in it needs quotes")
  }

  private var takes: String? {
    let names = knownKeys.map { "'\($0)='" } + knownWords.map { "'\($0)'" }
    guard !names.isEmpty else { return nil }
    return "\(owner) takes \(names.joined(separator: ", "))"
  }
}
