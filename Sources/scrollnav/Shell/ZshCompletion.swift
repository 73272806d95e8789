/// Completions for zsh, written from the option table.
enum ZshCompletion {
  static var script: String {
    let commands = CommandName.allCases.map { name in
      "    " + Shell.quoted("\(name.rawValue):\(Command.named(name).summary)") + "\n"
    }
    return """
      #compdef scrollnav
      # Completions of scrollnav for zsh.
      _scrollnav() {
        local -a commands=(
      \(commands.joined())  )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(CommandName.allCases.map { branch(of: .named($0)) }.joined())  esac
      }
      # Loaded by its name it is the function itself; sourced, it has to be announced.
      if [ "$funcstack[1]" = "_scrollnav" ]; then
        _scrollnav "$@"
      else
        compdef _scrollnav scrollnav
      fi

      """
  }

  private static func branch(of command: Command) -> String {
    let specifications =
      command.options.flatMap(specifications) + command.positionals.enumerated().map(positional)
    let lines = specifications.map { "        " + Shell.quoted($0) }
    return "    \(command.name.rawValue))\n      _arguments \\\n"
      + lines.joined(separator: " \\\n") + "\n      ;;\n"
  }

  private static func specifications(_ option: CommandOption) -> [String] {
    option.names.map { name in
      let others = option.isRepeatable ? "*" : "(\(option.names.joined(separator: " ")))"
      let head = "\(others)\(name)[\(escaped(option.help))]"
      guard let placeholder = option.placeholder else { return head }
      return head + ":\(escaped(placeholder)):" + action(option.words)
    }
  }

  private static func positional(_ place: Int, _ positional: Command.Positional) -> String {
    let number = positional.isRepeatable ? "*" : String(place + 1)
    return "\(number):\(escaped(positional.name)):" + action(positional.choices)
  }

  private static func action(_ choices: [String]) -> String {
    choices.isEmpty ? "_files" : "(\(choices.joined(separator: " ")))"
  }

  /// Brackets and colons part a specification.
  private static func escaped(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
