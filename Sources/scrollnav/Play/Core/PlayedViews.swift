import DragScript
import ScrollModel

/// The views that are played, on one clock, and which of them the keys are for.
struct PlayedViews: Sendable {
  /// Their names, in the order of the script.
  let names: [String]
  var linked: LinkedEngines
  /// The view that the keys are for.
  private(set) var focus = 0

  init(names: [String], linked: LinkedEngines) {
    self.names = names
    self.linked = linked
  }

  /// One view without a name.
  init(_ engine: ScrollEngine) {
    self.init(names: [Script.mainView], linked: LinkedEngines([engine]))
  }

  /// The view that the keys are for.
  var engine: ScrollEngine { linked.engines[focus] }

  /// Seconds on the clock of all views.
  var time: Double { linked.engines.map(\.time).max() ?? 0 }

  /// Whether something moves.
  var isMoving: Bool { linked.engines.contains { $0.phase != .idle } }

  /// What a script's step begins with to mean a view: nothing where there is only one.
  func address(of view: Int) -> String { names.count > 1 ? "@\(names[view]) " : "" }

  /// Gives the keys to a view.
  mutating func focus(on view: Int) {
    if names.indices.contains(view) { focus = view }
  }

  /// Gives the keys to the next view, and to the first one behind the last.
  mutating func focusOnNext() { focus = (focus + 1) % names.count }
}
