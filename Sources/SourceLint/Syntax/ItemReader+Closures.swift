extension ItemReader {
  /// Steps over `[captures] (parameters) async throws -> Result in` at the start of a closure.
  ///
  /// Leaves the position alone where the brace begins with anything else.
  mutating func readClosureParameters() {
    let start = position
    while kind == .at { skipAttribute() }
    if kind == .openSquare { position = afterBracket(position) }
    if kind == .openParenthesis {
      position = afterBracket(position)
    } else {
      while kind == .identifier {
        position += 1
        guard kind == .comma else { break }
        position += 1
      }
    }
    skipEffects()
    if kind == .arrow {
      position += 1
      _ = readTypeTokens()
    }
    guard kind == .inKeyword else {
      position = start
      return
    }
    position += 1
    brackets[Int(bracket)].parameters = start..<position
  }
}
