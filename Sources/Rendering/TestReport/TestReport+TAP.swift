import DragScript
import ItemLoading
import ScrollModel

extension TestReport {
  /// The report in the "Test Anything Protocol", a test point a script.
  ///
  /// Version 13 has all that is needed here, and some readers refuse what is later.
  public var tap: String {
    let points = scripts.enumerated().map { place, script in script.point(place + 1) }
    let reason = scripts.isEmpty ? " # no script was selected" : ""
    return "TAP version 13\n1..\(scripts.count)\(reason)\n" + points.joined()
  }
}

extension ScriptReport {
  fileprivate func point(_ number: Int) -> String {
    let word = verdict == .passed ? "ok" : "not ok"
    let lines = failures.map(\.block) + refused.map(block) + errors.map(\.block)
    var text = "\(word) \(number) - \(script.escapedForTAP)\n"
    if !lines.isEmpty { text += "  ---\n  problems:\n" + lines.joined() + "  ...\n" }
    for note in notes { text += "# \(note.code.rawValue): \(SafeText.visible(note.message))\n" }
    return text
  }

  private func block(_ diagnostic: Diagnostic) -> String {
    "    - code: \(diagnostic.code.rawValue)\n      message: \(quotedForYAML(diagnostic.message))\n"
  }
}

extension ScriptReport.Failure {
  fileprivate var block: String {
    // Strings again: how far a block of lines is indented would depend on its first line.
    let events = eventLines(.plain).split(separator: "\n").map { line in
      "        - \(quotedForYAML(String(line.drop { $0 == " " })))\n"
    }
    return """
          - at: \(quotedForYAML("\(outcome.file):\(outcome.line)"))
            text: \(quotedForYAML(outcome.text))
            expected: \(quotedForYAML(outcome.expected.description))
            found: \(quotedForYAML(outcome.actual.description))

      """ + (outcome.help.map { "      help: \(quotedForYAML($0))\n" } ?? "")
        + (events.isEmpty ? "" : "      before:\n" + events.joined())
  }
}

extension InputError {
  fileprivate var block: String {
    "    - at: \(quotedForYAML(location))\n      message: \(quotedForYAML(message))\n"
  }
}

/// JSON's strings are YAML's, too.
private func quotedForYAML(_ text: String) -> String { JSONValue.string(text).line }

extension String {
  /// A description ends where an unescaped `#` stands.
  fileprivate var escapedForTAP: String {
    SafeText.visible(self).replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }
}
