import DragScript
import SourceLint

/// Which findings make the answer of `lint` no.
struct LintPolicy: Hashable, Sendable {
  private var severities: Set<Finding.Severity> = []
  private var rules: Set<String> = []

  /// What can be named.
  static let words = ["warning", "note", "never"] + LintRule.all.map(\.name)

  /// Reads `--fail-on`: warnings unless it says otherwise.
  init(_ invocation: Invocation) throws(Failure) {
    for word in (invocation.value(.failOn) ?? "warning").split(separator: ",").map(String.init) {
      switch word {
      case "never": break
      case "warning": severities.insert(.warning)
      case "note": severities = [.warning, .note]
      case _ where LintRule.named(word) != nil: rules.insert(word)
      default:
        throw .usage(
          "--fail-on of 'lint' is warning, note, never or rules, found \(quoted(word))",
          help: NearMiss.help(for: word, among: LintPolicy.words)
            ?? "the rules are \(listed(LintRule.all.map(\.name)))")
      }
    }
  }

  /// Whether a finding makes the answer no.
  func fails(_ finding: Finding) -> Bool {
    severities.contains(finding.severity) || rules.contains(finding.rule)
  }
}
