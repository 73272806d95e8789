/// Completions for fish, written from the option table.
enum FishCompletion {
  static var script: String {
    """
    # Completions of scrollnav for fish 3.0 and later.

    # Whether a word of a command is asked for; with a place, whether as many words stand before it
    # that are no options and no values of theirs; with two, as many or more.
    function __scrollnav_at --argument-names command place more
      set -l words (commandline -opc)
      test (count $words) -ge 2; and test "$words[2]" = $command; or return 1
      test -n "$place"; or return 0
      set -l found 0
      set -l is_value no
      for word in $words[2..-1]
        if test $is_value = yes
          set is_value no
        else if contains -- $word \(Shell.namesBeforeValues.joined(separator: " "))
          set is_value yes
        else if not string match -qr -- '^-[^0-9.]' $word
          set found (math $found + 1)
        end
      end
      # The command itself is one of them.
      set found (math $found - 1)
      test $found -eq $place; or test -n "$more" -a $found -gt $place
    end

    # Offers words for the end of a list with commas.
    function __scrollnav_list
      set -l before (commandline -ct | string replace -r -- '^--[^=]*=' '' | string match -r -- '^.*,')
      printf '%s\\n' "$before"$argv
    end

    complete -c scrollnav -f
    complete -c scrollnav -n __fish_use_subcommand -s h -l help -d \(quoted(CommandOption.help.help))
    complete -c scrollnav -n __fish_use_subcommand -l version -d \(quoted(CommandOption.version.help))

    """ + Shell.commands.flatMap(lines).joined(separator: "\n") + "\n"
  }

  private static func lines(of command: Command) -> [String] {
    let name = command.name.rawValue
    return [
      "complete -c scrollnav -n __fish_use_subcommand -a \(name) -d \(quoted(command.summary))"
    ]
      + command.positionals.enumerated().filter { $0.element.completion != .nothing }.map {
        place, positional in
        line("\(name) \(place)" + (positional.isRepeatable ? " more" : ""))
          + words(of: positional.completion)
      }
      + command.options.map { option in
        let value = option.completion(for: command.name).map { words(of: $0, asValue: true) } ?? ""
        return line(name) + names(of: option) + value + " -d \(quoted(option.help))"
      }
  }

  private static func line(_ place: String) -> String {
    "complete -c scrollnav -n '__scrollnav_at \(place)'"
  }

  private static func names(of option: CommandOption) -> String {
    option.names.map { name in
      name.hasPrefix("--") ? " -l \(name.dropFirst(2))" : " -s \(name.dropFirst())"
    }
    .joined()
  }

  private static func words(of completion: Completion, asValue isValue: Bool = false) -> String {
    let required = isValue ? " -x" : ""
    return switch completion {
    case .nothing: required
    case .file: isValue ? " -r -F" : " -F"
    case .word(let words): required + " -a \(quoted(words.joined(separator: " ")))"
    case .list(let words):
      required + " -a \(quoted("(__scrollnav_list \(words.joined(separator: " ")))"))"
    }
  }

  /// Within fish's single quotes a backslash escapes a quote and itself.
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
