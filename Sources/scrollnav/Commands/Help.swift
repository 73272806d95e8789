extension Command {
  static let help = Command(
    name: .help,
    summary: "shows what there is, or what a command takes",
    examples: [Example(line: "scrollnav help jump", shows: "the same as scrollnav jump --help")],
    positionals: [
      Positional(
        name: "COMMAND", help: "a command's name", isOptional: true,
        choices: CommandName.allCases.map(\.rawValue))
    ]
  ) { invocation, context in
    guard let word = invocation.positionals.first else {
      return Outcome(standardOutput: HelpText.overview(context.ink))
    }
    guard let name = CommandName(rawValue: word) else { throw Tool.unknownCommand(word) }
    return Outcome(standardOutput: HelpText.text(for: .named(name), context.ink))
  }
}
