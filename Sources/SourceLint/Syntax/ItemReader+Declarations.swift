extension ItemReader {
  /// `actor Name`: reserved only where a name follows.
  func startsActor(_ index: Int32) -> Bool {
    token(index, is: "actor") && kind(at: index + 1) == .identifier && !startsLine(index + 1)
  }

  /// Reads `struct Name<…>: Inherited where … { … }`.
  mutating func readType() {
    let start = position
    position += 1
    // `class func`, `class var`: a modifier.
    guard kind == .identifier else { return }
    var item = Item(kind: .type, tokens: start..<start, chains: chainCount..<chainCount)
    item.name = position
    position += 1
    while kind == .dot, kind(at: position + 1) == .identifier {
      item.name = position + 1
      position += 2
    }
    skipGenerics()
    let inheritance = position
    while position < limit, kind != .openBrace, !kind.isPound { skipTypeToken() }
    item.type = inheritance..<position
    takeBody(&item)
    finish(&item, from: start)
  }

  /// Reads `func name<…>(…) async throws -> Result where … { … }`, the body being optional.
  mutating func readFunction() {
    let start = position
    var item = Item(kind: .function, tokens: start..<start, chains: chainCount..<chainCount)
    item.name = start
    position += 1
    if token(start, is: "func") {
      guard position < limit else { return finish(&item, from: start) }
      // The name may be an operator.
      item.name = position
      position += 1
    }
    if kind == .postfixQuestion || kind == .postfixExclamation { position += 1 }
    skipGenerics()
    if kind == .openParenthesis {
      item.parameters = tokens[Int(position)].bracket
      position = afterBracket(position)
    }
    skipEffects()
    if kind == .arrow {
      position += 1
      item.type = readTypeTokens()
    }
    if kind == .whereKeyword { skipRequirements() }
    takeBody(&item)
    finish(&item, from: start)
  }

  /// Reads `let a: A = …, b = …` or `var a: A { … }`: an item for each.
  mutating func readVariables() {
    var start = position
    position += 1
    repeat {
      var item = Item(kind: .variable, tokens: start..<start, chains: chainCount..<chainCount)
      if kind == .identifier {
        item.name = position
        position += 1
      } else if kind == .openParenthesis {
        position = afterBracket(position)
      } else {
        return
      }
      if kind == .colon {
        position += 1
        item.type = readTypeTokens()
      }
      if kind == .equal {
        position += 1
        readJoinedOperands(of: &item)
      }
      takeBody(&item)
      finish(&item, from: start)
      start = position
      guard kind == .comma else { return }
      position += 1
    } while position < limit
  }

  /// Reads `typealias Name<…> = Type`.
  mutating func readAlias() {
    let start = position
    position += 1
    var item = Item(kind: .alias, tokens: start..<start, chains: chainCount..<chainCount)
    guard kind == .identifier else { return }
    item.name = position
    position += 1
    skipGenerics()
    if kind == .colon {
      position += 1
      _ = readTypeTokens()
    }
    if kind == .equal {
      position += 1
      item.type = readTypeTokens()
    }
    if kind == .whereKeyword { skipRequirements() }
    finish(&item, from: start)
  }

  // MARK: - Types

  /// Reads a type: a name or a bracket, with what is bound to it, functions and `&` included.
  mutating func readTypeTokens() -> Range<Int32> {
    let start = position
    var needsOperand = true
    while position < limit {
      switch kind {
      case .identifier where needsOperand:
        position += 1
        // `some View`, `any Shape`, `inout Int`, `consuming Value`: the name comes yet.
        needsOperand = isTypePrefix(position - 1) && (kind == .identifier || kind.opens)
        if !needsOperand { skipGenerics() }
      case .otherKeyword where needsOperand: position += 1
      case .at where needsOperand: skipAttribute()
      case .openParenthesis where needsOperand, .openSquare where needsOperand:
        position = afterBracket(position)
        needsOperand = false
      case .prefixOperator where needsOperand: position += 1
      case .dot where !needsOperand && isName(position + 1):
        position += 2
        skipGenerics()
      case .postfixQuestion, .postfixExclamation, .postfixOperator: position += 1
      case .arrow where !needsOperand:
        position += 1
        needsOperand = true
      case .binaryOperator where !needsOperand && token(position, is: "&"):
        position += 1
        needsOperand = true
      case .effectKeyword where !needsOperand: skipEffects()
      case .identifier where token(position, is: "async") && !startsLine(position):
        position += 1
      default: return start..<position
      }
    }
    return start..<position
  }

  private func isTypePrefix(_ index: Int32) -> Bool {
    for word in ["some", "any", "borrowing", "consuming", "sending", "isolated", "each"]
      as [StaticString] where token(index, is: word)
    {
      return true
    }
    return false
  }

  /// Steps over one token of a clause that names types.
  mutating func skipTypeToken() {
    position = kind.opens ? afterBracket(position) : position + 1
  }

  mutating func skipGenerics() {
    guard let end = genericArgumentsEnd(at: position) else { return }
    position = end
  }

  /// Skips `async`, `throws`, `throws(Failure)`, `rethrows`.
  mutating func skipEffects() {
    while kind == .effectKeyword || token(position, is: "async")
      || token(position, is: "reasync")
    {
      let isThrows = token(position, is: "throws")
      position += 1
      if isThrows, kind == .openParenthesis { position = afterBracket(position) }
    }
  }

  /// Skips `where A: B, C == D`, up to a body or the line that no longer belongs to it.
  mutating func skipRequirements() {
    position += 1
    while position < limit, kind != .openBrace, !kind.isPound {
      let previous = kind(at: position - 1)
      if startsLine(position), previous != .comma, previous != .binaryOperator,
        previous != .colon, previous != .whereKeyword
      {
        guard kind == .comma || kind == .binaryOperator || kind == .dot else { return }
      }
      skipTypeToken()
    }
  }
}
