// Names and numbers.
extension Tokenizer {
  mutating func readWord() {
    let start = position
    while position < bytes.count, bytes[position].continuesIdentifier {
      if bytes[position] < 0x80 {
        position += 1
        continue
      }
      guard let scalar = UTF8Scalar.scalar(in: bytes, at: position) else {
        // Not UTF-8: a name of its own, so that nothing before or after it is lost.
        if position == start { position += 1 }
        break
      }
      if scalar.value == 0xA0 || OperatorScalars.contains(scalar.value) {
        if position == start { return readOperator() }
        break
      }
      position += scalar.length
    }
    let kind = keywords.kind(of: bytes, in: start..<position)
    append(kind ?? .identifier, from: start)
  }

  /// A name in backticks: an identifier of the usual letters, or a raw one of any.
  mutating func readQuotedName() {
    let start = position
    position += 1
    while position < bytes.count, !bytes[position].isNewline {
      position += 1
      if bytes[position - 1] == .backtick { return append(.identifier, from: start) }
    }
    position = start + 1
    append(.other, from: start)
  }

  mutating func readNumber() {
    let start = position
    let isHex = peek() == UInt8(ascii: "0") && peek(1) | 0x20 == UInt8(ascii: "x")
    while position < bytes.count {
      let byte = bytes[position]
      if byte == .dot {
        // `1.5`, but not `1...5` or `1.description`.
        guard peek(1).isDigit, tokens.last?.kind != .dot else { break }
      } else if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
        let before = bytes[position - 1] | 0x20
        guard before == UInt8(ascii: isHex ? "p" : "e"), peek(1).isDigit else { break }
      } else if byte >= 0x80 || !byte.continuesIdentifier {
        break
      }
      position += 1
    }
    append(.number, from: start)
  }
}
