/// A command: what it is called, what it takes, and what it does.
struct Command: Sendable {
  /// An argument that is known by its place.
  struct Positional: Hashable, Sendable {
    var name: String
    var help: String
    var isOptional = false
    var isRepeatable = false
    /// Words that it may be, for completions; empty where anything may.
    var choices: [String] = []
    /// Whether a file or a folder can stand here.
    var isFile = true
  }

  /// A command line that works, and what it shows.
  struct Example: Hashable, Sendable {
    var line: String
    var shows: String
  }

  var name: CommandName
  /// What it does, as a verb phrase.
  var summary: String
  var examples: [Example]
  var positionals: [Positional] = []
  /// The forms of its result that --format chooses from, the one that is taken unless given first.
  var formats: [OutputFormat] = []
  /// What the options and positionals cannot say; paragraphs.
  var notes: [String] = []
  /// From the command line to the outcome: it reads its inputs and changes nothing.
  var run: @Sendable (Invocation, Context) throws -> Outcome

  /// The options it takes, in the order of the table; --format with the command's own forms.
  var options: [CommandOption] {
    CommandOption.all.filter { $0.commands.contains(name) }.map { option in
      option == .format ? .format(of: formats) : option
    }
  }

  /// One line: `scrollnav jump ID [ITEMS] [options]`.
  var usage: String {
    let words = positionals.map { positional in
      let word = positional.name + (positional.isRepeatable ? " …" : "")
      return positional.isOptional ? "[\(word)]" : word
    }
    return (["scrollnav", name.rawValue] + words + ["[options]"]).joined(separator: " ")
  }

  /// The command with a name.
  static func named(_ name: CommandName) -> Command {
    switch name {
    case .jump: .jump
    case .current: .current
    case .drag: .drag
    case .flick: .flick
    case .replay: .replay
    case .diagnose: .diagnose
    case .test: .test
    case .play: .play
    case .items: .items
    case .lint: .lint
    case .script: .script
    case .explain: .explain
    case .completions: .completions
    case .man: .man
    case .help: .help
    }
  }
}
