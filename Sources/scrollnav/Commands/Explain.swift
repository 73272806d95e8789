import DragScript
import Rendering
import ScrollModel

extension Command {
  static let explain = Command(
    name: .explain,
    summary: "says what a diagnostic means, how that is known, and what to do",
    examples: [
      Example(line: "scrollnav explain missing-target-layout", shows: "the page on one failure"),
      Example(line: "scrollnav explain", shows: "every failure that has a name"),
    ],
    positionals: [
      Positional(
        name: "CODE", help: "a diagnostic's code; all are listed without", isOptional: true)
    ]
  ) { invocation, context in
    let isJSON = try invocation.format(among: [.text, .json]) == .json
    guard let word = invocation.positionals.first else {
      return Outcome(standardOutput: isJSON ? listAsJSON.page : list(context.ink))
    }
    guard let code = Diagnostic.Code(rawValue: word) else {
      throw Failure.usage(
        "there is no diagnostic \(quoted(word))",
        help: NearMiss.help(for: word, among: Diagnostic.Code.allCases.map(\.rawValue))
          ?? "'scrollnav explain' lists them")
    }
    return Outcome(standardOutput: isJSON ? JSONValue(code).page : code.page(context.ink))
  }

  private static func list(_ ink: Ink) -> String {
    var table = TextTable(indent: 0)
    table.rows = Diagnostic.Code.allCases.map { code in
      let summary = SafeText.visible(code.explanation.summary, columns: 64)
      return [.init(code.rawValue, .bold), .init(code.severity.rawValue), .init(summary)]
    }
    return table.text(ink)
  }

  private static var listAsJSON: JSONValue {
    ["schema": 1, "diagnostics": .array(Diagnostic.Code.allCases.map { JSONValue($0) })]
  }
}
