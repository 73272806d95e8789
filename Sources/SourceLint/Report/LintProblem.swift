/// A reason why a file could not be linted, or not as it stands.
public struct LintProblem: Hashable, Sendable {
  /// What is wrong.
  public var kind: Kind
  /// Where it is.
  public var place: SourcePlace
  /// What is wrong in words: lower case, no full stop.
  public var message: String

  /// The kinds of problem.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The file is not UTF-8; it was linted all the same, with U+FFFD for what is none.
    case notUTF8
    /// A bracket, string, comment or regex is not closed, or closed twice; nothing was linted.
    case unparsable
    /// Brackets nest deeper than a thousand; nothing was linted.
    case tooDeep
    /// The file is larger than two gigabytes; nothing was linted.
    case tooLarge
    /// A comment switches a rule that does not exist, or none that it could switch.
    case badCommand
  }

  /// Whether the file was linted in spite of it.
  public var isLinted: Bool { kind == .notUTF8 || kind == .badCommand }
}

extension LintProblem {
  /// A problem before its line and column are known.
  struct Fault: Sendable {
    var cause: Cause
    var offset: Int

    init(_ cause: Cause, at offset: Int) {
      self.cause = cause
      self.offset = offset
    }
  }

  enum Cause: Sendable {
    case notUTF8
    case unclosedBracket(String)
    case strayBracket(String)
    case unclosedString
    case unclosedComment
    case unclosedRegex
    case tooDeep(Int)
    case tooLarge
    case unknownRule(String)
    case unknownCommand(String)

    var kind: Kind {
      switch self {
      case .notUTF8: .notUTF8
      case .tooDeep: .tooDeep
      case .tooLarge: .tooLarge
      case .unknownRule, .unknownCommand: .badCommand
      case .unclosedBracket, .strayBracket, .unclosedString, .unclosedComment, .unclosedRegex:
        .unparsable
      }
    }

    var message: String {
      switch self {
      case .notUTF8: "the file is not UTF-8; it is read with '\u{FFFD}' for the bytes that are none"
      case .unclosedBracket(let bracket): "'\(bracket)' is not closed; the file is not linted"
      case .strayBracket(let bracket): "'\(bracket)' closes nothing; the file is not linted"
      case .unclosedString: "the string is not closed; the file is not linted"
      case .unclosedComment: "the comment is not closed; the file is not linted"
      case .unclosedRegex: "the regex is not closed; the file is not linted"
      case .tooDeep(let limit): "brackets nest deeper than \(limit); the file is not linted"
      case .tooLarge: "the file is larger than two gigabytes; it is not linted"
      case .unknownRule(let name): "there is no rule '\(name)'"
      case .unknownCommand(let name): "there is no command 'scrollnav:\(name)'"
      }
    }
  }

  init(_ fault: Fault, lines: LineTable) {
    self.init(
      kind: fault.cause.kind, place: lines.place(of: fault.offset), message: fault.cause.message)
  }
}
