/// An option of the command line, for the parser and for help.
struct CommandOption: Hashable, Sendable {
  /// Under which heading help lists it.
  enum Group: String, Hashable, Sendable, CaseIterable {
    case command = "Options"
    case items = "Items"
    case scene = "Scene"
    case general = "Always"
  }

  /// All spellings, the chief one first, dashes included.
  var names: [String]
  /// What stands for the value in help; `nil` for a switch.
  var placeholder: String?
  /// The words that the value may be; empty where anything may.
  var choices: [String] = []
  var help: String
  var group = Group.command
  /// Whether it may be given more than once.
  var isRepeatable = false
  /// The commands that take it.
  var commands: Set<CommandName>

  /// The chief spelling.
  var name: String { names.first ?? "" }

  static func == (a: CommandOption, b: CommandOption) -> Bool { a.names == b.names }
  func hash(into hasher: inout Hasher) { hasher.combine(names) }
}
