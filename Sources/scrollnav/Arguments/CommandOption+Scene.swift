import DragScript

/// The scene options: they come from the table that scripts read too.
extension CommandOption {
  static let scene: [CommandOption] = SceneOption.all.compactMap { scene in
    guard let name = scene.option else { return nil }
    let isAboutItems = itemOptions.contains(scene.name)
    return CommandOption(
      names: ["--" + name], placeholder: scene.isFlag ? nil : scene.syntax,
      help: scene.help + standard(of: scene),
      group: isAboutItems ? .items : .scene, isRepeatable: scene.isRepeatable,
      commands: readingOptions.contains(scene.name) ? withScene.union([.items]) : withScene)
  }

  private static func standard(of scene: SceneOption) -> String {
    switch scene.standard {
    case "": ""
    case "found": "; found unless given"
    default: " (default \(scene.standard))"
    }
  }

  /// The commands that lay a scene out.
  static let withScene: Set<CommandName> = [
    .jump, .current, .drag, .flick, .replay, .diagnose, .test, .play, .script,
  ]

  /// Options that say how a file is read, which 'items' takes too.
  private static let readingOptions: Set<String> = ["items", "list", "id", "title", "item-size"]

  /// Options that say where items come from and how they are read.
  private static let itemOptions: Set<String> = [
    "items", "list", "id", "title", "count", "first", "prefix",
  ]

  /// The words that its value may be or begin with, for completions.
  var words: [String] { choices.isEmpty ? sceneOption?.choices ?? [] : choices }

  /// Whether it is an option of a scene.
  var sceneOption: SceneOption? {
    name.hasPrefix("--") ? SceneOption.onCommandLine(String(name.dropFirst(2))) : nil
  }
}
