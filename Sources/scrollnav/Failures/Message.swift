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
    lines += ink.paint(severity.rawValue + ":", severity.style) + " " + text + "\n"
    if let excerpt, !excerpt.isEmpty {
      lines += "  " + SafeText.visible(excerpt) + "\n"
      if let caret {
        let before = String(
          String.UnicodeScalarView(excerpt.unicodeScalars.prefix(max(0, caret - 1))))
        let blanks = DisplayWidth.of(SafeText.visible(before))
        lines += "  " + String(repeating: " ", count: blanks) + ink.paint("^", .green) + "\n"
      }
    }
    if let help { lines += ink.paint("help:", .cyan) + " " + help + "\n" }
    return lines
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
