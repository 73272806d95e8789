extension ItemReader {
  /// The longest list of generic arguments that is looked for, in tokens.
  private static let genericsLimit: Int32 = 200

  /// The token after `<…>` at an index, where those are generic arguments and no comparison.
  func genericArgumentsEnd(at index: Int32) -> Int32? {
    guard index < limit, opens(index) else { return nil }
    var depth = 1
    var next = index + 1
    let last = min(limit, index + Self.genericsLimit)
    while next < last {
      switch kind(at: next) {
      case .identifier, .dot, .comma, .colon, .at, .arrow, .postfixQuestion, .postfixExclamation,
        .effectKeyword, .otherKeyword, .number:
        next += 1
      case .openParenthesis, .openSquare: next = afterBracket(next)
      case .binaryOperator, .prefixOperator, .postfixOperator:
        if opens(next) {
          depth += 1
        } else if let count = closings(next) {
          depth -= count
          if depth == 0 { return endsGenerics(next + 1) ? next + 1 : nil }
          if depth < 0 { return nil }
        } else if !token(next, is: "&"), !token(next, is: "~"),
          !token(next, is: "-"), !token(next, is: "==")
        {
          return nil
        }
        next += 1
      case .whereKeyword: next += 1
      default: return nil
      }
    }
    return nil
  }

  private func opens(_ index: Int32) -> Bool { token(index, is: "<") }

  /// The number of `>` in an operator of nothing else; `>?` and `>!` count as `>`.
  private func closings(_ index: Int32) -> Int? {
    let letters = text.bytes[tokens[Int(index)].range]
    let count = letters.prefix { $0 == UInt8(ascii: ">") }.count
    let rest = letters.dropFirst(count)
    guard count > 0 else { return nil }
    return rest.allSatisfy { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") } ? count : nil
  }

  /// Whether a token may follow generic arguments: anything but the operand of a comparison.
  private func endsGenerics(_ index: Int32) -> Bool {
    switch kind(at: index) {
    case .identifier, .number, .string, .openString, .literalKeyword, .backslash, .macro, .regex:
      startsLine(index)
    case .openParenthesis, .openSquare: !startsLine(index)
    default: true
    }
  }
}
