public import SourceLint

/// What linting has found, as compilers print it: one line a finding, its notes and remedy below.
public struct LintText: Sendable {
  private let ink: Ink

  /// Makes a renderer.
  public init(ink: Ink = .plain) { self.ink = ink }

  /// All findings, file after file, and a line that counts them.
  public func text(_ results: [LintResult]) -> String {
    results.flatMap { result in result.findings.map { text($0, in: result.path) } }.joined()
      + summary(results)
  }

  private func text(_ finding: Finding, in path: String) -> String {
    let style: Ink.Style = finding.severity == .warning ? .yellow : .cyan
    var lines =
      line(path, finding.place, ink.paint(finding.severity.rawValue + ":", style), finding.message)
      + " " + ink.paint("[\(finding.rule)]", .dim) + "\n"
    for note in finding.notes {
      lines += line(path, note.place, ink.paint("note:", .cyan), note.message) + "\n"
    }
    guard !finding.help.isEmpty else { return lines }
    return lines + ink.paint("help:", .cyan) + " " + SafeText.visible(finding.help) + "\n"
  }

  private func line(
    _ path: String, _ place: SourcePlace, _ label: String, _ message: String
  ) -> String {
    "\(SafeText.visible(path)):\(place.line):\(place.column): \(label) \(SafeText.visible(message))"
  }

  private func summary(_ results: [LintResult]) -> String {
    let findings = results.flatMap(\.findings)
    let warnings = findings.count { $0.severity == .warning }
    let suppressed = results.reduce(0) { $0 + $1.suppressed }
    let counts = [
      NumberText.count(results.count, "file"), NumberText.count(warnings, "warning"),
      NumberText.count(findings.count - warnings, "note"),
    ]
    return counts.joined(separator: ", ") + (suppressed == 0 ? "" : ", \(suppressed) switched off")
      + "\n"
  }
}

/// What linting has found, as workflow commands that annotate the lines of a pull request.
public enum LintAnnotations {
  /// One command a line.
  public static func text(_ results: [LintResult]) -> String {
    results.flatMap { result in
      result.findings.map { finding in
        let severity = finding.severity == .warning ? "warning" : "notice"
        let help = finding.help.isEmpty ? "" : "\nhelp: \(finding.help)"
        return "::\(severity) file=\(property(result.path)),line=\(finding.place.line),"
          + "col=\(finding.place.column),title=\(property(finding.rule))::"
          + data(finding.message + help) + "\n"
      }
    }.joined()
  }

  private static func data(_ text: String) -> String {
    text.map { character in
      switch character {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(character)
      }
    }.joined()
  }

  private static func property(_ text: String) -> String {
    data(text).map { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : String($0) }.joined()
  }
}
