public import DragScript
import ScrollModel

/// A run for a person: its trace, what it came to, and how its expectations went.
public struct RunText: Sendable {
  private let ink: Ink

  /// Makes a writer.
  public init(ink: Ink = .plain) { self.ink = ink }

  /// The run as text; its records in their order.
  public func text(_ run: RunResult, records: [TraceRecord]) -> String {
    var trace = TraceText(ink: ink)
    var scenes: [RunScene] = []
    var text = ""
    for record in records {
      if case .begin(_, let all) = record.event { scenes = all }
      text += trace.lines(for: record)
    }
    for named in run.views {
      let configuration = scenes.first { $0.view == named.view }?.scene.configuration
      text += run.views.count > 1 ? "\n" + ink.paint("@\(named.view)", .bold) + "\n" : "\n"
      text += named.state.text(
        axis: configuration?.axis ?? .vertical, anchor: configuration?.anchor, ink: ink)
    }
    return text + verdict(run)
  }

  private func verdict(_ run: RunResult) -> String {
    let summary = run.expectations
    guard summary.passed + summary.failed > 0 else { return "" }
    var text = "\n"
    if summary.failed == 0 {
      text += ink.paint("✓ \(NumberText.count(summary.passed, "expectation")) held", .green)
    } else {
      let all = NumberText.count(summary.passed + summary.failed, "expectation")
      text += ink.paint("✗ \(summary.failed) of \(all) failed", .red)
    }
    if let stopped = run.stopped {
      text += ", and the run ended at line \(stopped.line): \(SafeText.visible(stopped.text))"
    }
    return text + "\n"
  }
}
