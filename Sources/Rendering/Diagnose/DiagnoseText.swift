public import DragScript
import ScrollModel

/// Both runs of a script side by side, as one screen.
public struct DiagnoseText: Sendable {
  let result: DiagnoseResult
  let scenes: [RunScene]
  let ink: Ink

  /// Makes a screen for a result and the scenes that it ran in.
  public init(_ result: DiagnoseResult, scenes: [RunScene], ink: Ink = .plain) {
    self.result = result
    self.scenes = scenes
    self.ink = ink
  }

  /// The screen.
  public var text: String {
    [header, table, verdict, diagnostics].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var header: String {
    let name = SafeText.visible(SafeText.lastComponent(result.written.script))
    guard scenes.count == 1, let scene = scenes.first else {
      return scenes.map { "\($0.view): \(SceneText.summary(of: $0))\n" }.joined()
    }
    var text = "\(name): \(SceneText.summary(of: scene))\n\n"
    let sketch = SceneText.sketch(of: scene)
    for (place, line) in sketch.lines.enumerated() {
      guard place == sketch.targetLayout else {
        text += "  \(line)\n"
        continue
      }
      let blanks = String(repeating: " ", count: max(2, 48 - line.count))
      text += "  " + ink.paint(line, .bold) + blanks + ink.paint("◀ \(remark)", .red) + "\n"
    }
    return text
  }

  /// What is wrong, or could be, with the line of the target layout.
  private var remark: String {
    switch misplacement {
    case .outer: "this line, written on the ScrollView instead"
    case .items: "this line, written inside each item instead"
    case .on, .off:
      result.asWritten == .with ? "the line that goes missing" : "the line that is missing here"
    }
  }

  /// Where the scene puts the target layout.
  var misplacement: TargetLayout {
    scenes.first?.scene.configuration.targetLayout ?? .on
  }

  private var diagnostics: String {
    var seen: Set<Diagnostic.Code> = []
    let all = result.without.diagnostics + result.with.diagnostics
    return all.filter { seen.insert($0.code).inserted }.map { $0.text(ink) }.joined()
  }
}
