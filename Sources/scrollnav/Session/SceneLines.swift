import DragScript
import ItemLoading

/// A scene's settings as lines of a script's head that say the same.
enum SceneLines {
  /// The lines, items first, their path relative to the folder of the script `file`.
  static func lines(for settings: [SceneSetting], beside file: String) throws(Failure) -> [String] {
    var lines: [String] = []
    if let items = SceneDescription(settings).items {
      lines.append("items " + spelling(of: items, beside: file))
    }
    for setting in settings where !setting.isAboutItems {
      lines.append(try line(for: setting))
    }
    return lines
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
  private static func line(for setting: SceneSetting) throws(Failure) -> String {
    let meant = SceneDescription([setting])
    for value in [setting.value, IDToken(setting.value).spelling] {
      let line = "\(setting.option) \(value)"
      let script = try? Script(Array("drag-script 1\n\(line)".utf8), file: "") {
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
      && framesPerSecond == other.framesPerSecond && onReport == other.onReport
      && showsIndicators == other.showsIndicators
  }
}
