public import ScrollModel

extension Diagnostic {
  /// The diagnostic for a person: severity, code and message, its remedy below.
  ///
  /// Labels end in one column, and what follows them keeps clear of it.
  public func text(_ ink: Ink = .plain) -> String {
    let style: Ink.Style = severity == .warning ? .yellow : .cyan
    let message = "\(code.rawValue): \(SafeText.visible(message))"
    return Diagnostic.labelled(severity.rawValue, style, message, ink)
      + (help.isEmpty ? "" : Diagnostic.labelled("help", .cyan, SafeText.visible(help), ink))
  }

  private static func labelled(
    _ label: String, _ style: Ink.Style, _ text: String, _ ink: Ink
  ) -> String {
    let margin = "warning: ".count
    let blanks = String(repeating: " ", count: margin - label.count - 2)
    let lines = WrappedText.lines(text, indent: margin)
    return blanks + ink.paint(label + ":", style) + " " + lines.dropFirst(margin)
  }
}
