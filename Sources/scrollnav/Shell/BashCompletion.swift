/// Completions for bash, written from the option table.
enum BashCompletion {
  static var script: String {
    let commands = CommandName.allCases.map(\.rawValue).joined(separator: " ")
    return """
      # Completions of scrollnav for bash 3.2 and later.
      _scrollnav() {
        local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
        local words options files=yes IFS=$' \\t\\n'
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W '\(commands) --help --version' -- "$word"))
          return
        fi
        case $previous in
      \(values)  esac
        case ${COMP_WORDS[1]} in
      \(CommandName.allCases.map { branch(of: .named($0)) }.joined())    *) return ;;
        esac
        case $word in
          -*) COMPREPLY=($(compgen -W "$options" -- "$word")); return ;;
        esac
        [ "$COMP_CWORD" -eq 2 ] || words=
        COMPREPLY=($(compgen -W "$words" -- "$word"))
        if [ -z "$words" ] && [ -n "$files" ]; then
          IFS=$'\\n'
          COMPREPLY=($(compgen -f -- "$word"))
        fi
      }
      complete -o filenames -F _scrollnav scrollnav

      """
  }

  /// What may follow an option: its words, or a file where anything may.
  private static var values: String {
    let options = CommandOption.all.filter { $0.placeholder != nil }
    let free = options.filter { $0.words.isEmpty }.flatMap(\.names).joined(separator: "|")
    let chosen = options.filter { !$0.words.isEmpty }.map { option in
      let words = option.words.joined(separator: " ")
      return "    \(option.names.joined(separator: "|"))) "
        + "COMPREPLY=($(compgen -W '\(words)' -- \"$word\")); return ;;\n"
    }
    return chosen.joined()
      + "    \(free)) IFS=$'\\n'; COMPREPLY=($(compgen -f -- \"$word\")); return ;;\n"
  }

  private static func branch(of command: Command) -> String {
    let options = command.options.flatMap(\.names).joined(separator: " ")
    let words = command.positionals.first?.choices.joined(separator: " ") ?? ""
    let files = command.positionals.isEmpty ? " files=" : ""
    return "    \(command.name.rawValue)) words='\(words)' options='\(options)'\(files) ;;\n"
  }
}
