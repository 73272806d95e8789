/// The words for a fault: what was expected and what was found.
extension Origin {
  /// The error for a fault of the scan.
  func error(_ fault: JSONFault) -> InputError {
    let cause = UsualCause(fault, in: self)
    return error(fault.place, cause?.message ?? message(fault), help: cause?.help)
  }

  private func message(_ fault: JSONFault) -> String {
    let found = Found(text, at: textPlace(fault.place)).description
    return switch fault.kind {
    case .value: "expected a value, found \(found)"
    case .valueAfterComma: "expected a value after ',', found \(found)"
    case .key: "expected a key in double quotes or '}', found \(found)"
    case .keyAfterComma: "expected a key in double quotes after ',', found \(found)"
    case .colon: "expected ':' after the key, found \(found)"
    case .commaInArray: "expected ',' or ']', found \(found)"
    case .commaInObject: "expected ',' or '}', found \(found)"
    case .word: "expected true, false or null, found \(found)"
    case .digit: "expected a digit, found \(found)"
    case .leadingZero: "a number does not begin with a zero that is followed by digits"
    case .controlCharacter:
      "expected '\"' at the end of the text, found \(found)"
    case .endOfString: "expected '\"' at the end of the text, found the end of the file"
    case .escape: "expected an escape such as '\\n' or '\\\"', found '\\' and \(found)"
    case .unicodeEscape: "expected four hexadecimal digits after '\\u', found \(found)"
    case .utf8: "expected UTF-8, found \(found)"
    case .surrogate: "half of a surrogate pair stands alone in a text that is used"
    case .depth: "more than \(JSONScanner.depthLimit) arrays and objects lie within one another"
    case .afterEnd: "expected the end of the file, found \(found)"
    case .empty: "the file is empty"
    case .itemSize: "an item is larger than 4 GB"
    }
  }
}

/// What stands at a place, in words.
struct Found: CustomStringConvertible {
  let description: String

  init(_ bytes: Bytes, at place: Int) {
    guard place < bytes.count else {
      description = "the end of the file"
      return
    }
    let end = min(place + 24, bytes.count)
    let isLetter = { (byte: UInt8) in
      byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || ASCII.isDigit(byte)
        || byte == UInt8(ascii: "_")
    }
    var wordEnd = place
    while wordEnd < end, isLetter(bytes[wordEnd]) { wordEnd += 1 }
    if wordEnd > place + 1 {
      let word = bytes.text(place..<wordEnd)
      description = "'\(word)\(wordEnd == end && end < bytes.count ? "…" : "")'"
      return
    }
    switch bytes[place] {
    case ASCII.newline, ASCII.carriageReturn: description = "a line break"
    case ASCII.tab: description = "a tab"
    default:
      let text = bytes.text(place..<min(place + 4, bytes.count))
      let scalar = text.unicodeScalars.first ?? "\u{fffd}"
      description = Found.describe(scalar, byte: bytes[place])
    }
  }

  private static func describe(_ scalar: Unicode.Scalar, byte: UInt8) -> String {
    if scalar == "\u{fffd}" { return "the byte 0x" + hex(UInt32(byte), digits: 2) }
    let isPlain = scalar.properties.isWhitespace == false && Excerpt.visible(scalar) == scalar
    if isPlain || scalar == " " { return "'\(scalar)'" }
    let name = scalar.properties.name.map { " (\($0.lowercased()))" } ?? ""
    return "U+" + hex(scalar.value, digits: 4) + name
  }

  private static func hex(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
