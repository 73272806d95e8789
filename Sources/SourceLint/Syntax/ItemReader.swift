/// Reads what stands in each bracket, one bracket after the other: nothing here recurses.
struct ItemReader {
  let text: SourceText
  let tokens: [Token]
  var brackets: [Bracket]
  var items: [Item] = []
  var chains: [Chain] = []
  var links: [Link] = []
  var closures: [TrailingClosure] = []

  /// The token that is looked at.
  var position: Int32 = 0
  /// The bracket that is read, and the token that closes it.
  var bracket: Int32 = 0
  var limit: Int32 = 0

  init(text: SourceText, tokens: [Token], brackets: [Bracket]) {
    self.text = text
    self.tokens = tokens
    self.brackets = brackets
  }

  /// What has been read.
  var tree: SyntaxTree {
    SyntaxTree(
      text: text, tokens: tokens, brackets: brackets, items: items, chains: chains, links: links,
      closures: closures)
  }

  /// Reads the whole file.
  ///
  /// - Complexity: O(n) in the number of tokens.
  mutating func run() {
    for ordinal in brackets.indices {
      let group = brackets[ordinal]
      let first = Int32(items.count)
      bracket = Int32(ordinal)
      position = group.open + 1
      limit = group.close
      switch group.kind {
      case .end: readStatements()
      case .openBrace:
        readClosureParameters()
        readStatements()
      case .openParenthesis, .openSquare: readArguments()
      default: break
      }
      brackets[ordinal].items = first..<Int32(items.count)
    }
  }

  // MARK: - Looking

  var kind: TokenKind { kind(at: position) }

  /// The kind of a token of this bracket; `end` past its last.
  func kind(at index: Int32) -> TokenKind {
    index < limit ? tokens[Int(index)].kind : .end
  }

  /// Whether a token is a word.
  func token(_ index: Int32, is word: StaticString) -> Bool {
    index >= 0 && Int(index) < tokens.count && text.spells(word, in: tokens[Int(index)].range)
  }

  func startsLine(_ index: Int32) -> Bool {
    index >= limit || tokens[Int(index)].startsLine
  }

  /// The token after the bracket that opens at an index.
  func afterBracket(_ index: Int32) -> Int32 {
    brackets[Int(tokens[Int(index)].bracket)].close + 1
  }

  /// Whether a token may be a name: reserved words serve as labels and members too.
  func isName(_ index: Int32) -> Bool {
    let kind = kind(at: index)
    return kind == .identifier || kind.isKeyword
  }

  // MARK: - Lists

  private mutating func readArguments() {
    while position < limit {
      let start = position
      var item = Item(
        kind: .argument, tokens: start..<start, chains: chainCount..<chainCount)
      if isName(position), kind(at: position + 1) == .colon {
        item.name = position
        position += 2
      }
      readOperands(of: &item) { $0 == .comma }
      finish(&item, from: start)
      if kind == .comma { position += 1 }
    }
  }

  /// Reads operands and whatever stands between them, up to a token that stops it.
  mutating func readOperands(
    of item: inout Item, inHeader: Bool = false, until stops: (TokenKind) -> Bool
  ) {
    while position < limit, !stops(kind) {
      if startsOperand(position) {
        readChain(inHeader: inHeader)
      } else if kind == .at {
        skipAttribute()
      } else {
        note(operatorAt: position, in: &item)
        position += 1
      }
    }
  }

  /// Notes what an operator says about the chains around it.
  func note(operatorAt index: Int32, in item: inout Item) {
    switch kind(at: index) {
    case .infixQuestion: item.isChoice = true
    case .binaryOperator, .equal, .asKeyword, .isKeyword: item.hasOperators = true
    default: break
    }
  }

  // MARK: - Items

  var chainCount: Int32 { Int32(chains.count) }

  /// Completes an item with what has been read since its start, and keeps it.
  mutating func finish(_ item: inout Item, from start: Int32) {
    position = min(position, limit)
    item.tokens = start..<max(start, position)
    item.chains = item.chains.lowerBound..<chainCount
    if item.body >= 0 { brackets[Int(item.body)].owner = Int32(items.count) }
    items.append(item)
  }

  /// Takes a body in braces where one stands here.
  mutating func takeBody(_ item: inout Item) {
    guard kind == .openBrace else { return }
    item.body = tokens[Int(position)].bracket
    position = afterBracket(position)
  }
}
