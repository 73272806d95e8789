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
  /// Static analysis results for code hosts.
  case sarif
  /// Annotations of a workflow.
  case github
}

extension Invocation {
  /// The form asked for, if it is one that the command has.
  func format(among formats: [OutputFormat]) throws(Failure) -> OutputFormat {
    let word = value(.format) ?? OutputFormat.text.rawValue
    let words = formats.map(\.rawValue)
    guard let format = OutputFormat(rawValue: word), formats.contains(format) else {
      throw .usage(
        "--format of '\(command.name.rawValue)' is \(listed(words)), found \(quoted(word))",
        help: NearMiss.help(for: word, among: words))
    }
    return format
  }
}
