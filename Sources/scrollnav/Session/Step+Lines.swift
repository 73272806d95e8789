import DragScript

extension Step {
  /// The step as lines of the script or session in `file`; includes are written out, what only
  /// looks is left out, and a path is relative to the file's folder.
  func lines(beside file: String) -> [String] {
    switch action {
    case .include(_, let steps): return steps.flatMap { $0.lines(beside: file) }
    case .repeat(_, let steps), .together(let steps):
      return [text] + steps.flatMap { $0.lines(beside: file) } + ["end"]
    case .settle: return ["settle"]
    case .expect, .expectSnapshot, .watch, .unwatch, .snapshot: return []
    default: return [line { RelativePath.path(to: $0, besides: file) }]
    }
  }
}
