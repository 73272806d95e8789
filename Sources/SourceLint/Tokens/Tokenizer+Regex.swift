extension Tokenizer {
  /// Whether an operand may stand here, so that a slash may begin a regex literal.
  var mayStartRegex: Bool {
    switch tokens.last?.kind {
    case nil, .comma, .colon, .semicolon, .prefixOperator, .binaryOperator, .equal, .arrow,
      .infixQuestion, .openParenthesis, .openSquare, .openBrace, .headerKeyword, .caseKeyword,
      .prefixKeyword, .inKeyword, .whereKeyword, .poundIf, .poundElseif, .poundElse, .poundEndif:
      true
    default: false
    }
  }

  /// Reads `/regex/`; leaves the position alone and returns false where the slash is an operator.
  ///
  /// As in Swift it begins with no blank, ends on its line with no blank before the last slash,
  /// and closes no parenthesis that it did not open.
  mutating func readBareRegex() -> Bool {
    let first = peek(1)
    guard !first.isBlank, !first.isNewline, first != .slash, first != .star else { return false }
    var index = position + 1
    var depth = 0
    var isInClass = false
    while index < bytes.count, !bytes[index].isNewline {
      switch bytes[index] {
      case .backslash: index += 1
      case .slash:
        guard bytes[index - 1] != .space, bytes[index - 1] != .tab else { return false }
        let start = position
        position = index + 1
        append(.regex, from: start)
        return true
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass: depth += 1
      case UInt8(ascii: ")") where !isInClass:
        guard depth > 0 else { return false }
        depth -= 1
      default: break
      }
      index += 1
    }
    return false
  }

  /// Reads `#/regex/#` from behind its first slash; over several lines where the first is empty.
  mutating func readExtendedRegex(from start: Int, hashes: Int) {
    var isMultiline = false
    var rest = position
    while rest < bytes.count, bytes[rest].isBlank { rest += 1 }
    if rest < bytes.count, bytes[rest].isNewline { isMultiline = true }
    while position < bytes.count {
      let byte = bytes[position]
      if byte.isNewline, !isMultiline { break }
      if byte == .slash, closes(hashes) {
        position += 1 + hashes
        return append(.regex, from: start)
      }
      position += byte == .backslash ? 2 : 1
    }
    position = min(position, bytes.count)
    fault = .init(.unclosedRegex, at: start)
  }

  private func closes(_ hashes: Int) -> Bool {
    (1...hashes).allSatisfy { peek($0) == .hash }
  }
}
