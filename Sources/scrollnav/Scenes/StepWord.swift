import DragScript
import ScrollModel

/// Arguments as words of a step line.
enum StepWord {
  /// An id: one word whatever is in it, a number where the fixture has numbers, `nil` for no id.
  static func id(_ argument: String) -> String {
    let isQuoted = argument.count > 1 && argument.hasPrefix("\"") && argument.hasSuffix("\"")
    return argument == "nil" || isQuoted ? argument : IDToken(argument).spelling
  }

  /// A word that must not bring others with it.
  static func plain(_ argument: String) throws(Failure) -> String {
    guard !argument.isEmpty, !argument.contains(where: { $0.isWhitespace || $0 == "#" }) else {
      throw .usage("expected one word, found \(quoted(argument))")
    }
    return argument
  }

  /// How long a finger travels, where the command line says so.
  static func over(_ invocation: Invocation) throws(Failure) -> [String] {
    guard let duration = invocation.value(.over) else { return [] }
    return ["over=" + (try plain(duration))]
  }

  /// The step that scrolls by hand to an offset along the axis, in points.
  static func wheel(to offset: Double, from engine: ScrollEngine) -> String {
    let configuration = engine.configuration
    let way = offset - engine.offset[configuration.axis]
    let isRightToLeft = configuration.direction == .rightToLeft
    let word =
      switch (configuration.axis, way >= 0) {
      case (.vertical, true): "down"
      case (.vertical, false): "up"
      case (.horizontal, let isForward): isForward != isRightToLeft ? "right" : "left"
      }
    return "wheel \(word) \(abs(way).plain)"
  }
}
