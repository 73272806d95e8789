/// Completions for fish, written from the option table.
enum FishCompletion {
  static var script: String {
    let lines = CommandName.allCases.flatMap { name -> [String] in
      let command = Command.named(name)
      let head = "complete -c scrollnav -n '__fish_seen_subcommand_from \(name.rawValue)'"
      let first =
        "complete -c scrollnav -f -n __fish_use_subcommand -a \(name.rawValue) "
        + "-d \(quoted(command.summary))"
      let words = command.positionals.first?.choices.joined(separator: " ") ?? ""
      return [first] + (words.isEmpty ? [] : ["\(head) -a \(quoted(words))"])
        + command.options.map { head + line(of: $0) }
    }
    return "# Completions of scrollnav for fish.\n" + lines.joined(separator: "\n") + "\n"
  }

  private static func line(of option: CommandOption) -> String {
    let names = option.names.map { name in
      name.hasPrefix("--") ? " -l \(name.dropFirst(2))" : " -s \(name.dropFirst())"
    }
    let value =
      option.placeholder == nil
      ? ""
      : option.words.isEmpty ? " -r" : " -x -a \(quoted(option.words.joined(separator: " ")))"
    return names.joined() + value + " -d \(quoted(option.help))"
  }

  /// Within fish's single quotes a backslash escapes a quote and itself.
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
