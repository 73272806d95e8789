import DragScript

extension Step {
  /// The step as lines of a script; includes are written out, and what only looks is left out.
  var sessionLines: [String] {
    switch action {
    case .include(_, let steps): return steps.flatMap(\.sessionLines)
    case .repeat(_, let steps), .together(let steps):
      return [text] + steps.flatMap(\.sessionLines) + ["end"]
    case .settle: return ["settle"]
    case .expect, .expectSnapshot, .watch, .unwatch, .snapshot: return []
    default: return [text]
    }
  }
}
