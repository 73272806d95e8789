extension ItemReader {
  /// Whether an operand begins with a token.
  func startsOperand(_ index: Int32) -> Bool {
    switch kind(at: index) {
    case .identifier, .number, .string, .regex, .macro, .literalKeyword, .openParenthesis,
      .openSquare, .openBrace, .openString, .backslash:
      true
    case .dot: isName(index + 1)
    case .functionKeyword: token(index, is: "init")
    default: false
    }
  }

  /// Reads an operand and everything that hangs on it.
  ///
  /// - Parameter inHeader: whether a brace may begin the block of an `if`, `for`, `switch`.
  mutating func readChain(inHeader: Bool) {
    let start = position
    let firstLink = Int32(links.count)
    var chain = Chain(
      base: .name, tokens: start..<start, links: firstLink..<firstLink, bracket: bracket)
    var takesClosures = true
    switch kind {
    case .openParenthesis, .openSquare, .openBrace:
      chain.base = kind == .openBrace ? .closure : kind == .openSquare ? .collection : .parenthesis
      chain.group = tokens[Int(position)].bracket
      position = afterBracket(position)
    case .openString:
      chain.base = .literal
      takesClosures = false
      position = afterBracket(position)
    case .dot:
      chain.base = .implicitMember
      position += 2
    case .backslash:
      chain.base = .keyPath
      takesClosures = false
      position += 1
      if kind == .identifier { position += 1 }
    case .number, .string, .regex, .literalKeyword:
      chain.base = .literal
      takesClosures = false
      position += 1
    case .macro:
      chain.base = .macro
      position += 1
    default:
      // `any Shape.self`, `some View`: the name is the second word.
      if token(position, is: "any") || token(position, is: "some"),
        kind(at: position + 1) == .identifier, !startsLine(position + 1)
      {
        position += 1
      }
      position += 1
    }
    var base = Link(kind: .base, name: start, closures: closureCount..<closureCount)
    if chain.base == .implicitMember || chain.base == .name { base.name = position - 1 }
    readLinks(from: base, inHeader: inHeader, takesClosures: takesClosures)
    chain.tokens = start..<position
    chain.links = firstLink..<Int32(links.count)
    chains.append(chain)
  }

  private var closureCount: Int32 { Int32(closures.count) }

  private mutating func readLinks(from base: Link, inHeader: Bool, takesClosures: Bool) {
    var link = base
    var takesClosures = takesClosures
    let isKeyPath = kind(at: base.name) == .backslash
    /// The `#if`s that are open within the chain.
    var conditions = 0

    while position < limit {
      switch kind {
      case .openParenthesis where !startsLine(position):
        if link.isCall { keep(&link, next: .call) }
        link.arguments = tokens[Int(position)].bracket
        position = afterBracket(position)
      case .openSquare where !startsLine(position):
        keep(&link, next: .subscripting)
        link.arguments = tokens[Int(position)].bracket
        position = afterBracket(position)
        takesClosures = !isKeyPath
      case .openBrace where takesClosures && isTrailingClosure(inHeader: inHeader):
        if !link.closures.isEmpty { keep(&link, next: .call) }
        readTrailingClosures(&link)
      case .dot where isName(position + 1) || kind(at: position + 1) == .number:
        keep(&link, next: .member)
        position += 1
        link.name = position
        position += 1
        takesClosures = !isKeyPath
      case .binaryOperator, .prefixOperator, .postfixOperator:
        guard link.arguments < 0, link.closures.isEmpty,
          let end = genericArgumentsEnd(at: position)
        else { return keep(&link) }
        position = end
      case .postfixQuestion, .postfixExclamation: position += 1
      case .poundIf:
        guard goesOnAfterCondition(position) else { return keep(&link) }
        conditions += 1
        stepOverCondition(after: &link)
      case .poundElseif, .poundElse:
        guard conditions > 0 else { return keep(&link) }
        stepOverCondition(after: &link)
      case .poundEndif:
        guard conditions > 0 else { return keep(&link) }
        conditions -= 1
        stepOverCondition(after: &link)
      default: return keep(&link)
      }
    }
    keep(&link)
  }

  /// Steps over a condition between two links; it does not belong to the one before.
  private mutating func stepOverCondition(after link: inout Link) {
    if link.end < 0 { link.end = position }
    position += 1
  }

  private mutating func keep(_ link: inout Link) {
    if link.end < 0 { link.end = position }
    links.append(link)
  }

  /// Completes a link and begins the next one at the present token.
  private mutating func keep(_ link: inout Link, next kind: Link.Kind) {
    keep(&link)
    link = Link(kind: kind, name: position, closures: closureCount..<closureCount)
  }

  // MARK: - Closures

  /// Reads `{ … }` and the labelled closures behind it.
  private mutating func readTrailingClosures(_ link: inout Link) {
    let first = closureCount
    var label: Int32 = -1
    repeat {
      closures.append(
        TrailingClosure(label: label, bracket: tokens[Int(position)].bracket))
      position = afterBracket(position)
      label = -1
      if isName(position), kind != .defaultKeyword, kind(at: position + 1) == .colon,
        kind(at: position + 2) == .openBrace
      {
        label = position
        position += 2
      }
    } while label >= 0
    link.closures = first..<closureCount
  }

  /// Whether the brace here is a closure of the call before it, and not a block or accessors.
  private func isTrailingClosure(inHeader: Bool) -> Bool {
    if token(position + 1, is: "didSet") || token(position + 1, is: "willSet") {
      let next = tokens[Int(min(position + 2, Int32(tokens.count) - 1))].kind
      if next == .openBrace || next == .openParenthesis { return false }
    }
    guard inHeader else { return true }
    // As Swift does: in a header it is a closure only where what follows can go on with it.
    let next = afterBracket(position)
    switch kind(at: next) {
    case .openBrace, .whereKeyword, .comma: return true
    case .openParenthesis, .openSquare, .dot, .isKeyword, .asKeyword, .postfixQuestion,
      .infixQuestion, .postfixExclamation, .colon, .equal, .postfixOperator, .binaryOperator:
      return !startsLine(next)
    default: return false
    }
  }

  // MARK: - Conditions in a chain

  /// Whether a chain goes on inside the `#if` at an index: its first branch that holds anything
  /// begins with a dot.
  private func goesOnAfterCondition(_ index: Int32) -> Bool {
    // As many conditions in a row as anybody writes; a bound, so that reading stays linear.
    let last = index + 20
    var next = index
    while next < last, kind(at: next).isPound { next += 1 }
    return kind(at: next) == .dot && isName(next + 1)
  }
}
