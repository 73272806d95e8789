public import DragScript
import ScrollModel

extension JSONValue {
  /// What a run came to.
  public init(_ run: RunResult) {
    self = [
      "schema": 1, "script": .string(SafeText.lastComponent(run.script)),
      "time": .number(run.time),
      "views": .object(run.views.map { .init($0.view, JSONValue($0.state, view: $0.view)) }),
      "links": .array(run.links.map { JSONValue($0) }),
      "expectations": JSONValue(run.expectations),
    ]
    if let stopped = run.stopped {
      self = appending(
        "stopped", ["line": .integer(stopped.line), "text": .string(stopped.text)])
    }
  }

  /// What a link did.
  init(_ link: RunResult.LinkResult) {
    self = [
      "views": .array(link.link.views.map { .string($0) }),
      "by": .string(link.link.way.rawValue), "guard": .string(link.link.safeguard.rawValue),
      "copies": .integer(link.copies), "echoes": .integer(link.echoes),
      "difference": .number(link.difference),
    ]
  }

  /// How expectations went.
  init(_ summary: ExpectationSummary) {
    self = [
      "passed": .integer(summary.passed), "failed": .integer(summary.failed),
      "failures": .array(summary.failures.map { JSONValue($0) }),
    ]
  }

  private init(_ failure: ExpectationOutcome) {
    self = [
      "line": .integer(failure.line), "text": .string(failure.text),
      "expected": JSONValue(failure.expected), "actual": JSONValue(failure.actual),
    ]
    self = appending("help", failure.help.map { .string($0) })
  }

  /// A value of an expectation.
  init(_ value: ScriptValue) {
    switch value {
    case .none: self = .null
    case .number(let number), .seconds(let number): self = .number(number)
    case .id(let id): self = JSONValue(id)
    case .word(let word): self = .string(word)
    case .flag(let flag): self = .bool(flag)
    case .point(let point): self = JSONValue(point)
    case .list(let values): self = .array(values.map { JSONValue($0) })
    }
  }
}
