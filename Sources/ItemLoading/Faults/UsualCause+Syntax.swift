// Causes at the fault itself: another notation, or a slip.
extension UsualCause {
  /// What another language writes where JSON has something else.
  static func ofOtherSyntax(_ scene: FaultScene) -> UsualCause? {
    if scene.has("//") || scene.has("/*") || scene.byte == UInt8(ascii: "#") {
      return UsualCause("comments are no JSON", help: relaxed)
    }
    if scene.byte == UInt8(ascii: "'"), scene.needsValue || scene.needsKey {
      return UsualCause(
        "JSON writes texts in double quotes",
        help: "\(relaxed); Python writes JSON with json.dumps")
    }
    if "“”„‟«»".contains(where: { scene.has(String($0)) }) {
      return UsualCause(
        "these are typographic quotes, and JSON writes texts in straight ones",
        help: "replace them by \"")
    }
    if scene.has("...") || scene.has("…") {
      return UsualCause("something was left out here", help: "put the rest in its place")
    }
    switch scene.word {
    case "True", "False", "None":
      return UsualCause(
        "'\(scene.word)' is Python, not JSON", help: "write the file with json.dumps")
    case "NaN", "Infinity", "inf", "nan":
      return UsualCause("JSON has no number '\(scene.word)'", help: "write null, or leave it out")
    case "undefined":
      return UsualCause("'undefined' is JavaScript, not JSON", help: "write null, or leave it out")
    case "nil", "NULL", "Null", "TRUE", "FALSE":
      return UsualCause(help: "JSON writes true, false and null in lower case")
    case "ObjectId", "ISODate", "NumberLong", "new", "Date", "function", "Symbol":
      return UsualCause(
        "'\(scene.word)' is code, not JSON",
        help: "export the data as JSON: mongoexport, JSON.stringify")
    default: break
    }
    if scene.needsKey, !scene.word.isEmpty, scene.byteAfterWord == ASCII.colon {
      return UsualCause("the key '\(scene.word)' needs double quotes", help: relaxed)
    }
    return nil
  }

  /// What a text may not hold.
  static func ofText(_ scene: FaultScene) -> UsualCause? {
    switch scene.kind {
    case .controlCharacter:
      if scene.byte == ASCII.newline || scene.byte == ASCII.carriageReturn {
        return UsualCause(help: "a quote is missing on this line; a line break in a text is \\n")
      }
      if scene.byte == ASCII.tab { return UsualCause(help: "a tab in a text is written \\t") }
      return UsualCause(
        help: "control characters in a text are escaped: \\u00\(hex(scene.byte))")
    case .escape: return UsualCause(help: "a backslash itself is written \\\\")
    case .utf8:
      return UsualCause(
        help: "the file may be in another encoding: iconv -f WINDOWS-1252 -t UTF-8 FILE")
    case .surrogate:
      return UsualCause(help: "a pair such as \\ud83d\\ude00 makes one character")
    default: return nil
    }
  }

  /// Numbers that other languages know.
  static func ofNumber(_ scene: FaultScene) -> UsualCause? {
    switch scene.kind {
    case .leadingZero:
      return UsualCause(help: "leave out the zero, or make a text of it: \"007\"")
    case .digit: return UsualCause(help: "a point has digits on both sides: 0.5, 5.0")
    case .value where scene.byte == ASCII.plus || scene.byte == ASCII.point:
      return UsualCause(help: "a number begins with a digit or '-'")
    case .commaInArray, .commaInObject, .afterEnd:
      guard scene.byte | 0x20 == UInt8(ascii: "x"), scene.previous == ASCII.zero else {
        return nil
      }
      return UsualCause(help: "JSON has no hexadecimal numbers; --json5 accepts them")
    default: return nil
    }
  }

  /// A comma or a bracket too many or too few.
  static func ofPunctuation(_ scene: FaultScene) -> UsualCause? {
    switch scene.kind {
    case .valueAfterComma: return UsualCause("a comma stands before the ']'", help: relaxed)
    case .keyAfterComma where scene.byte == ASCII.closeBrace:
      return UsualCause("a comma stands before the '}'", help: relaxed)
    case .value where scene.byte == ASCII.comma:
      return UsualCause(help: "a value is missing before this comma, or the comma is one too many")
    case .commaInArray, .commaInObject:
      switch scene.byte {
      case ASCII.quote, ASCII.openBrace, ASCII.openBracket, UInt8(ascii: "-"),
        ASCII.zero...UInt8(ascii: "9"):
        return UsualCause(help: "a comma is missing before this")
      case ASCII.colon where scene.kind == .commaInArray:
        return UsualCause(help: "keys and values stand in braces: {\"key\": value}")
      case ASCII.closeBrace, ASCII.closeBracket:
        return UsualCause(help: "the brackets do not match")
      default: return nil
      }
    case .colon where scene.byte == UInt8(ascii: "="):
      return UsualCause(help: "JSON writes ':' between key and value")
    case .afterEnd where scene.byte == ASCII.comma:
      return UsualCause(
        help: "several values stand in brackets, [a, b], or in a row without commas")
    case .afterEnd where scene.byte == UInt8(ascii: ";"):
      return UsualCause(help: "remove the semicolon")
    case .afterEnd where scene.byte == ASCII.closeBrace || scene.byte == ASCII.closeBracket:
      return UsualCause(help: "a closing bracket is one too many")
    default: return nil
    }
  }

  private static func hex(_ byte: UInt8) -> String {
    let text = String(byte, radix: 16)
    return text.count < 2 ? "0" + text : text
  }
}
