import DragScript
import ItemLoading
import ScrollModel

extension TestReport {
  /// The report for a person: a mark for each script, what failed, and a line that sums it up.
  public func text(_ ink: Ink) -> String {
    var sections: [String] = []
    let marks = scripts.map { $0.mark(ink) }
    let rows = stride(from: 0, to: marks.count, by: TestReport.marksInARow).map { start in
      marks[start..<min(start + TestReport.marksInARow, marks.count)].joined()
    }
    if !rows.isEmpty { sections.append(rows.joined(separator: "\n") + "\n") }
    sections += scripts.map { $0.details(ink) }.filter { !$0.isEmpty }
    sections += notes(ink)
    sections.append(summary(ink) + "\n")
    return sections.joined(separator: "\n")
  }

  private static let marksInARow = 80

  /// The notes, each with the scripts that it concerns: most suites have many of one kind.
  private func notes(_ ink: Ink) -> [String] {
    var codes: [Diagnostic.Code] = []
    for note in scripts.flatMap(\.notes) where !codes.contains(note.code) {
      codes.append(note.code)
    }
    return codes.map { code in
      let names = scripts.filter { $0.notes.contains { $0.code == code } }
        .map { "  " + SafeText.visible($0.script) + "\n" }
      let head = ink.paint("note", .cyan) + ": \(code.rawValue): \(code.explanation.summary)\n"
      return WrappedText.lines(head) + names.joined()
    }
  }

  /// The report in one line.
  func summary(_ ink: Ink) -> String {
    guard !scripts.isEmpty else {
      return ink.paint("✗ no script was selected", .red)
    }
    let parts = [
      (count(.passed), "passed"), (count(.failed), "failed"),
      (count(.broken), "could not be run"),
    ]
    let verdict = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    let isWell = count(.passed) == scripts.count
    return ink.paint(
      "\(isWell ? "✓" : "✗") \(NumberText.count(scripts.count, "script")): \(verdict)",
      isWell ? .green : .red)
  }
}

extension ScriptReport {
  /// `.` passed, `n` passed with a note, `F` failed, `E` could not be run.
  fileprivate func mark(_ ink: Ink) -> String {
    switch verdict {
    case .passed: notes.isEmpty ? "." : ink.paint("n", .cyan)
    case .failed: ink.paint("F", .red)
    case .broken: ink.paint("E", .red)
    }
  }

  /// What there is to say of a script; nothing of one that simply passed.
  fileprivate func details(_ ink: Ink) -> String {
    var text = failures.map { details(of: $0, ink) }.joined(separator: "\n")
    let name = SafeText.visible(script)
    if let stopped, !failures.contains(where: { $0.outcome.line == stopped.line }) {
      text += "\(name):\(stopped.line): " + ink.paint("the run ended here", .red) + "\n"
    }
    for diagnostic in refused {
      text += "\(name): " + ink.paint("✗ \(diagnostic.code.rawValue)", .red)
      text += ": \(SafeText.visible(diagnostic.message))\n"
    }
    for error in errors {
      text += "\(SafeText.visible(error.location)): "
      text += ink.paint("✗ could not be run", .red) + ": \(SafeText.visible(error.message))\n"
    }
    return text
  }

  private func details(of failure: Failure, _ ink: Ink) -> String {
    let outcome = failure.outcome
    var text = "\(SafeText.visible(outcome.file)):\(outcome.line): "
    text += ink.paint("✗ \(SafeText.visible(outcome.text))", .red) + "\n"
    text += "  expected  \(SafeText.visible(outcome.expected.description))\n"
    text += "  found     \(SafeText.visible(outcome.actual.description))\n"
    if let help = outcome.help { text += "  help      \(SafeText.visible(help))\n" }
    return failure.events.isEmpty ? text : text + "  before it\n" + failure.eventLines(ink)
  }
}

extension ScriptReport.Failure {
  /// The events before the failure, one a line.
  func eventLines(_ ink: Ink) -> String {
    var trace = TraceText(ink: ink)
    return events.map { trace.lines(for: $0) }.joined()
  }

  /// The failure in one line.
  var line: String {
    SafeText.visible(
      "\(outcome.text): expected \(outcome.expected), found \(outcome.actual)"
        + (outcome.help.map { " (\($0))" } ?? ""))
  }
}

extension InputError {
  /// `file:line:column`, as far as it is known.
  var location: String {
    [file, line.map(String.init), column.map(String.init)].compactMap(\.self)
      .joined(separator: ":")
  }
}
