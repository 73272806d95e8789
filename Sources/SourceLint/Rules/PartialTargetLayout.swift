extension ScrollReading {
  /// A report on rows that have a target layout in some branches only: a note, since the others may
  /// be meant to go without.
  func report(
    _ gap: TargetGap, in scrollViews: [ScrollUse], at offset: Int, failure: Report.Message
  ) -> Report {
    let layout = Report.Note(
      offset: tree.start(of: tree.links[gap.layout.modifier.link].name), message: .layoutHere)
    switch gap.reason {
    case .branch:
      var content = ScrollContent()
      content.forEaches = [gap.loop]
      content.container = gap.loop.container
      let remedy = TargetLayoutRemedy(content, in: scrollViews, tree)
      return Report(
        severity: .note, offset: offset, message: .inOneBranch(failure),
        notes: (remedy.note.map { [$0] } ?? []) + [layout], help: remedy.help)
    case .condition(let branch):
      let condition = text(ofCondition: branch)
      return Report(
        severity: .note, offset: offset, message: .underCondition(condition, failure),
        notes: [layout], help: .outside(condition))
    }
  }

  /// `'#if os(macOS)'`, `the '#else' of '#if os(macOS)'`.
  private func text(ofCondition branch: Branch) -> String {
    let line = file.conditions.line(of: branch) ?? branch.choice
    let text = quoted(branch.choice)
    switch tree.tokens[Int(line)].kind {
    case .poundElse: return "the '#else' of \(text)"
    case .poundElseif: return quoted(line)
    default: return text
    }
  }

  private func quoted(_ line: Int32) -> String {
    let text = tree.source(line..<line + 1).trimmingBlanks
    return text.count <= 40 && !text.contains(where: \.isNewline) ? "'\(text)'" : "'#if …'"
  }
}

extension Report.Message {
  fileprivate static let layoutHere: Report.Message = "a target layout is here"
  fileprivate static func inOneBranch(_ failure: Report.Message) -> Report.Message {
    "the same items have no target layout in another branch, and there \(failure.text)"
  }
  fileprivate static func underCondition(
    _ condition: String, _ failure: Report.Message
  ) -> Report.Message {
    "the target layout stands behind \(condition): elsewhere \(failure.text)"
  }
  fileprivate static func outside(_ condition: String) -> Report.Message {
    ".scrollTargetLayout() outside of \(condition), or the scroll position inside of it"
  }
}
