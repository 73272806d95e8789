public import DragScript
import ScrollModel

extension JSONValue {
  /// Both runs, each step in both, and where they part.
  public init(_ result: DiagnoseResult) {
    self = [
      "schema": 1, "script": .string(SafeText.lastComponent(result.written.script)),
      "asWritten": .string(result.asWritten.rawValue),
      "with": JSONValue(result.with), "without": JSONValue(result.without),
      "start": .array(result.start.map { JSONValue($0) }),
      "steps": .array(result.steps.map { JSONValue($0) }),
      "divergence": JSONValue(result.divergence) { JSONValue($0) },
    ]
  }

  /// A step in both runs, each with its own nearest item: their places may part too.
  init(_ step: DiagnoseResult.StepComparison) {
    self = [
      "view": .string(step.view), "line": .integer(step.line), "text": .string(step.text),
      "with": JSONValue(step.with.binding), "without": JSONValue(step.without.binding),
      "nearest": JSONValue(step.with.nearest?.id),
      "nearestWithout": JSONValue(step.without.nearest?.id),
    ]
  }

  /// Where the runs part.
  init(_ divergence: DiagnoseResult.Divergence) {
    self = [
      "line": .integer(divergence.line), "t": .number(divergence.t),
      "view": .string(divergence.view), "id": JSONValue(divergence.id),
    ]
  }
}
