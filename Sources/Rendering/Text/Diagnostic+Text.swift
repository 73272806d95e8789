public import ScrollModel

extension Diagnostic {
  /// The diagnostic as messages are written: `warning: missing-target-layout: …` and its help.
  public func text(_ ink: Ink = .plain) -> String {
    let style: Ink.Style = severity == .warning ? .yellow : .cyan
    var text = ink.paint("\(severity.rawValue):", style)
    text += " \(code.rawValue): \(SafeText.visible(message))\n"
    if !help.isEmpty { text += ink.paint("help:", .cyan) + " \(help)\n" }
    return text
  }
}
