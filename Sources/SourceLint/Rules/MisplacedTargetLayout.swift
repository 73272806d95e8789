extension LintRule {
  /// `.scrollTargetLayout()` where it makes no scroll targets of the items: on the scroll view
  /// itself, on a `ForEach`, on each item, on a stack around the one that holds them.
  static let misplacedTargetLayout = LintRule(
    name: "misplaced-target-layout",
    summary: "'.scrollTargetLayout()' on anything but the stack that holds the items",
    severity: .warning, diagnostic: "misplaced-target-layout",
    meaning: """
      The children of the container that bears the modifier become scroll targets. On the \
      scroll view itself, on a ForEach or on each item it makes none that the binding could name, \
      and everything is as if it were missing.
      """
  ) { reading in
    reading.scrollViews.flatMap(reading.misplacedLayouts) + reading.misplacedStrayLayouts
      + reading.layoutsAroundItems
  }
}

extension ScrollReading {
  fileprivate func misplacedLayouts(in scrollView: ScrollViewUse) -> [Report] {
    let content = scrollView.content
    // One that works is enough; the others do no harm.
    guard content.layouts.allSatisfy({ $0.place != .container }) else { return [] }
    let remedy = TargetLayoutRemedy(
      content, in: [ScrollUse(view: scrollView.view, kind: .scrollView, given: [])], tree)
    let severity: Finding.Severity = content.openDoubts.isEmpty ? .warning : .note
    var reports = scrollView.outerLayouts.map { layout in
      Report(
        severity: severity, offset: tree.start(of: tree.links[layout.link].name),
        message: .onScrollView, notes: remedy.note.map { [$0] } ?? [], help: remedy.help)
    }
    for layout in content.layouts {
      let isKnown = layout.place != .unknownItem
      reports.append(
        Report(
          severity: isKnown ? severity : .note,
          offset: tree.start(of: tree.links[layout.modifier.link].name),
          message: layout.place == .forEach
            ? .onForEach(layout.receiver)
            : isKnown ? .onItem(layout.receiver) : .onUnknownItem(layout.receiver),
          notes: remedy.note.map { [$0] } ?? [], help: remedy.help))
    }
    return reports
  }

  /// A layout on a `ForEach` or a text that is not seen inside a scroll view.
  fileprivate var misplacedStrayLayouts: [Report] {
    strayLayouts.compactMap { layout in
      guard let head = tree.head(of: tree.chains[layout.chain]), head.link < layout.link,
        let kind = ViewKind.named(head.name), kind == .forEach || kind == .leaf
      else { return nil }
      return Report(
        severity: .note, offset: tree.start(of: tree.links[layout.link].name),
        message: kind == .forEach ? .onForEach(head.name) : .onItem(head.name),
        help: .moveToContainer)
    }
  }
}

extension Report.Message {
  fileprivate static let onScrollView: Report.Message =
    "'.scrollTargetLayout()' on the 'ScrollView' itself makes no scroll targets"
  fileprivate static func onForEach(_ name: String) -> Report.Message {
    "'.scrollTargetLayout()' on '\(name)' goes to each item and makes no scroll targets"
  }
  fileprivate static func onItem(_ name: String) -> Report.Message {
    "'.scrollTargetLayout()' on the item '\(name)' makes no scroll targets"
  }
  fileprivate static func onUnknownItem(_ name: String) -> Report.Message {
    "'.scrollTargetLayout()' on each '\(name)' makes scroll targets only of what lies inside it"
  }
  fileprivate static let moveToContainer: Report.Message =
    "move it to the container around: LazyVStack { … }.scrollTargetLayout()"
}
