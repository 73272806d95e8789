import Rendering

/// Help, written from the tables that the parser reads.
enum HelpText {
  /// What `scrollnav --help` shows.
  static func overview(_ ink: Ink) -> String {
    var commands = TextTable()
    commands.rows = CommandName.allCases.map { name in
      [.init(name.rawValue, .bold), .init(Command.named(name).summary)]
    }
    var examples = TextTable()
    examples.rows = CommandName.allCases.compactMap { Command.named($0).examples.first }.map {
      [.init($0.line), .init($0.shows, .dim)]
    }
    return """
      scrollnav: what SwiftUI's scroll positions do, without a device

      \(heading("Examples", ink))
      \(examples.text(ink))
      \(heading("Commands", ink))
      \(commands.text(ink))
      'scrollnav COMMAND --help' shows a command's own examples and options.

      """
  }

  /// What `scrollnav COMMAND --help` shows: examples first.
  static func text(for command: Command, _ ink: Ink) -> String {
    var sections = ["scrollnav \(command.name.rawValue): \(command.summary)\n"]
    var examples = TextTable()
    examples.rows = command.examples.map { [.init($0.line), .init($0.shows, .dim)] }
    sections.append(heading("Examples", ink) + "\n" + examples.text(ink))
    let positionals = list(
      command.positionals.map { ($0.name, $0.help) },
      column: 4 + (command.positionals.map { DisplayWidth.of($0.name) }.max() ?? 0), ink)
    sections.append(
      heading("Usage", ink) + "\n  " + command.usage + "\n"
        + (positionals.isEmpty ? "" : "\n" + positionals))
    sections += command.notes.map { WrappedText.lines($0) }
    for group in CommandOption.Group.allCases {
      let options = command.options.filter { $0.group == group }
      guard !options.isEmpty else { continue }
      sections.append(heading(group.rawValue, ink) + "\n" + table(of: options, ink))
    }
    return sections.joined(separator: "\n")
  }

  private static func heading(_ text: String, _ ink: Ink) -> String { ink.paint(text, .bold) }

  /// The column in which the words of an option's help begin; a longer spelling stands alone.
  private static let helpColumn = 30

  private static func table(of options: [CommandOption], _ ink: Ink) -> String {
    let entries = options.map { option in
      let names = option.names.joined(separator: ", ")
      return (option.placeholder.map { "\(names) \($0)" } ?? names, option.help)
    }
    return list(entries, column: helpColumn, ink)
  }

  /// Spellings, and beside them from a column on what they mean.
  private static func list(
    _ entries: [(spelling: String, help: String)], column: Int, _ ink: Ink
  ) -> String {
    entries.map { entry in
      let words = WrappedText.lines(entry.help, indent: column)
      let head = "  " + ink.paint(entry.spelling, .bold)
      let room = column - 2 - DisplayWidth.of(entry.spelling)
      guard room >= 2 else { return head + "\n" + words }
      return head + String(repeating: " ", count: room) + words.dropFirst(column)
    }
    .joined()
  }
}
