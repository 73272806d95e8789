import ScrollModel

/// Reads subjects: `offset`, `place(15)`, `@right.offset`.
enum SubjectReader {
  /// Reads a subject; what is none is a fault.
  static func subject(_ value: ValueText) throws(ValueFault) -> SubjectReference {
    if let subject = try subjectIfAny(value) { return subject }
    throw value.isQuoted ? value.expected("a subject such as 'binding'") : unknown(value)
  }

  /// Reads a subject where one is named; nothing is a fault but a damaged `place(` or `@`.
  static func subjectIfAny(_ value: ValueText) throws(ValueFault) -> SubjectReference? {
    guard !value.isQuoted else { return nil }
    guard value.text.hasPrefix("@") else {
      return try plain(value).map {
        SubjectReference(view: nil, subject: $0, column: value.column)
      }
    }
    let parts = value.text.dropFirst().split(
      separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let view = parts.first, let name = parts.last, !view.isEmpty else {
      throw value.expected("a view and a subject such as '@right.offset'")
    }
    let rest = ValueText(
      text: String(name), column: value.column + view.unicodeScalars.count + 2)
    guard let subject = try plain(rest) else { throw unknown(rest) }
    return SubjectReference(view: String(view), subject: subject, column: value.column)
  }

  private static let byName = Dictionary(
    Subject.named.map { ($0.name, $0.subject) }, uniquingKeysWith: { first, _ in first })

  private static func plain(_ value: ValueText) throws(ValueFault) -> Subject? {
    if let subject = byName[value.text] { return subject }
    guard value.text.hasPrefix("place(") else { return nil }
    let inner = ValueText(
      text: String(value.text.dropFirst(6).dropLast()), column: value.column + 6)
    guard value.text.hasSuffix(")"), !inner.text.isEmpty else {
      throw value.expected("an id in brackets such as 'place(15)'")
    }
    return .place(try inner.unquoted().id)
  }

  private static func unknown(_ value: ValueText) -> ValueFault {
    value.fault(
      "unknown subject \(value.shown)",
      help: NearMiss.help(for: value.text, among: Subject.named.map(\.name) + ["place(ID)"])
        ?? "subjects are \(Subject.named.map(\.name).joined(separator: ", ")) and place(ID)")
  }
}

extension ValueText {
  /// The text without the quotes that it may stand in.
  func unquoted() throws(ValueFault) -> ValueText {
    guard text.hasPrefix("\"") else { return self }
    let words = try Lexer.words(text, allowsComments: false, from: column)
    guard words.count == 1, let word = words.first else { throw expected("one quoted text") }
    return word.value
  }

  /// The elements between brackets, or between commas alone; each may stand in quotes.
  func elements() throws(ValueFault) -> [ValueText] {
    var inner = Substring(text)
    var column = column
    if inner.hasPrefix("["), inner.hasSuffix("]") {
      inner = inner.dropFirst().dropLast()
      column += 1
    }
    guard inner.contains(where: { !$0.isBlank }) else { return [] }
    var elements: [ValueText] = []
    for piece in ValueText.pieces(of: inner) {
      let leading = piece.prefix(while: \.isBlank).unicodeScalars.count
      let trimmed = piece.trimmingBlanks
      let element = ValueText(text: String(trimmed), column: column + leading)
      guard !trimmed.isEmpty else { throw element.expected("a value between the commas") }
      elements.append(try element.unquoted())
      column += piece.unicodeScalars.count + 1
    }
    return elements
  }

  /// Cuts at the commas that stand in no quotes and no inner brackets.
  private static func pieces(of text: Substring) -> [Substring] {
    var pieces: [Substring] = []
    var start = text.startIndex
    var isQuoted = false
    var isEscaped = false
    var depth = 0
    for index in text.indices {
      let character = text[index]
      defer { isEscaped = character == "\\" && isQuoted && !isEscaped }
      switch character {
      case "\"" where !isEscaped: isQuoted.toggle()
      case "(" where !isQuoted: depth += 1
      case ")" where !isQuoted: depth -= 1
      case "," where !isQuoted && depth == 0:
        pieces.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    return pieces + [text[start...]]
  }
}

extension Character {
  fileprivate var isBlank: Bool { self == " " || self == "\t" }
}

extension Substring {
  fileprivate var trimmingBlanks: Substring {
    var result = drop(while: \.isBlank)
    while result.last?.isBlank == true { result.removeLast() }
    return result
  }
}
