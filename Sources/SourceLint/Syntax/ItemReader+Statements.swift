extension ItemReader {
  mutating func readStatements() {
    var follows: TokenKind?
    while position < limit {
      let start = position
      let first = kind
      switch first {
      case .semicolon, .comma, .colon: position += 1
      case .poundIf, .poundElseif, .poundElse, .poundEndif:
        position += 1
        keep(.condition, from: start)
      case .at: skipAttribute()
      case .typeKeyword: readType()
      case .functionKeyword: readFunction()
      case .variableKeyword: readVariables()
      case .aliasKeyword: readAlias()
      case .importKeyword: readImport()
      // `repeat { … } while condition` has no block of its own.
      case .headerKeyword where follows == .blockKeyword && token(start, is: "while"):
        position += 1
        readExpression()
      case .headerKeyword: readBlock(withHeader: true)
      case .blockKeyword: readBlock(withHeader: false)
      case .caseKeyword, .defaultKeyword: readCase()
      case .identifier where startsActor(position): readType()
      default: readExpression()
      }
      // Whatever stands here, the reader goes on.
      if position == start { position += 1 }
      follows = first
    }
  }

  private mutating func keep(_ kind: Item.Kind, from start: Int32) {
    var item = Item(kind: kind, tokens: start..<start, chains: chainCount..<chainCount)
    finish(&item, from: start)
  }

  /// Skips `@Name` or `@Name(…)`; the arguments are read as a list in their turn.
  mutating func skipAttribute() {
    position += 1
    while kind == .identifier, kind(at: position + 1) == .dot { position += 2 }
    if isName(position) { position += 1 }
    if kind == .openParenthesis, !tokens[Int(position)].followsBlank {
      position = afterBracket(position)
    }
  }

  private mutating func readImport() {
    let start = position
    repeat { position += 1 } while position < limit && !startsLine(position) && kind != .semicolon
    keep(.other, from: start)
  }

  // MARK: - Expressions

  /// Reads one expression statement: operands as long as operators join them.
  mutating func readExpression() {
    let start = position
    var item = Item(kind: .expression, tokens: start..<start, chains: chainCount..<chainCount)
    readJoinedOperands(of: &item)
    finish(&item, from: start)
  }

  mutating func readJoinedOperands(of item: inout Item) {
    // A colon goes on only while a `?` waits for it.
    var choices = 0
    var needsOperand = true
    while position < limit {
      let kind = kind
      if needsOperand {
        if startsOperand(position) {
          readChain(inHeader: false)
          needsOperand = false
          continue
        }
        switch kind {
        case .prefixOperator, .binaryOperator, .prefixKeyword: break
        // `try?`, `as!`.
        case .postfixQuestion, .postfixExclamation: break
        default: return
        }
        position += 1
        continue
      }
      switch kind {
      case .binaryOperator, .equal, .arrow, .asKeyword, .isKeyword: needsOperand = true
      case .infixQuestion:
        choices += 1
        needsOperand = true
      case .colon where choices > 0:
        choices -= 1
        needsOperand = true
      case .postfixOperator, .effectKeyword: break
      default: return
      }
      note(operatorAt: position, in: &item)
      position += 1
    }
  }

  // MARK: - Blocks

  /// Reads `if … {`, `for … {` and their like, or `else {`: the header's chains and the block.
  private mutating func readBlock(withHeader: Bool) {
    let start = position
    var item = Item(
      kind: .block, tokens: start..<start, chains: chainCount..<chainCount, name: start)
    position += 1
    if withHeader {
      // `guard … else {` reads as a header that ends in `else`.
      readOperands(of: &item, inHeader: true) { $0 == .openBrace || $0.isPound }
    }
    takeBody(&item)
    finish(&item, from: start)
  }

  /// Reads `case pattern:` or `default:`, and `case a, b(Int)` of an enum.
  private mutating func readCase() {
    let start = position
    var item = Item(kind: .caseLabel, tokens: start..<start, chains: chainCount..<chainCount)
    position += 1
    while position < limit {
      if kind == .colon {
        position += 1
        break
      }
      let previous = kind(at: position - 1)
      if startsLine(position), position > start + 1, previous != .comma, kind != .comma,
        kind != .whereKeyword
      {
        break
      }
      if startsOperand(position) {
        readChain(inHeader: true)
      } else {
        position += 1
      }
    }
    finish(&item, from: start)
  }
}
