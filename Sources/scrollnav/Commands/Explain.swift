import DragScript
import Rendering
import ScrollModel
import SourceLint

extension Command {
  static let explain = Command(
    name: .explain,
    summary: "says what a diagnostic means, how that is known, and what to do",
    examples: [
      Example(line: "scrollnav explain missing-target-layout", shows: "the page on one failure"),
      Example(
        line: "scrollnav explain policies", shows: "what can be switched, and on what grounds"),
      Example(line: "scrollnav explain", shows: "every failure that has a name"),
    ],
    positionals: [
      Positional(
        name: "CODE",
        help:
          "a diagnostic's code, a rule of lint, or one of \(listed(topics)); all codes are listed without",
        isOptional: true, choices: words)
    ],
    formats: [.text, .json]
  ) { invocation, context in
    let isJSON = invocation.format == .json
    let word = invocation.positionals.first
    guard let page = page(word, context.ink) else {
      throw Failure.usage(
        "there is no diagnostic \(quoted(word ?? ""))",
        help: NearMiss.help(for: word ?? "", among: words) ?? "'scrollnav explain' lists them")
    }
    return Outcome(standardOutput: isJSON ? page.data.page : page.text)
  }

  /// Everything that has a page, each word once: a rule may be called as its diagnostic is.
  private static let words: [String] = {
    let codes = Diagnostic.Code.allCases.map(\.rawValue)
    return codes + LintRule.all.map(\.name).filter { !codes.contains($0) } + topics
  }()

  private static let topics = ["policies"] + ExplanationTopic.all.map(\.name)

  private static func page(_ word: String?, _ ink: Ink) -> (text: String, data: JSONValue)? {
    guard let word else { return (list(ink), listAsData) }
    if let code = Diagnostic.Code(rawValue: word) {
      // What lint finds in sources is shown as it happens to a user.
      let run = LintRule.named(word).map { LintConsequence($0).section(ink) } ?? ""
      return (code.page(ink) + run, JSONValue(code))
    }
    if let rule = LintRule.named(word) {
      let consequence = LintConsequence(rule)
      return (consequence.page(ink), consequence.data)
    }
    if word == "policies" {
      let text = PolicyGuide.all.map { $0.text(ink) }.joined(separator: "\n")
      return (text, ["schema": 1, "policies": .array(PolicyGuide.all.map { JSONValue($0) })])
    }
    let topic = ExplanationTopic.all.first { $0.name == word }
    return topic.map { ($0.page(ink), JSONValue($0)) }
  }

  private static func list(_ ink: Ink) -> String {
    var table = TextTable(indent: 0)
    table.rows = Diagnostic.Code.allCases.map { code in
      let summary = SafeText.visible(code.explanation.summary, columns: 64)
      return [.init(code.rawValue, .bold), .init(code.severity.rawValue), .init(summary)]
    }
    return table.text(ink)
  }

  private static var listAsData: JSONValue {
    ["schema": 1, "diagnostics": .array(Diagnostic.Code.allCases.map { JSONValue($0) })]
  }
}
