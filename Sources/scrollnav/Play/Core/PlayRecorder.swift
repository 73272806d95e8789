import DragScript
import ScrollModel

/// Everything that was done since the view was opened, as lines of a script.
///
/// A recording begins with all that came before it: the state it starts from is then the same to
/// the last bit, whatever led there.
struct PlayRecorder: Equatable, Sendable {
  private var lines: [String] = []
  /// How many lines there were when the recording began.
  private var beginning: Int?
  /// The recordings that have ended, as the lines behind the scene and its own steps.
  private(set) var finished: [[String]] = []

  /// Whether a recording is going on.
  var isRecording: Bool { beginning != nil }

  /// Keeps a step.
  mutating func record(_ line: String) { lines.append(line) }

  /// Begins a recording here.
  mutating func start() { beginning = lines.count }

  /// Ends the recording; what the view says now becomes what the script expects.
  mutating func stop(with views: PlayedViews) {
    guard let start = beginning else { return }
    beginning = nil
    var script = Array(lines[..<start])
    if start > 0 { script.append("# recorded from here on") }
    script += lines[start...]
    script.append("")
    for (view, engine) in views.linked.engines.enumerated() {
      let state = engine.state
      let address = views.address(of: view)
      script += [
        "binding == \(state.binding.map { IDToken($0).spelling } ?? "nil")",
        "offset == \(state.offset[engine.configuration.axis].plain)",
        "phase == \(state.phase.rawValue)", "reports == \(state.reports)",
        "missed == \(state.missed)",
      ].map { "\(address)expect \($0)" }
    }
    finished.append(script)
  }
}
