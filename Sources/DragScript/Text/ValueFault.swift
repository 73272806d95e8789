/// A fault in a value's text, at its exact place.
///
/// Scripts turn it into an `InputError` with file and line; the command line names the option.
public struct ValueFault: Error, Hashable, Sendable {
  /// The column within the text that was read, in Unicode scalars, from 1.
  public var column: Int
  /// What was expected and what was found: lower case, no full stop.
  public var message: String
  /// The remedy, where there is one.
  public var help: String?

  /// Makes a fault.
  public init(column: Int, _ message: String, help: String? = nil) {
    self.column = column
    self.message = message
    self.help = help
  }
}
