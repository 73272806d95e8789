extension Tokenizer {
  /// Reads a run of operator characters; its part is told by the blanks around it.
  mutating func readOperator() {
    let start = position
    let isLeftBound = isLeftBound(at: start)
    let first = bytes[start]
    if isLeftBound, first == UInt8(ascii: "?") || first == UInt8(ascii: "!") {
      position += 1
      let isQuestion = first == UInt8(ascii: "?")
      return append(isQuestion ? .postfixQuestion : .postfixExclamation, from: start)
    }
    let mayHoldDots = first == .dot
    while let length = operatorLength(at: position) {
      if bytes[position] == .dot, !mayHoldDots { break }
      // A comment may begin in the middle of a run.
      if position > start, bytes[position] == .slash, peek(1) == .slash || peek(1) == .star {
        break
      }
      position += length
    }
    guard position > start else {
      position += UTF8Scalar.length(in: bytes, at: start) ?? 1
      return append(.other, from: start)
    }
    append(operatorKind(start..<position, isLeftBound: isLeftBound), from: start)
  }

  private func operatorKind(_ range: Range<Int>, isLeftBound: Bool) -> TokenKind {
    let isRightBound = isRightBound(at: range.upperBound, isLeftBound: isLeftBound)
    if range.count == 1 {
      switch bytes[range.lowerBound] {
      case UInt8(ascii: "="): return .equal
      case UInt8(ascii: "?"): return .infixQuestion
      case UInt8(ascii: "&") where isRightBound && !isLeftBound: return .prefixOperator
      default: break
      }
    }
    if text.spells("->", in: range) { return .arrow }
    if isLeftBound == isRightBound { return .binaryOperator }
    return isLeftBound ? .postfixOperator : .prefixOperator
  }

  private func isLeftBound(at start: Int) -> Bool {
    guard start > 0 else { return false }
    switch bytes[start - 1] {
    case let byte where byte.isBlank || byte.isNewline: return false
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case .slash: return !(start > 1 && bytes[start - 2] == .star)
    case 0xA0: return !(start > 1 && bytes[start - 2] == 0xC2)
    default: return true
    }
  }

  private func isRightBound(at end: Int, isLeftBound: Bool) -> Bool {
    guard end < bytes.count else { return false }
    switch bytes[end] {
    case let byte where byte.isBlank || byte.isNewline: return false
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case .dot: return !isLeftBound
    case .slash:
      let next = end + 1 < bytes.count ? bytes[end + 1] : 0
      return next != .slash && next != .star
    case 0xC2: return !(end + 1 < bytes.count && bytes[end + 1] == 0xA0)
    default: return true
    }
  }

  /// Whether a dot begins an operator such as `...`, `..<` or `.==`.
  func isOperator(after dot: Int) -> Bool {
    dot + 1 < bytes.count && bytes[dot + 1] != .slash && OperatorScalars.isASCII(bytes[dot + 1])
  }

  /// The bytes of the operator character at an index; `nil` for any other.
  private func operatorLength(at index: Int) -> Int? {
    guard index < bytes.count else { return nil }
    let byte = bytes[index]
    if byte < 0x80 { return OperatorScalars.isASCII(byte) ? 1 : nil }
    guard let scalar = UTF8Scalar.scalar(in: bytes, at: index) else { return nil }
    let isOperator =
      OperatorScalars.contains(scalar.value)
      || (index > position && OperatorScalars.combines(scalar.value))
    return isOperator ? scalar.length : nil
  }
}

/// The characters of Swift's operators ("Lexical Structure" in The Swift Programming Language).
enum OperatorScalars {
  static func isASCII(_ byte: UInt8) -> Bool {
    switch byte {
    case .slash, UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"), .star,
      UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"), .dot:
      true
    default: false
    }
  }

  static func contains(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
      0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
      0x3008...0x3020, 0x3030:
      true
    default: false
    }
  }

  /// Combining marks, which may follow an operator character.
  static func combines(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F: true
    default: false
    }
  }
}
