/// Cuts the bytes of a file into tokens and pairs its brackets.
///
/// It follows Swift's own lexer: operators by the blanks around them, comments that nest, strings
/// of every form with their interpolations, regex literals where an operand may stand. It stops at
/// the first fault that leaves the rest without meaning; every byte is looked at a bounded number
/// of times.
struct Tokenizer {
  /// Brackets may nest this deep, strings with interpolations included.
  static let depthLimit = 1_000

  let text: SourceText
  let bytes: [UInt8]
  var position = 0
  var tokens: [Token] = []
  /// The file first, then the pairs in order of their opening.
  var brackets: [Bracket]
  /// The brackets that are open, the innermost last.
  var frames: [Frame] = []
  var commands: [CommentCommand] = []
  var fault: LintProblem.Fault?

  /// What has been passed since the last token.
  var startsLine = true
  var followsBlank = true
  let keywords = Keywords.swift

  /// A bracket that is open.
  struct Frame {
    var bracket: Int32
    /// The string that goes on when an interpolation closes; `nil` for other brackets.
    var string: StringForm?
  }

  init(_ text: SourceText) {
    self.text = text
    bytes = text.bytes
    brackets = [Bracket(kind: .end, open: -1, close: 0, parent: -1)]
    tokens.reserveCapacity(bytes.count / 4)
  }

  /// Reads the whole file.
  ///
  /// - Complexity: O(n) in the file's bytes.
  mutating func run() {
    skipStart()
    while fault == nil {
      skipBlanks()
      guard fault == nil, position < bytes.count else { break }
      readToken()
    }
    if fault == nil, let frame = frames.last {
      let open = tokens[Int(brackets[Int(frame.bracket)].open)]
      fault = .init(.unclosedBracket(text.string(open.range)), at: Int(open.start))
    }
    brackets[0].close = Int32(tokens.count)
    append(.end, from: bytes.count)
  }

  /// The byte some places ahead; 0 past the end.
  func peek(_ ahead: Int = 0) -> UInt8 {
    position + ahead < bytes.count ? bytes[position + ahead] : 0
  }

  private mutating func readToken() {
    let byte = bytes[position]
    if byte.isDigit { return readNumber() }
    if byte.continuesIdentifier { return readWord() }
    switch byte {
    case UInt8(ascii: "("): open(.openParenthesis)
    case UInt8(ascii: "["): open(.openSquare)
    case UInt8(ascii: "{"): open(.openBrace)
    case UInt8(ascii: ")"): close(.closeParenthesis)
    case UInt8(ascii: "]"): close(.closeSquare)
    case UInt8(ascii: "}"): close(.closeBrace)
    case UInt8(ascii: ","): single(.comma)
    case UInt8(ascii: ":"): single(.colon)
    case UInt8(ascii: ";"): single(.semicolon)
    case UInt8(ascii: "@"): single(.at)
    case .backslash: single(.backslash)
    case .backtick: readQuotedName()
    case .quote: readString(from: position, hashes: 0)
    case .hash: readHash()
    case .dot where !isOperator(after: position): single(.dot)
    case .slash where mayStartRegex && readBareRegex(): break
    default: readOperator()
    }
  }

  // MARK: - Appending

  mutating func append(_ kind: TokenKind, from start: Int, bracket: Int32 = -1) {
    tokens.append(
      Token(
        kind: kind, startsLine: startsLine, followsBlank: followsBlank, start: Int32(start),
        end: Int32(position), bracket: bracket))
    startsLine = false
    followsBlank = false
  }

  private mutating func single(_ kind: TokenKind) {
    position += 1
    append(kind, from: position - 1)
  }

  private mutating func open(_ kind: TokenKind) {
    position += 1
    pushBracket(kind, from: position - 1, string: nil)
  }

  /// Opens a bracket whose token ends at the present position.
  mutating func pushBracket(_ kind: TokenKind, from start: Int, string: StringForm?) {
    guard frames.count < Self.depthLimit else {
      fault = .init(.tooDeep(Self.depthLimit), at: start)
      return
    }
    let ordinal = Int32(brackets.count)
    let parent = frames.last?.bracket ?? 0
    brackets.append(Bracket(kind: kind, open: Int32(tokens.count), close: -1, parent: parent))
    frames.append(Frame(bracket: ordinal, string: string))
    append(kind, from: start, bracket: ordinal)
  }

  /// Closes the innermost bracket with a token that ends at the present position.
  mutating func popBracket(_ kind: TokenKind, from start: Int) {
    guard let frame = frames.last, brackets[Int(frame.bracket)].kind.closing == kind else {
      fault = .init(.strayBracket(text.string(start..<position)), at: start)
      return
    }
    frames.removeLast()
    brackets[Int(frame.bracket)].close = Int32(tokens.count)
    append(kind, from: start, bracket: frame.bracket)
  }

  private mutating func close(_ kind: TokenKind) {
    position += 1
    popBracket(kind, from: position - 1)
    // An interpolation ends: its string goes on.
    if fault == nil, let string = frames.last?.string { readString(string) }
  }
}
