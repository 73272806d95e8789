extension JSON5Rewriter {
  /// Writes a string in double quotes with JSON's escapes.
  mutating func rewriteString(closedBy quote: UInt8) {
    copy(ASCII.quote, skipping: 1)
    while place < text.count {
      let byte = text[place]
      switch byte {
      case quote:
        copy(ASCII.quote, skipping: 1)
        return
      case ASCII.quote: write("\\\"", skipping: 1)
      case ASCII.backslash: rewriteEscape()
      case ASCII.newline, ASCII.carriageReturn: return
      case ASCII.tab: write("\\t", skipping: 1)
      default: copy(byte, skipping: 1)
      }
    }
  }

  private mutating func rewriteEscape() {
    let byte = text[place + 1]
    switch byte {
    case UInt8(ascii: "v"): write("\\u000b", skipping: 2)
    case ASCII.zero where !ASCII.isDigit(text[place + 2]): write("\\u0000", skipping: 2)
    case UInt8(ascii: "x"):
      if place + 4 <= text.count, ASCII.hexValue(text[place + 2]) != nil,
        ASCII.hexValue(text[place + 3]) != nil
      {
        write("\\u00" + text.text(place + 2..<place + 4), skipping: 4)
      } else {
        write("\\x", skipping: 2)
      }
    // A line that ends with a backslash goes on.
    case ASCII.carriageReturn where text[place + 2] == ASCII.newline: write("", skipping: 3)
    case ASCII.newline, ASCII.carriageReturn: write("", skipping: 2)
    case ASCII.quote, ASCII.backslash, UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "u"), 0:
      copy(ASCII.backslash, skipping: 1)
      if place < text.count { copy(byte, skipping: 1) }
    case ASCII.zero...UInt8(ascii: "9"): copy(ASCII.backslash, skipping: 1)
    // Any other character stands for itself.
    default: copy(byte, skipping: 2)
    }
  }

  private mutating func write(_ replacement: String, skipping count: Int) {
    places.note(output.count, from: place)
    output += Array(replacement.utf8)
    place = min(place + count, text.count)
    places.note(output.count, from: place)
  }
}
