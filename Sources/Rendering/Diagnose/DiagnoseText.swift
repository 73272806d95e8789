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
    guard scenes.count > 1 else {
      return scenes.map { "\(name): \(SceneText.summary(of: $0))\n\n" + sketch(of: $0) }.joined()
    }
    let summaries = scenes.map { "\($0.view): \(SceneText.summary(of: $0))\n" }.joined()
    var kinds: [(sketch: String, views: [String])] = []
    for scene in scenes {
      let sketch = sketch(of: scene)
      if let known = kinds.firstIndex(where: { $0.sketch == sketch }) {
        kinds[known].views.append("@\(scene.view)")
      } else {
        kinds.append((sketch, ["@\(scene.view)"]))
      }
    }
    return summaries
      + kinds.map { kind in
        "\n" + (kinds.count > 1 ? kind.views.joined(separator: ", ") + "\n" : "") + kind.sketch
      }.joined()
  }

  /// The source of a view, with a mark at the line in question.
  private func sketch(of scene: RunScene) -> String {
    var text = ""
    let sketch = SceneText.sketch(of: scene)
    let remark = remark(on: scene.scene.configuration.targetLayout)
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
  private func remark(on place: TargetLayout) -> String {
    switch place {
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
