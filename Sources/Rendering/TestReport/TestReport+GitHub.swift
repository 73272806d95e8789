import DragScript
import ItemLoading
import ScrollModel

extension TestReport {
  /// The report as the workflow commands of GitHub Actions, which mark the scripts' own lines, and
  /// a last line for the log.
  public var github: String { scripts.map(\.commands).joined() + summary(.plain) + "\n" }
}

extension ScriptReport {
  fileprivate var commands: String {
    var text = ""
    for failure in failures {
      let outcome = failure.outcome
      text += command(
        "error", file: outcome.file, line: outcome.line, title: outcome.text,
        "expected \(outcome.expected), found \(outcome.actual)\n"
          + (outcome.help.map { "help: \($0)\n" } ?? "") + failure.eventLines(.plain))
    }
    for diagnostic in refused {
      text += command(
        "error", file: script, line: 1, title: diagnostic.code.rawValue, diagnostic.message)
    }
    for error in errors {
      // A file that is not there has no line to mark: the script that asks for it has.
      text += command(
        "error", file: error.line == nil ? script : error.file, line: error.line ?? 1,
        column: error.column,
        title: "could not be run", error.message)
    }
    for note in notes {
      text += command("notice", file: script, line: 1, title: note.code.rawValue, note.message)
    }
    return text
  }

  private func command(
    _ kind: String, file: String, line: Int, column: Int? = nil, title: String, _ message: String
  ) -> String {
    let place = "file=\(property(file)),line=\(line)" + (column.map { ",col=\($0)" } ?? "")
    return "::\(kind) \(place),title=\(property(title))::\(data(message))\n"
  }

  private func data(_ text: String) -> String {
    let lines = text.split(separator: "\n").map { SafeText.visible(String($0)) }
    return lines.joined(separator: "\n").replacing("%", with: "%25").replacing("\n", with: "%0A")
  }

  private func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
