import DragScript
import ItemLoading
import Rendering
import ScrollModel
import SourceLint

/// What happens to a user of code that a rule finds: the model's own script, run.
struct LintConsequence {
  private let rule: LintRule
  private let code: Diagnostic.Code?

  init(_ rule: LintRule) {
    self.rule = rule
    code = Diagnostic.Code(rawValue: rule.diagnostic)
  }

  /// The page: what the rule finds, what it means, and a run of the script that shows it.
  func page(_ ink: Ink) -> String {
    ink.paint(rule.name, .bold) + " (\(rule.severity.rawValue) of lint): \(rule.summary)\n\n"
      + WrappedText.lines(rule.meaning) + section(ink)
      + (code.map { "\n" + $0.page(ink) } ?? "")
  }

  /// The run of the script that shows it, under a title of its own.
  func section(_ ink: Ink) -> String {
    run(ink).map { "\n" + ink.paint("What the user sees", .bold) + "\n\n\($0)" } ?? ""
  }

  /// The same as data.
  var data: JSONValue {
    [
      "schema": 1, "rule": .string(rule.name), "severity": .string(rule.severity.rawValue),
      "summary": .string(rule.summary), "meaning": .string(rule.meaning),
      "diagnostic": JSONValue(code) { JSONValue($0) },
    ]
  }

  /// The trace of the script, where it needs no file.
  private func run(_ ink: Ink) -> String? {
    guard let code else { return nil }
    let inputs = Inputs()
    let text = "drag-script 1\n" + code.explanation.script
    let script = try? Script(Array(text.utf8), file: code.rawValue + ".drag") {
      path throws(InputError) in try inputs.bytes(path)
    }
    guard let script else { return nil }
    let requests = script.itemRequests()
    guard !requests.contains(where: { if case .file = $0.choice { true } else { false } }),
      let items = try? inputs.items(for: requests),
      let trace = try? ScriptRun(script, items: items).trace()
    else { return nil }
    return RunText(ink: ink).text(trace.outcome.result, records: trace.records)
  }
}
