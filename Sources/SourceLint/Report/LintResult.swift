/// What linting one file has brought.
public struct LintResult: Hashable, Sendable {
  /// The file as the caller named it.
  public var path: String
  /// What the rules have found, in order of place, then of rule.
  public var findings: [Finding] = []
  /// The number of findings that comments in the file have switched off.
  public var suppressed = 0
  /// Why the file could not be linted, or not as it stands.
  public var problems: [LintProblem] = []

  /// An empty result.
  public init(path: String) { self.path = path }
}
