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
  /// A report of tests that build servers read.
  case junit
  /// The Test Anything Protocol.
  case tap
}

extension Invocation {
  /// The form asked for; the parser has refused those that the command does not have.
  var format: OutputFormat { choice(.format, default: .text) }
}
