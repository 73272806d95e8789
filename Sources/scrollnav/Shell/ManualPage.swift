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
    if let format = command.options.first(where: { $0 == .format }) {
      lines += [".PP", text("\(format.name) is \(format.help).")]
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
    let isForAll = takers.count == CommandName.allCases.count
    let reach =
      option.group == .command && !isForAll ? " (\(takers.joined(separator: ", ")))" : ""
    return [".TP", names + value, text(option.help + reach)]
  }

  /// Plain text for roff, in ASCII: no escapes, no requests, no arguments of a request, and signs
  /// that are still the same when they are copied.
  static func text(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      if let name = names[scalar] { return name }
      if scalar.isASCII { return String(scalar) }
      // Four digits at least, as roff wants them.
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
    }
    .joined()
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }

  /// What roff would set as another sign, or read as an order.
  private static let names: [Unicode.Scalar: String] = [
    "\\": "\\e", "-": "\\-", "'": "\\(aq", "\"": "\\(dq", "`": "\\(ga", "^": "\\(ha",
    "~": "\\(ti",
  ]

  /// One argument of a request.
  private static func quoted(_ word: String) -> String { "\"" + text(word) + "\"" }
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
