/// The smallest piece of source that means something: a name, a bracket, an operator, a literal.
///
/// Blanks and comments are none. A string with interpolations is a bracket pair that holds the
/// interpolations' parentheses; any other literal is one token.
struct Token: Sendable {
  var kind: TokenKind
  /// Whether it is the first on its line.
  var startsLine: Bool
  /// Whether blanks, a comment or a line break stand before it.
  var followsBlank: Bool
  /// The offsets of its first byte and of the byte after its last.
  var start: Int32
  var end: Int32
  /// The place in the list of brackets; -1 for what is no bracket.
  var bracket: Int32 = -1

  var range: Range<Int> { Int(start)..<Int(end) }
}

/// What a token is.
///
/// Reserved words are grouped by the part that they play.
enum TokenKind: UInt8, Sendable {
  case identifier, number, string, regex
  /// `#name`.
  case macro
  case dot, comma, colon, semicolon, at, backslash
  case prefixOperator, binaryOperator, postfixOperator
  case equal, arrow
  /// `?` and `!` right after an operand.
  case postfixQuestion, postfixExclamation
  /// The `?` of a choice.
  case infixQuestion

  case openParenthesis, openSquare, openBrace, openString
  case closeParenthesis, closeSquare, closeBrace, closeString

  /// A whole line `#if …`, `#elseif …`, `#else`, `#endif`.
  case poundIf, poundElseif, poundElse, poundEndif

  /// `struct`, `class`, `enum`, `extension`, `protocol`.
  case typeKeyword
  /// `func`, `init`, `deinit`, `subscript`.
  case functionKeyword
  /// `var`, `let`.
  case variableKeyword
  /// `typealias`, `associatedtype`.
  case aliasKeyword
  case importKeyword
  /// `if`, `guard`, `while`, `for`, `switch`, `catch`: a header stands before the block.
  case headerKeyword
  /// `else`, `do`, `defer`, `repeat`: the block follows at once.
  case blockKeyword
  case caseKeyword, defaultKeyword
  /// `return`, `throw`, `try`, `await`: an expression follows.
  case prefixKeyword
  case inKeyword, whereKeyword, asKeyword, isKeyword
  /// `throws`, `rethrows`.
  case effectKeyword
  /// `nil`, `true`, `false`.
  case literalKeyword
  /// `public`, `static`, `break` and their like: nothing that concerns a chain.
  case otherKeyword

  /// A character that has no place in Swift.
  case other
  case end

  var isKeyword: Bool { rawValue >= Self.typeKeyword.rawValue && self != .other && self != .end }
  var isPound: Bool { rawValue >= Self.poundIf.rawValue && rawValue <= Self.poundEndif.rawValue }
  var opens: Bool {
    rawValue >= Self.openParenthesis.rawValue && rawValue <= Self.openString.rawValue
  }
  var closes: Bool {
    rawValue >= Self.closeParenthesis.rawValue && rawValue <= Self.closeString.rawValue
  }

  /// What closes an opening bracket.
  var closing: TokenKind {
    switch self {
    case .openParenthesis: .closeParenthesis
    case .openSquare: .closeSquare
    case .openBrace: .closeBrace
    default: .closeString
    }
  }
}

/// A pair of brackets, or the whole file, which is the first of the list.
struct Bracket: Sendable {
  var kind: TokenKind
  /// The tokens that open and close it; -1 and the number of tokens for the file.
  var open: Int32
  var close: Int32
  /// The bracket around it; -1 for the file.
  var parent: Int32
  /// What the reader found inside, in the list of items.
  var items: Range<Int32> = 0..<0
  /// The closure's parameters, up to its `in`; empty where there are none.
  var parameters: Range<Int32> = 0..<0
  /// The item whose body it is; -1 where it is none.
  var owner: Int32 = -1
}
