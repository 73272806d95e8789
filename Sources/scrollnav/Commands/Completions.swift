import DragScript

extension Command {
  static let completions = Command(
    name: .completions,
    summary: "writes the completions of a shell",
    examples: [
      Example(line: "eval \"$(scrollnav completions bash)\"", shows: "for this shell"),
      Example(
        line: "scrollnav completions zsh -o ~/.zfunc/_scrollnav", shows: "for every zsh to come"),
      Example(
        line: "scrollnav completions fish -o ~/.config/fish/completions/scrollnav.fish",
        shows: "for every fish"),
    ],
    positionals: [
      Positional(
        name: "SHELL", help: listed(Shell.allCases.map(\.rawValue)),
        choices: Shell.allCases.map(\.rawValue))
    ]
  ) { invocation, _ in
    let word = invocation.positionals[0]
    guard let shell = Shell(rawValue: word) else {
      let words = Shell.allCases.map(\.rawValue)
      throw Failure.usage(
        "SHELL is \(listed(words)), found \(quoted(word))",
        help: NearMiss.help(for: word, among: words))
    }
    let text =
      switch shell {
      case .bash: BashCompletion.script
      case .zsh: ZshCompletion.script
      case .fish: FishCompletion.script
      }
    return Outcome(standardOutput: text)
  }
}

/// The shells that have completions.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// A text between single quotes, where bash and zsh read nothing else into it.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
