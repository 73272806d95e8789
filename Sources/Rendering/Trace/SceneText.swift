import DragScript
import ScrollModel

/// A scene in words and as the SwiftUI that it stands for.
enum SceneText {
  /// `20 photos of 100 pt in 390 x 400`.
  static func summary(of scene: RunScene) -> String {
    let viewport = scene.scene.configuration.viewport
    return "\(scene.count) \(noun(for: scene)) \(length(of: scene.scene.configuration))in "
      + "\(NumberText.points(viewport.width)) x \(NumberText.points(viewport.height))"
  }

  /// The summary, and what decides whether a scroll position works there:
  /// `…, LazyVStack, anchor top, target layout off`.
  static func line(for scene: RunScene) -> String {
    let configuration = scene.scene.configuration
    var words = [summary(of: scene), configuration.container.swiftName]
    if let anchor = configuration.anchor { words.append("anchor \(anchor.label)") }
    if configuration.targetLayout != .on {
      words.append("target layout \(configuration.targetLayout.rawValue)")
    }
    return words.joined(separator: ", ")
  }

  /// The view's source, one line each, and which of them is the target layout.
  static func sketch(of scene: RunScene) -> (lines: [String], targetLayout: Int) {
    let configuration = scene.scene.configuration
    let both = configuration.scrollAxes == .both
    let axes =
      both ? "([.horizontal, .vertical])" : configuration.axis == .horizontal ? "(.horizontal)" : ""
    let lines = [
      "ScrollView\(axes) {",
      "  \(stack(configuration)) { ForEach(\(noun(for: scene))) { … } }",
      "    .scrollTargetLayout()",
      "}",
      position(configuration),
    ]
    return (lines, 2)
  }

  /// What the items are called: the name of their file where that is a word.
  static func noun(for scene: RunScene) -> String {
    guard scene.count != 1 else { return "item" }
    guard case .file(let path) = scene.scene.items else { return "items" }
    let name = SafeText.lastComponent(path).prefix { $0 != "." }
    let isWord = name.count > 1 && name.allSatisfy { $0.isASCII && $0.isLetter }
    return isWord ? name.lowercased() : "items"
  }

  private static func length(of configuration: ScrollConfiguration) -> String {
    switch configuration.itemSize.rule {
    case .fixed(.points(let points)): "of \(NumberText.points(points)) pt "
    case .fixed(.ofViewport(let share)): "of \(NumberText.points(share * 100)) % "
    case .measured, .aspect: "of varying length "
    }
  }

  private static func stack(_ configuration: ScrollConfiguration) -> String {
    let name = configuration.container.swiftName
    return configuration.spacing == 0
      ? name : "\(name)(spacing: \(NumberText.points(configuration.spacing)))"
  }

  private static func position(_ configuration: ScrollConfiguration) -> String {
    if configuration.position != nil { return ".scrollPosition($position)" }
    guard let anchor = configuration.anchor else { return ".scrollPosition(id: $scrolledID)" }
    let named = UnitPoint.named.contains { $0.point == anchor }
    let spelling =
      named
      ? ".\(anchor.label)"
      : "UnitPoint(x: \(NumberText.plain(anchor.x)), y: \(NumberText.plain(anchor.y)))"
    return ".scrollPosition(id: $scrolledID, anchor: \(spelling))"
  }
}
