import DragScript

/// The forms of a result.
enum OutputFormat: String, Hashable, Sendable, CaseIterable {
  /// For a person.
  case text
  /// One object.
  case json
  /// One record a line, in time order.
  case ndjson
  /// A table of frames, RFC 4180.
  case csv
  /// A chart alone.
  case svg
  /// One page to look at.
  case html
  /// Trace events for Perfetto.
  case chromeTrace = "chrome-trace"
  /// Static analysis results for code hosts.
  case sarif
  /// Annotations of a workflow.
  case github
}

extension Invocation {
  /// The form asked for, if it is one that the command has.
  func format(among formats: [OutputFormat]) throws(Failure) -> OutputFormat {
    OutputFormat(rawValue: try format(among: formats.map(\.rawValue))) ?? .text
  }

  /// The form asked for as a word, where a command has forms of its own; text unless given.
  func format(among words: [String]) throws(Failure) -> String {
    let word = value(.format) ?? OutputFormat.text.rawValue
    guard words.contains(word) else {
      throw .usage(
        "--format of '\(command.name.rawValue)' is \(listed(words)), found \(quoted(word))",
        help: NearMiss.help(for: word, among: words))
    }
    return word
  }
}
