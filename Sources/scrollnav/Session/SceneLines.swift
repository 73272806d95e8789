import DragScript
import ItemLoading
import ScrollModel

/// A scene's settings as lines of a script's head that say the same.
enum SceneLines {
  /// The lines, items first, their path relative to the folder of the script `file`.
  static func lines(for settings: [SceneSetting], beside file: String) throws(Failure) -> [String] {
    var lines: [String] = []
    if let items = SceneDescription(settings).items {
      lines.append("items " + spelling(of: items, beside: file))
    }
    let isRefined = settings.contains { refinements.contains($0.option) }
    if isRefined, let line = behaviorLine(for: settings) { lines.append(line) }
    for setting in settings where !setting.isAboutItems {
      if isRefined, setting.option == "behavior" || refinements.contains(setting.option) {
        continue
      }
      lines.append(try line(for: setting, beside: file))
    }
    return lines
  }

  /// What the command line alone says of a behaviour, beside `behavior` itself.
  private static let refinements: Set = ["limit", "behavior-anchor"]

  /// The behaviour with all that refines it on one line.
  private static func behaviorLine(for settings: [SceneSetting]) -> String? {
    let behavior = SceneDescription(settings).configuration.behavior
    guard case .viewAligned(let limit, let anchor) = behavior else { return nil }
    return "behavior view-aligned limit=\(limit.rawValue)"
      + (anchor.map { " anchor=\($0.label)" } ?? "")
  }

  private static func spelling(of items: ItemChoice, beside file: String) -> String {
    switch items {
    case .file(let path):
      return IDToken(RelativePath.path(to: path, besides: file)).spelling
    case .generated(let count, let first, let prefix):
      let spelling = prefix.isEmpty ? "" : " prefix=\(IDToken(prefix).spelling)"
      return "count=\(count)" + (first == 1 ? "" : " first=\(first)") + spelling
    }
  }

  /// The value as it is, or in quotes where a script would read it otherwise.
  private static func line(
    for setting: SceneSetting, beside file: String
  ) throws(Failure) -> String {
    let meant = SceneDescription([setting])
    let answer = meant.onReport?.lines(beside: file).first
    for value in [answer ?? setting.value, IDToken(setting.value).spelling] {
      let line = "\(setting.option) \(value)"
      let script = try? Script(Array("drag-script 1\n\(line)".utf8), file: file) {
        path throws(InputError) in throw InputError(.unreadable, file: path, message: "")
      }
      if let script, SceneDescription(script.head).isSameScene(as: meant) { return line }
    }
    throw .usage("--\(setting.option) \(quoted(setting.value)) cannot be kept in a session")
  }
}

extension SceneDescription {
  /// Whether both describe one scene, however they say so.
  func isSameScene(as other: SceneDescription) -> Bool {
    configuration == other.configuration && itemRequest == other.itemRequest
      && (items, initial?.spelling, positionID?.spelling)
        == (other.items, other.initial?.spelling, other.positionID?.spelling)
      && (list, idKey, titleKey) == (other.list, other.idKey, other.titleKey)
      && (measure, logs, observed) == (other.measure, other.logs, other.observed)
      && framesPerSecond == other.framesPerSecond && showsIndicators == other.showsIndicators
      && onReport.isSameStep(as: other.onReport)
  }
}

extension Step? {
  /// Whether both do the same, wherever they were written, and whatever they call a file.
  fileprivate func isSameStep(as other: Step?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    if case .change(.replace(let path)) = self.action,
      case .change(.replace(let other)) = other.action
    {
      return RelativePath.components(path) == RelativePath.components(other)
    }
    return (self.action, self.view, self.settles) == (other.action, other.view, other.settles)
  }
}
