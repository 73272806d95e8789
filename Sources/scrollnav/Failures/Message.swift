import ItemLoading
import Rendering

/// One message on standard error.
struct Message: Hashable, Sendable {
  enum Severity: String, Hashable, Sendable {
    case error
    case warning
    case note
  }

  var severity = Severity.error
  /// The file as the user named it, with line and column where they are known.
  var place: String?
  /// Lower case, no full stop.
  var text: String
  /// The source line or a part of it, and the column in it where the caret stands, from 1.
  var excerpt: String?
  var caret: Int?
  /// The remedy.
  var help: String?

  init(_ text: String, help: String? = nil, severity: Severity = .error) {
    self.severity = severity
    self.text = text
    self.help = help
  }

  init(_ error: InputError) {
    if error.file.hasPrefix("--") {
      text = "\(error.file): \(error.message)"
    } else {
      text = error.message
      place = [error.file, error.line.map(String.init), error.column.map(String.init)]
        .compactMap(\.self).joined(separator: ":")
    }
    excerpt = error.excerpt
    caret = error.caret
    help = error.help
  }

  /// The message as text, with a line end.
  func rendered(_ ink: Ink) -> String {
    var lines = ""
    if let place { lines += SafeText.visible(place) + ": " }
    lines += ink.paint(severity.rawValue + ":", severity.style) + " "
    lines += SafeText.visible(text, columns: Message.longest) + "\n"
    if let (before, after) = excerptParts {
      lines += "  " + before + after + "\n"
      if caret != nil {
        let blanks = String(repeating: " ", count: DisplayWidth.of(before))
        lines += "  " + blanks + ink.paint("^", .green) + "\n"
      }
    }
    if let help { lines += ink.paint("help:", .cyan) + " " + help + "\n" }
    return lines
  }

  /// The most columns of a message: what it quotes may be a whole file on one line.
  private static let longest = 1000
  /// The most characters of an excerpt before and behind the caret.
  private static let reach = (before: 80, behind: 120)

  /// The excerpt up to the caret and from there on, each cut with `…` where it is long.
  private var excerptParts: (String, String)? {
    guard let excerpt, !excerpt.isEmpty else { return nil }
    let scalars = excerpt.unicodeScalars
    let before = scalars.prefix(max(0, (caret ?? 1) - 1))
    let after = scalars.dropFirst(before.count)
    let near = String(String.UnicodeScalarView(before.suffix(Message.reach.before)))
    let rest = String(String.UnicodeScalarView(after.prefix(Message.reach.behind)))
    return (
      (before.count > Message.reach.before ? "…" : "") + SafeText.visible(near),
      SafeText.visible(rest) + (after.count > Message.reach.behind ? "…" : "")
    )
  }
}

extension Message.Severity {
  var style: Ink.Style {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }
}
