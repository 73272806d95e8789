/// Completions for zsh, written from the option table.
enum ZshCompletion {
  static var script: String {
    let commands = CommandName.allCases.map { name in
      "    " + Shell.quoted("\(name.rawValue):\(Command.named(name).summary)") + "\n"
    }
    let options = [CommandOption.help, .version].flatMap { option in
      option.names.map { "    " + Shell.quoted("\($0):\(option.help)") + "\n" }
    }
    return """
      #compdef scrollnav
      # Completions of scrollnav for zsh.
      _scrollnav() {
        local -a commands=(
      \(commands.joined())  )
        local -a options=(
      \(options.joined())  )
        if (( CURRENT == 2 )); then
          _describe command commands
          _describe -o option options
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
    let parts =
      command.options.flatMap { specifications($0, of: command.name) }
      + command.positionals.enumerated().map(positional)
    let lines = parts.map { "        " + Shell.quoted($0) }
    return "    \(command.name.rawValue))\n      _arguments \\\n"
      + lines.joined(separator: " \\\n") + "\n      ;;\n"
  }

  private static func specifications(
    _ option: CommandOption, of command: CommandName
  ) -> [String] {
    option.names.map { name in
      let others = option.isRepeatable ? "*" : "(\(option.names.joined(separator: " ")))"
      let help = "[\(escaped(option.help))]"
      guard let placeholder = option.placeholder,
        let completion = option.completion(for: command)
      else { return others + name + help }
      // The value is the next word, or follows '=' or, after one letter, nothing.
      let sign = name.hasPrefix("--") ? "=" : "+"
      return others + name + sign + help + ":\(escaped(placeholder)):" + action(completion)
    }
  }

  private static func positional(_ place: Int, _ positional: Command.Positional) -> String {
    let number = positional.isRepeatable ? "*" : String(place + 1)
    return "\(number):\(escaped(positional.name)):" + action(positional.completion)
  }

  private static func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing: " "
    case .file: "_files"
    case .word(let words): "(\(words.joined(separator: " ")))"
    case .list(let words): "_values -s , word \(words.joined(separator: " "))"
    }
  }

  /// Brackets and colons part a specification.
  private static func escaped(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
