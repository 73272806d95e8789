/// Completions for bash, written from the option table.
enum BashCompletion {
  static var script: String {
    """
    # Completions of scrollnav for bash 3.2 and later.
    _scrollnav() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
      local kind=nothing words= place=0 i IFS=$' \\t\\n'
      COMPREPLY=()
      if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W '\(commands) --help --version' -- "$word"))
        return
      fi
      # Bash 4 takes '--anchor=top' apart into three words, bash 3.2 leaves it one.
      case $word in
        =) word= ;;
        --*=*) before=${word%%=*} word=${word#*=} ;;
        *) [ "$before" != = ] || before=${COMP_WORDS[COMP_CWORD-2]} ;;
      esac
      # How many words stand before this one that are no options and no values of theirs.
      for ((i = 2; i < COMP_CWORD; i++)); do
        case ${COMP_WORDS[i]} in
          \(Shell.namesBeforeValues.joined(separator: "|")))
            [ "${COMP_WORDS[i+1]}" != = ] || ((i++))
            ((i++)) ;;
          =) ((i++)) ;;
          -[!0-9.]*) ;;
          *) ((place++)) ;;
        esac
      done
      case "${COMP_WORDS[1]} $before" in
    \(values)    *)
          case $word in
            -*)
              case ${COMP_WORDS[1]} in
    \(Shell.commands.map(options).joined())          esac
              kind=word ;;
            *)
              case "${COMP_WORDS[1]} $place" in
    \(Shell.commands.flatMap(positionals).joined())          esac ;;
          esac ;;
      esac
      case $kind in
        word) COMPREPLY=($(compgen -W "$words" -- "$word")) ;;
        list)
          local last=${word##*,}
          COMPREPLY=($(compgen -P "${word%"$last"}" -W "$words" -- "$last")) ;;
        file)
          # Bash's own completion of files knows how to quote them.
          compopt -o default 2> /dev/null || {
            IFS=$'\\n'
            COMPREPLY=($(compgen -f -- "$word"))
          } ;;
      esac
    }
    complete -F _scrollnav scrollnav

    """
  }

  private static var commands: String {
    CommandName.allCases.map(\.rawValue).joined(separator: " ")
  }

  /// What follows an option: a branch for each way in which it is completed.
  private static var values: String {
    var branches: [(completion: Completion, patterns: [String])] = []
    for option in CommandOption.all {
      let uses = Shell.commands.compactMap { command in
        command.options.first { $0 == option }.flatMap { $0.completion(for: command.name) }.map {
          (command: "'\(command.name.rawValue) ", completion: $0)
        }
      }
      let isOne = Set(uses.map(\.completion)).count == 1
      for use in isOne ? Array(uses.prefix(1)) : uses {
        let patterns = option.names.map { (isOne ? "*' " : use.command) + $0 + "'" }
        if let place = branches.firstIndex(where: { $0.completion == use.completion }) {
          branches[place].patterns += patterns
        } else {
          branches.append((use.completion, patterns))
        }
      }
    }
    return branches.map { branch($0.patterns, $0.completion, indent: 4) }.joined()
  }

  private static func options(of command: Command) -> String {
    let names = command.options.flatMap(\.names).joined(separator: " ")
    return "            \(command.name.rawValue)) words='\(names)' ;;\n"
  }

  private static func positionals(of command: Command) -> [String] {
    command.positionals.enumerated().map { place, positional in
      let name = command.name.rawValue
      let pattern = positional.isRepeatable ? "'\(name) '*" : "'\(name) \(place)'"
      return branch([pattern], positional.completion, indent: 12)
    }
  }

  private static func branch(
    _ patterns: [String], _ completion: Completion, indent: Int
  ) -> String {
    let head = String(repeating: " ", count: indent) + patterns.joined(separator: "|") + ") "
    switch completion {
    case .nothing: return head + ";;\n"
    case .file: return head + "kind=file ;;\n"
    case .word(let words): return head + "kind=word words='\(words.joined(separator: " "))' ;;\n"
    case .list(let words): return head + "kind=list words='\(words.joined(separator: " "))' ;;\n"
    }
  }
}
