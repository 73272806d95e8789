import DragScript
import ScrollModel

/// Which diagnostics of a run make the answer no.
struct FailurePolicy: Hashable, Sendable {
  private var failing: Set<Diagnostic.Code>
  /// What `--allow` names.
  private(set) var allowed: Set<Diagnostic.Code> = []
  /// Whether `--fail-on never` asks for no verdict at all.
  let isIndifferent: Bool

  /// What `--fail-on` and `--allow` can name.
  static let words = Diagnostic.Code.allCases.map(\.rawValue) + ["warning", "note", "never"]

  /// Reads `--fail-on` and `--allow`; `standard` holds where the first is not given.
  init(_ invocation: Invocation, default standard: String) throws(Failure) {
    failing = []
    isIndifferent = invocation.value(.failOn) == "never"
    let words = invocation.value(.failOn) ?? standard
    for word in words.split(separator: ",") {
      failing.formUnion(try FailurePolicy.codes(String(word), option: .failOn))
    }
    for list in invocation.values(.allow) {
      for word in list.split(separator: ",") {
        allowed.formUnion(try FailurePolicy.codes(String(word), option: .allow))
      }
    }
    failing.subtract(allowed)
  }

  /// Lets a diagnostic pass.
  mutating func allow(_ code: Diagnostic.Code) { failing.remove(code) }

  /// Whether one of the diagnostics makes the answer no.
  func fails(_ diagnostics: [Diagnostic]) -> Bool {
    diagnostics.contains { failing.contains($0.code) }
  }

  private static func codes(_ word: String, option: CommandOption) throws(Failure)
    -> [Diagnostic.Code]
  {
    if word == "never" { return [] }
    if let severity = Diagnostic.Severity(rawValue: word) {
      return Diagnostic.Code.allCases.filter { $0.severity == severity }
    }
    guard let code = Diagnostic.Code(rawValue: word) else {
      throw .usage(
        "\(option.name): there is no diagnostic \(quoted(word))",
        help: NearMiss.help(for: word, among: words) ?? "'scrollnav explain' lists them")
    }
    return [code]
  }
}
