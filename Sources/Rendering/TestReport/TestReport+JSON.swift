import DragScript
import ItemLoading
import ScrollModel

extension JSONValue {
  /// A report of tests.
  public init(_ report: TestReport) {
    self = [
      "schema": 1, "passed": .integer(report.count(.passed)),
      "failed": .integer(report.count(.failed)), "broken": .integer(report.count(.broken)),
      "scripts": .array(report.scripts.map { JSONValue($0) }),
    ]
  }

  /// What came of one script.
  init(_ script: ScriptReport) {
    self = [
      "script": .string(script.script), "verdict": .string(script.verdict.rawValue),
      "time": .number(script.time), "passed": .integer(script.passed),
      "failures": .array(script.failures.map { JSONValue($0) }),
      "refused": JSONValue(script.refused), "notes": JSONValue(script.notes),
      "errors": .array(script.errors.map { JSONValue($0) }),
    ]
    if let stopped = script.stopped {
      self = appending(
        "stopped", ["line": .integer(stopped.line), "text": .string(stopped.text)])
    }
  }

  private init(_ failure: ScriptReport.Failure) {
    let outcome = failure.outcome
    self = [
      "file": .string(outcome.file), "line": .integer(outcome.line),
      "text": .string(outcome.text), "expected": JSONValue(outcome.expected),
      "actual": JSONValue(outcome.actual),
      "events": .array(failure.events.map { JSONValue($0) }),
    ]
    self = appending("help", outcome.help.map { .string($0) })
  }

  private init(_ error: InputError) {
    self = [
      "file": .string(error.file), "line": JSONValue(error.line) { .integer($0) },
      "column": JSONValue(error.column) { .integer($0) }, "message": .string(error.message),
      "help": JSONValue(error.help) { .string($0) },
    ]
  }
}
