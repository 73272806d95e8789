import ScrollModel

/// Two things said of a scene that cannot both be meant.
public struct SceneContradiction: Equatable, Sendable {
  /// The setting that is in vain.
  public var setting: SceneSetting
  /// What it needs: lower case, no full stop.
  public var message: String
  /// The remedy.
  public var help: String?
}

extension SceneDescription {
  /// What was said in vain: it is refused, never ignored.
  public var contradictions: [SceneContradiction] {
    var found: [SceneContradiction] = []
    func refuse(_ name: String, unless isMeant: Bool, _ message: String, help: String? = nil) {
      guard !isMeant, let setting = setting(name) else { return }
      found.append(SceneContradiction(setting: setting, message: message, help: help))
    }
    let isViewAligned = if case .viewAligned(_, _) = configuration.behavior { true } else { false }
    let isFromFile = if case .file = items { true } else { false }
    let isMadeUp = if case .generated = items { true } else { false }
    refuse("limit", unless: isViewAligned, "'limit' needs 'behavior view-aligned'")
    refuse(
      "behavior-anchor", unless: isViewAligned, "'behavior-anchor' needs 'behavior view-aligned'")
    refuse("first", unless: isMadeUp, "'first' needs a count of items to make up")
    refuse("prefix", unless: isMadeUp, "'prefix' needs a count of items to make up")
    for name in ["list", "id", "title"] {
      refuse(name, unless: isFromFile || items == nil, "'\(name)' needs items from a file")
    }
    refuse(
      "item-size", unless: measure == nil || !isMadeUp,
      "made-up items have no keys to read a size from", help: "'item-size 100' gives one to all")
    refuse(
      "columns", unless: configuration.container.isGrid || configuration.columns == 1,
      "'columns' needs a grid",
      help: "'container lazy-vgrid' or 'container lazy-hgrid' makes one")
    refuse(
      "initial", unless: configuration.position == nil,
      "'initial' presets an id binding, and 'position' takes its place",
      help: "'position id=ID' presets a position")
    return found
  }

  /// What has to be loaded for another file that is read as this scene's own.
  func itemRequest(for file: String) -> ItemRequest? {
    var scene = self
    scene.items = .file(file)
    return scene.itemRequest
  }
}
