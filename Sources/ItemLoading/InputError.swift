/// A fault in an input, at its exact place.
///
/// It carries facts; the command line renders it as `file:line:column: error: message`, the
/// excerpt with a caret, and a `help:` line.
public struct InputError: Error, Hashable, Sendable {
  /// What kind of fault it is; each has its exit code.
  public enum Kind: Hashable, Sendable {
    /// The input is there and its content is wrong: exit code 65.
    case malformed
    /// The input is missing or cannot be read: exit code 66.
    case unreadable
    /// Reading broke off: exit code 74.
    case io
  }

  /// What kind of fault it is.
  public var kind: Kind
  /// The file as the user named it; `<stdin>` for standard input.
  public var file: String
  /// The line, from 1; `nil` where the fault is the file itself.
  public var line: Int?
  /// The column in Unicode scalars, from 1.
  public var column: Int?
  /// What was expected and what was found: lower case, no full stop.
  public var message: String
  /// The line where the fault is, or a short excerpt of it.
  public var excerpt: String?
  /// The column of the fault within `excerpt`, from 1; the caret stands there.
  public var caret: Int?
  /// The remedy, where there is one.
  public var help: String?

  /// Makes an error.
  public init(
    _ kind: Kind, file: String, line: Int? = nil, column: Int? = nil, message: String,
    excerpt: String? = nil, caret: Int? = nil, help: String? = nil
  ) {
    self.kind = kind
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.excerpt = excerpt
    self.caret = caret
    self.help = help
  }
}
