import SourceLint

/// What a shell can offer where a word of the command line is about to stand.
enum Completion: Hashable {
  /// Anything may stand there, so nothing is offered.
  case nothing
  /// One of these.
  case word([String])
  /// Some of these, with commas between them.
  case list([String])
  /// A file or a folder.
  case file
}

extension CommandOption {
  /// What its value may be with one command; `nil` for a switch.
  func completion(for command: CommandName) -> Completion? {
    guard let placeholder else { return nil }
    switch self {
    case .failOn where command == .lint: return .list(LintPolicy.words)
    case .failOn, .allow: return .list(FailurePolicy.words)
    case .rule: return .list(LintRule.all.map(\.name))
    default:
      if !words.isEmpty { return .word(words) }
      return placeholder.hasPrefix("FILE") ? .file : .nothing
    }
  }
}

extension Command.Positional {
  /// What may stand in its place.
  var completion: Completion { choices.isEmpty ? (isFile ? .file : .nothing) : .word(choices) }
}

extension Shell {
  static var commands: [Command] { CommandName.allCases.map(Command.named) }

  /// The spellings of the options that the next word belongs to.
  static var namesBeforeValues: [String] {
    CommandOption.all.filter { $0.placeholder != nil }.flatMap(\.names)
  }
}
