/// The forms in which gestures are written down.
public enum InterchangeFormat: String, Hashable, Sendable, CaseIterable {
  /// A drag script.
  case drag
  /// The actions of W3C WebDriver, JSON.
  case webdriver
  /// Shell lines with `adb shell input`.
  case adb
  /// A flow of Maestro, YAML.
  case maestro
  /// A test case of XCUITest, Swift.
  case xcuitest

  /// Those that become drag scripts.
  public static let readable: [InterchangeFormat] = [.drag, .webdriver, .adb]
  /// Those that drag scripts become.
  public static let writable: [InterchangeFormat] = [.drag, .webdriver, .maestro, .xcuitest]

  /// The form that a file's name speaks of, if it does.
  public init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    switch name.split(separator: ".").last {
    case "drag": self = .drag
    case "json": self = .webdriver
    case "sh", "adb": self = .adb
    case "yaml", "yml": self = .maestro
    case "swift": self = .xcuitest
    default: return nil
    }
  }

  /// The readable form that a text begins like: a brace or a bracket is JSON's, `drag-script` a
  /// script's own, and anything else is taken for shell lines.
  public init(content bytes: [UInt8]) {
    let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline)
    let first = lines.lazy.map { $0.drop { $0.isWhitespace || $0 == "\u{FEFF}" } }
      .first { !$0.isEmpty && !$0.hasPrefix("#") }
    switch first {
    case let line? where line.hasPrefix("{") || line.hasPrefix("["): self = .webdriver
    case let line? where line.hasPrefix("drag-script"): self = .drag
    default: self = .adb
    }
  }
}
