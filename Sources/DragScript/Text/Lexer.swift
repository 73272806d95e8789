/// Cuts a line into words.
///
/// Blanks and tabs part words. `#` at the beginning of a word begins a comment. A quoted word may
/// hold blanks, with `\"`, `\\`, `\n`, `\t` and `\u{…}` for what it cannot hold plainly; so may
/// what stands in brackets. `key=value` is one word with a key.
struct Lexer {
  private let scalars: [Unicode.Scalar]
  private let allowsComments: Bool
  private let firstColumn: Int
  private var position = 0

  private init(_ line: String, allowsComments: Bool, firstColumn: Int) {
    scalars = Array(line.unicodeScalars)
    self.firstColumn = firstColumn
    self.allowsComments = allowsComments
  }

  /// The words of a line, or of a part of one that begins at `column`.
  static func words(
    _ line: String, allowsComments: Bool = true, from column: Int = 1
  ) throws(ValueFault) -> [Word] {
    var lexer = Lexer(line, allowsComments: allowsComments, firstColumn: column)
    var words: [Word] = []
    while let word = try lexer.next() { words.append(word) }
    return words
  }

  private var current: Unicode.Scalar? {
    position < scalars.count ? scalars[position] : nil
  }

  private var atBlank: Bool { current.map(Lexer.isBlank) ?? true }

  private mutating func next() throws(ValueFault) -> Word? {
    while let scalar = current, Lexer.isBlank(scalar) { position += 1 }
    guard let first = current, !(allowsComments && first == "#") else { return nil }
    let start = position
    let key = readKey()
    let valueStart = position
    let value = try readValue()
    return Word(
      column: firstColumn + start, raw: text(start..<position), key: key,
      value: ValueText(
        text: value.text, column: firstColumn + valueStart, isQuoted: value.isQuoted))
  }

  /// Reads `key=` where the word begins so; `==` is no end of a key.
  private mutating func readKey() -> String? {
    var end = position
    while end < scalars.count, Lexer.belongsToKey(scalars[end], first: end == position) { end += 1 }
    guard end > position, end < scalars.count, scalars[end] == "=" else { return nil }
    if end + 1 < scalars.count, scalars[end + 1] == "=" { return nil }
    let key = text(position..<end)
    position = end + 1
    return key
  }

  private mutating func readValue() throws(ValueFault) -> (text: String, isQuoted: Bool) {
    let start = position
    if current == "\"" {
      let quoted = try readQuoted()
      guard atBlank else {
        throw ValueFault(
          column: firstColumn + position,
          "expected a blank after the closing quote, found '\(rest)'",
          help: "a quote inside quotes is written '\\\"'")
      }
      return (quoted, true)
    }
    if beginsBracket { try skipBrackets() }
    while !atBlank { position += 1 }
    return (text(start..<position), false)
  }

  private var rest: String {
    var end = position
    while end < scalars.count, !Lexer.isBlank(scalars[end]) { end += 1 }
    return text(position..<end)
  }

  private mutating func readQuoted() throws(ValueFault) -> String {
    let start = position
    var result = String.UnicodeScalarView()
    position += 1
    while let scalar = current {
      position += 1
      switch scalar {
      case "\"": return String(result)
      case "\\": result.append(try readEscape())
      default: result.append(scalar)
      }
    }
    throw ValueFault(
      column: firstColumn + start, "expected a closing quote before the end of the line",
      help: "a quote inside quotes is written '\\\"'")
  }

  private mutating func readEscape() throws(ValueFault) -> Unicode.Scalar {
    let start = position
    guard let scalar = current else { return "\\" }
    position += 1
    switch scalar {
    case "\"", "\\": return scalar
    case "n": return "\n"
    case "t": return "\t"
    case "u":
      guard current == "{" else { break }
      let digits = position + 1
      while let scalar = current, scalar != "}", scalar != "\"" { position += 1 }
      guard current == "}", let value = UInt32(text(digits..<position), radix: 16),
        let result = Unicode.Scalar(value)
      else { break }
      position += 1
      return result
    default: break
    }
    throw ValueFault(
      column: firstColumn + start - 1, "unknown escape '\\\(scalar)' in a quoted text",
      help: "known are \\\", \\\\, \\n, \\t and \\u{…}; a backslash is written '\\\\'")
  }

  /// Whether a list, a point or `place(` begins here, the last of another view's perhaps.
  private var beginsBracket: Bool {
    let word = scalars[position...].prefix { !Lexer.isBlank($0) }
    if word.first == "(" || word.first == "[" { return true }
    let name = word.first == "@" ? word.drop { $0 != "." }.dropFirst() : word
    return name.starts(with: "place(".unicodeScalars)
  }

  private mutating func skipBrackets() throws(ValueFault) {
    while let scalar = current, scalar != "(", scalar != "[" { position += 1 }
    let start = position
    var open: [Unicode.Scalar] = []
    while let scalar = current {
      switch scalar {
      case "\"":
        _ = try readQuoted()
        continue
      case "(": open.append(")")
      case "[": open.append("]")
      case open.last: open.removeLast()
      default: break
      }
      position += 1
      if open.isEmpty { return }
    }
    throw ValueFault(
      column: firstColumn + start,
      "expected '\(open.last.map(String.init) ?? "]")' before the end of the line",
      help: "a text with brackets needs quotes")
  }

  private func text(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }

  static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

  private static func belongsToKey(_ scalar: Unicode.Scalar, first: Bool) -> Bool {
    switch scalar {
    case "a"..."z": true
    case "-", "0"..."9": !first
    default: false
    }
  }
}
