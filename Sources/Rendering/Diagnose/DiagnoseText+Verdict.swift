import DragScript
import ScrollModel

extension DiagnoseText {
  /// Where the runs part and what that costs, in one or two sentences.
  var verdict: String {
    guard let divergence = result.divergence else {
      return verdictOfAgreement + "\n" + verdictOfExpectations
    }
    let id = divergence.id?.cellText ?? "nil"
    let step =
      divergence.line == 0
      ? "the first layout" : "\"\(SafeText.visible(divergence.text, columns: 40))\""
    let moment = divergence.t == 0 ? "at once" : "after \(NumberText.seconds(divergence.t))"
    var text = "They part \(moment), in \(step): "
    text += "WITH the line, \(id) is reported; WITHOUT it, nothing.\n"
    text += "Without the line: \(losses).\n"
    return text + verdictOfExpectations
  }

  private var verdictOfExpectations: String {
    let summary = result.written.expectations
    guard summary.failed > 0 else { return "" }
    let all = NumberText.count(summary.passed + summary.failed, "expectation")
    return ink.paint("✗ \(summary.failed) of \(all) failed as written", .red) + "\n"
  }

  private var losses: String {
    let missed = result.without.views.reduce(0) { $0 + $1.state.missed }
    let dead = result.steps.count(where: \.diesWithout)
    let reports = NumberText.count(missed, "report") + " missed"
    return dead == 0 ? reports : reports + ", " + NumberText.count(dead, "jump") + " dead"
  }

  private var verdictOfAgreement: String {
    let hasScrolled = result.with.views.contains { $0.state.readPath != .untested }
    return hasScrolled
      ? "They never part: nothing here depends on the line."
      : "They never part: nothing here scrolls by hand, so the line is not tested."
  }
}
