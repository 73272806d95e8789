/// When output is coloured.
public enum ColorMode: String, Hashable, Sendable, CaseIterable {
  /// On a terminal, unless `NO_COLOR` is set or the terminal is `dumb`.
  case auto
  /// Everywhere.
  case always
  /// Nowhere.
  case never

  /// The ink for a stream.
  public func ink(isTerminal: Bool, environment: [String: String]) -> Ink {
    switch self {
    case .always: .colored
    case .never: .plain
    case .auto:
      isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
        ? .colored : .plain
    }
  }
}

/// Text with or without colour, which only repeats what the words say.
public enum Ink: Hashable, Sendable {
  /// No escape sequences.
  case plain
  /// Escape sequences around what is painted.
  case colored

  /// How a piece of text is painted: the codes of "select graphic rendition".
  public enum Style: Int, Hashable, Sendable {
    /// Heavier.
    case bold = 1
    /// Paler: what can be passed over.
    case dim = 2
    /// Errors, and where two runs part.
    case red = 31
    /// What is well.
    case green = 32
    /// Warnings.
    case yellow = 33
    /// Notes and help.
    case cyan = 36
  }

  /// The text in a style; an empty text stays empty.
  public func paint(_ text: String, _ style: Style?) -> String {
    guard self == .colored, let style, !text.isEmpty else { return text }
    return "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m"
  }
}
