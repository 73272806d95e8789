import DragScript
import ScrollModel

extension Page {
  /// Why each view's binding says what it says, and what each failure means.
  mutating func writeReasons() {
    markup.open("section", ["id": "why"])
    for run in runs {
      for view in run.picture.views { write(RuleChain(view, in: run.picture), of: run) }
    }
    writeDiagnostics()
    markup.close("section")
  }

  private mutating func write(_ chain: RuleChain, of run: Run) {
    markup.leaf("h2", (run.title.isEmpty ? "" : run.title + ": ") + chain.question)
    markup.open("ol", ["class": "rules"])
    for rule in chain.rules {
      markup.leaf("li", ["class": .text(rule.answer.rawValue)], "") { item in
        item.leaf("span", ["class": "sign"], RuleChain.Rule.sign(rule.answer))
        item.leaf("span", ["class": "condition"], rule.condition)
        item.leaf("span", ["class": "evidence"], rule.evidence)
      }
    }
    markup.close("ol")
    markup.leaf("p", ["class": "lead"], chain.conclusion)
    if let cause = chain.cause {
      markup.leaf("p", ["class": "remedy"], "") {
        $0.leaf("strong", "Remedy")
        $0.leaf("code", cause.help)
      }
    }
  }

  /// Each failure once, with its meaning, its evidence and its remedy.
  private mutating func writeDiagnostics() {
    var seen: Set<Diagnostic.Code> = []
    let all = runs.flatMap(\.picture.result.diagnostics).filter { seen.insert($0.code).inserted }
    guard !all.isEmpty else { return }
    let hasWarnings = all.contains { $0.severity == .warning }
    markup.leaf("h2", hasWarnings ? "What failed silently" : "What was noticed")
    for diagnostic in all {
      let explanation = diagnostic.code.explanation
      markup.open(
        "article",
        ["class": .text(diagnostic.severity.rawValue), "id": "code-\(diagnostic.code.rawValue)"])
      markup.leaf("h3", [:], " \(diagnostic.severity.rawValue)") {
        $0.leaf("code", diagnostic.code.rawValue)
      }
      markup.leaf("p", diagnostic.message)
      markup.open("dl")
      for (name, text) in [
        ("what it means", explanation.meaning), ("how it is known", explanation.evidence),
        ("remedy here", diagnostic.help), ("in general", explanation.remedy),
      ] where !text.isEmpty && !(name == "in general" && isAlike(text, diagnostic.help)) {
        markup.leaf("dt", name)
        markup.leaf("dd", text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
      }
      markup.close("dl")
      markup.close("article")
    }
  }
  /// Whether two remedies say the same but for the way in which sentences are written.
  private func isAlike(_ a: String, _ b: String) -> Bool {
    func plain(_ text: String) -> String {
      let words = text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return words.last == "." ? String(words.dropLast()) : words
    }
    return plain(a) == plain(b)
  }
}
