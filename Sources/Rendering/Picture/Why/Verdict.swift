import DragScript
import ScrollModel

/// How a run went, in a line.
struct Verdict {
  /// How it is to be taken.
  enum Tone: String {
    /// Everything that was expected held, and nothing was missed.
    case good
    /// Something failed or was missed.
    case bad
    /// Nothing was expected.
    case plain
  }

  /// How it is to be taken.
  let tone: Tone
  /// The line.
  let line: String

  init(_ picture: RunPicture) {
    let summary = picture.result.expectations
    var parts: [String] = []
    if summary.failed > 0 {
      let all = NumberText.count(summary.passed + summary.failed, "expectation")
      parts.append("✗ \(summary.failed) of \(all) failed")
    } else if summary.passed > 0 {
      parts.append("✓ \(NumberText.count(summary.passed, "expectation")) held")
    }
    if let stopped = picture.result.stopped {
      parts.append("the run ended at line \(stopped.line)")
    }
    let missed = picture.views.reduce(0) { $0 + $1.state.missed }
    if missed > 0 { parts.append("\(NumberText.count(missed, "report")) missed") }
    let stale = picture.views.filter(\.isStale)
    for view in stale {
      let name = picture.views.count > 1 ? "@\(view.scene.view) " : ""
      let said = view.state.binding?.cellText ?? "nil"
      let truth = view.state.nearest?.id.cellText ?? "nothing"
      parts.append("\(name)scrolledID says \(said), nearest is \(truth)")
    }
    let isGood = summary.failed == 0 && missed == 0 && picture.result.stopped == nil
    tone = !isGood ? .bad : summary.passed > 0 ? .good : .plain
    line = parts.isEmpty ? "no expectations, nothing missed" : parts.joined(separator: " · ")
  }
}

extension PicturedView {
  /// Whether the binding ends up behind the truth because reports were missed.
  var isStale: Bool { state.missed > 0 && state.binding != state.nearest?.id }
}
