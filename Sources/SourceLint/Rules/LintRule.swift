/// One silent failure that can be seen in source.
public struct LintRule: Sendable {
  /// The name, as in `--rule NAME` and `// scrollnav:disable:next NAME`.
  public let name: String
  /// What it finds, in one line: lower case, no full stop.
  public let summary: String
  /// The worst that it reports; what cannot be known is always a note.
  public let severity: Finding.Severity
  /// The name of the model's diagnostic that shows what happens then.
  ///
  /// The code of one of `ScrollModel`'s diagnostics: its script is what `explain` runs.
  public let diagnostic: String
  /// What happens then, and why nobody notices: whole sentences.
  public let meaning: String
  /// Finds it.
  let check: @Sendable (ScrollReading) -> [Report]

  /// All rules, in the order in which they are listed.
  public static let all: [LintRule] = [
    missingTargetLayout, misplacedTargetLayout, disabledTargetLayout, noSnapTargets,
    unsupportedContainer, idTypeMismatch, positionalID, deadBinding, positionWithoutIDType,
    paddingNotInset, misplacedScrollPosition,
  ]

  /// The rule of a name; `nil` where there is none.
  public static func named(_ name: String) -> LintRule? { all.first { $0.name == name } }
}
