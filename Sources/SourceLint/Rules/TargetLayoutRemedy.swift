/// Where a target layout is missing, and what to write there.
struct TargetLayoutRemedy {
  var help: Report.Message
  var note: Report.Note?

  init(_ content: ScrollContent, in scrollViews: [ScrollUse], _ tree: SyntaxTree) {
    let isHorizontal = scrollViews.first.map { tree.axes(of: $0.view) == .horizontal } ?? false
    let stack = isHorizontal ? "LazyHStack" : "LazyVStack"
    if let container = content.container ?? (content.forEaches.isEmpty ? content.firstStack : nil) {
      let link = tree.links[container.link]
      help = "\(tree.callText(container)).scrollTargetLayout()"
      note = Report.Note(
        offset: tree.end(of: link),
        message: "'.scrollTargetLayout()' goes here, on '\(tree.name(link.name))'")
    } else if let loop = content.forEaches.first?.view {
      help = "\(stack) { \(tree.callText(loop)) }.scrollTargetLayout()"
      note = Report.Note(
        offset: tree.start(of: tree.links[loop.link].name),
        message: "put this 'ForEach' into '\(stack)' with '.scrollTargetLayout()'")
    } else {
      help = "\(stack) { … }.scrollTargetLayout()"
      note = scrollViews.first.map {
        Report.Note(
          offset: tree.start(of: tree.links[$0.view.link].name),
          message: "the content of this 'ScrollView' needs a container with '.scrollTargetLayout()'"
        )
      }
    }
  }
}

extension ScrollReading {
  /// A report that the content of what a modifier reaches makes no scroll targets; a note where
  /// that cannot be known, and `nil` where it does make some.
  ///
  /// - Parameter failure: what happens then.
  func reportWithoutTargets(
    _ modifier: LinkUse, reaching reach: Reach, failure: Report.Message
  ) -> Report? {
    let offset = tree.start(of: tree.links[modifier.link].name)
    let scrollViews = reach.scrollViews
    guard scrollViews.count == reach.scrolls.count else { return nil }
    guard !scrollViews.isEmpty else {
      return reach.doubts.first.map { doubt in
        Report(
          severity: .note, offset: offset,
          message:
            "cannot see the scroll view: if its content has no target layout, \(failure.text)",
          notes: [note(doubt)], help: Self.checkHelp)
      }
    }
    // A layout that stands in the wrong place, or is switched off, has a rule of its own.
    guard reach.content.layouts.isEmpty, !reach.hasOuterLayouts else {
      return targetGap(of: modifier, reaching: reach)
        .map { report($0, in: scrollViews, at: offset, failure: failure) }
    }
    if let doubt = reach.content.openDoubts.first {
      return Report(
        severity: .note, offset: offset,
        message: "cannot see a target layout in the content: if there is none, \(failure.text)",
        notes: [note(doubt)], help: Self.checkHelp)
    }
    let remedy = TargetLayoutRemedy(reach.content, in: scrollViews, tree)
    return Report(
      severity: .warning, offset: offset,
      message: "nothing in this 'ScrollView' is a scroll target: \(failure.text)",
      notes: remedy.note.map { [$0] } ?? [], help: remedy.help)
  }

  private func note(_ doubt: Doubt) -> Report.Note {
    Report.Note(offset: tree.start(of: doubt.token), message: doubt.message)
  }

  private static let checkHelp: Report.Message =
    "the container that holds the items needs .scrollTargetLayout(), if it has none yet"
}
