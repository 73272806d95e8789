import DragScript
import ItemLoading
import ScrollModel

extension TestReport {
  /// The report as JUnit's XML, which most build servers read: a test case a script.
  ///
  /// Its times are those of the runs' own clocks, so that the same scripts give the same bytes.
  public var junit: String {
    let time = NumberText.plain(scripts.reduce(0) { $0 + $1.time })
    let counts =
      "tests=\"\(scripts.count)\" failures=\"\(count(.failed))\" errors=\"\(count(.broken))\" "
      + "time=\"\(time)\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="scrollnav" \(counts)>
        <testsuite name="scrollnav" \(counts)>
      \(scripts.map(\.testCase).joined())  </testsuite>
      </testsuites>

      """
  }
}

extension ScriptReport {
  fileprivate var testCase: String {
    let slash = script.lastIndex(of: "/")
    let folder = slash.map { String(script[..<$0]) } ?? "."
    let name = slash.map { String(script[script.index(after: $0)...]) } ?? script
    let head =
      "    <testcase classname=\"\(folder.escapedForXML)\" name=\"\(name.escapedForXML)\" "
      + "file=\"\(script.escapedForXML)\" time=\"\(NumberText.plain(time))\""
    let body =
      failures.map(\.element).joined() + refused.map(refusal).joined() + stop
      + errors.map(\.element).joined() + output
    return body.isEmpty ? head + "/>\n" : head + ">\n" + body + "    </testcase>\n"
  }

  private func refusal(_ diagnostic: Diagnostic) -> String {
    xmlElement("failure", type: diagnostic.code.rawValue, message: diagnostic.message, "")
  }

  private var stop: String {
    guard let stopped, failures.isEmpty else { return "" }
    return xmlElement(
      "failure", type: "require", message: "the run ended at line \(stopped.line)", "")
  }

  private var output: String {
    guard !notes.isEmpty else { return "" }
    let lines = notes.map { "\($0.code.rawValue): \($0.message)" }
    return "      <system-out>\(lines.map(\.escapedForXML).joined(separator: "\n"))</system-out>\n"
  }
}

extension ScriptReport.Failure {
  fileprivate var element: String {
    xmlElement(
      "failure", type: "expectation", message: "line \(outcome.line): \(line)",
      "\(outcome.file):\(outcome.line)\n" + eventLines(.plain))
  }
}

extension InputError {
  fileprivate var element: String {
    xmlElement("error", type: "script", message: message, location)
  }
}

private func xmlElement(
  _ name: String, type: String, message: String, _ text: String
) -> String {
  let head =
    "      <\(name) type=\"\(type.escapedForXML)\" message=\"\(message.escapedForXML)\""
  guard !text.isEmpty else { return head + "/>\n" }
  let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    .map { String($0).escapedForXML }
  return head + ">\(lines.joined(separator: "\n"))</\(name)>\n"
}

extension String {
  /// The text on one line, for an element or an attribute: XML has no way to write a control
  /// character.
  fileprivate var escapedForXML: String {
    var result = ""
    for scalar in SafeText.visible(self).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
