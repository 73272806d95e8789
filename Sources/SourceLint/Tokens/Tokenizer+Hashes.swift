// What begins with `#`: raw strings, extended regex literals, conditions, macros.
extension Tokenizer {
  mutating func readHash() {
    let start = position
    var hashes = 0
    while peek(hashes) == .hash { hashes += 1 }
    switch peek(hashes) {
    case .quote:
      position += hashes
      readString(from: start, hashes: hashes)
    case .slash:
      position += hashes + 1
      readExtendedRegex(from: start, hashes: hashes)
    case let byte where byte.isLetter || byte == UInt8(ascii: "_"):
      position += hashes
      while position < bytes.count, bytes[position].continuesIdentifier { position += 1 }
      readNamed(from: start)
    default:
      position += hashes
      append(.other, from: start)
    }
  }

  private mutating func readNamed(from start: Int) {
    let range = start..<position
    if text.spells("#if", in: range) {
      readCondition(.poundIf, from: start)
    } else if text.spells("#elseif", in: range) {
      readCondition(.poundElseif, from: start)
    } else if text.spells("#else", in: range) {
      append(.poundElse, from: start)
    } else if text.spells("#endif", in: range) {
      append(.poundEndif, from: start)
    } else {
      append(.macro, from: start)
    }
  }

  /// Takes the whole condition into the token: to the line's end or a comment, and past it where
  /// the line ends in `&&` or `||`.
  private mutating func readCondition(_ kind: TokenKind, from start: Int) {
    var last: UInt8 = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte == .slash, peek(1) == .slash || peek(1) == .star { break }
      if byte.isNewline, last != UInt8(ascii: "&"), last != UInt8(ascii: "|") { break }
      if !byte.isBlank, !byte.isNewline { last = byte }
      position += 1
    }
    append(kind, from: start)
  }
}
