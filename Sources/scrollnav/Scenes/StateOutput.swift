import Rendering
import ScrollModel

extension Simulation.Result {
  /// The state of the first view in the form that was asked for.
  func text(_ invocation: Invocation, _ context: Context) -> String {
    var state = state
    // One gesture or one jump is a question, not a test of both paths.
    state.diagnostics.removeAll { $0.code == .readPathUntested }
    switch invocation.format {
    case .json: return JSONValue(state, view: "main").page
    default:
      return state.text(
        axis: engine.configuration.axis, anchor: engine.configuration.anchor, ink: context.ink)
    }
  }
}

extension Double {
  /// Digits that a script reads back.
  var plain: String { NumberText.plain(self) }
}
