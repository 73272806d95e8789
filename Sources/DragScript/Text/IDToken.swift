public import ScrollModel

/// An id as it was written, before the type of the fixture's ids is known.
public struct IDToken: Hashable, Sendable {
  /// The text without its quotes.
  public var text: String
  /// Whether it stood in quotes: then it is text, never a number.
  public var isQuoted: Bool

  /// Makes a token.
  public init(_ text: String, isQuoted: Bool = false) {
    self.text = text
    self.isQuoted = isQuoted
  }

  /// The token that reads back as `id` whatever the type of the fixture's ids.
  public init(_ id: ItemID) {
    if case .text(let text) = id {
      self.init(text, isQuoted: ValueText.finite(text) != nil)
    } else {
      self.init(id.description)
    }
  }

  /// The token as a script writes it: in quotes where it has to be.
  public var spelling: String { isQuoted ? text.quoted : text.asWord }
}

extension String {
  /// The text in quotes, what cannot stand in them escaped.
  var quoted: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The text as one word of a script, in quotes where it would be read as something else.
  var asWord: String {
    guard let words = try? Lexer.words(self), words.count == 1, let word = words.first,
      word.key == nil, word.raw == self, !word.value.isQuoted,
      first.map({ !"[(@".contains($0) }) ?? false,
      self != "nil", unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
    else { return quoted }
    return self
  }
}
