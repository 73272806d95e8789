/// The manual page, written from the tables that the parser and the help read.
enum ManualPage {
  /// The page in roff's `man` macros.
  static var roff: String {
    var lines = [
      ".TH SCROLLNAV 1 \"\" \(quoted("scrollnav \(Tool.version)")) \"User Commands\"",
      ".SH NAME", "scrollnav \\- what SwiftUI's scroll positions do, without a device",
      ".SH SYNOPSIS", ".B scrollnav", ".I COMMAND", "[\\fIARGUMENT\\fR ...] [\\fIOPTION\\fR ...]",
      ".SH COMMANDS",
    ]
    lines += CommandName.allCases.flatMap { section(of: .named($0)) }
    for group in CommandOption.Group.allCases {
      lines.append(".SH \(quoted(heading(of: group)))")
      lines += CommandOption.all.filter { $0.group == group }.flatMap(entry(of:))
    }
    lines.append(".SH \"EXIT STATUS\"")
    lines += ExitCode.allCases.flatMap { [".TP", ".B \($0.rawValue)", text($0.meaning)] }
    lines += [
      ".SH ENVIRONMENT", ".TP", ".B NO_COLOR", "Where it is set and not empty, no colours.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func heading(of group: CommandOption.Group) -> String {
    switch group {
    case .command: "OPTIONS"
    case .items: "ITEMS"
    case .scene: "SCENE"
    case .general: "EVERY COMMAND"
    }
  }

  private static func section(of command: Command) -> [String] {
    var lines = [
      ".SS \(quoted(command.name.rawValue))", text(command.summary.capitalizedFirst + "."), ".PP",
      ".B \(text(command.usage))",
    ]
    for positional in command.positionals {
      lines += [".TP", ".I \(text(positional.name))", text(positional.help)]
    }
    for note in command.notes { lines += [".PP", text(note)] }
    for example in command.examples {
      lines += [".TP", ".B \(text(example.line))", text(example.shows)]
    }
    return lines
  }

  private static func entry(of option: CommandOption) -> [String] {
    let names = option.names.map { "\\fB\(text($0))\\fR" }.joined(separator: ", ")
    let value = option.placeholder.map { " \\fI\(text($0))\\fR" } ?? ""
    let takers = CommandName.allCases.filter { option.commands.contains($0) }.map(\.rawValue)
    let reach = option.group == .command ? " (\(takers.joined(separator: ", ")))" : ""
    return [".TP", names + value, text(option.help + reach)]
  }

  /// Plain text for roff: no escapes, no requests, and hyphens that can be copied.
  private static func text(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }

  /// One argument of a request.
  private static func quoted(_ word: String) -> String {
    "\"" + text(word).replacing("\"", with: "\\(dq") + "\""
  }
}

extension ExitCode {
  /// What it tells, as a sentence without its full stop.
  fileprivate var meaning: String {
    switch self {
    case .done: "Done, and every expectation held"
    case .no:
      "Done, and the answer is no: an expectation failed, no item has the id, or a diagnostic was "
        + "raised that was asked for"
    case .usage: "The command line is wrong"
    case .malformed: "A fixture or a script is malformed"
    case .unreadable: "An input is missing or cannot be read"
    case .ourFault: "A fault of scrollnav"
    case .cannotCreate: "An output cannot be created"
    case .io: "Reading or writing broke off"
    case .interrupted: "Interrupted"
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
