extension LintRule {
  /// `.scrollPosition` on a `List`, `Form` or `Table`, which take none.
  static let unsupportedContainer = LintRule(
    name: "unsupported-container",
    summary: "a scroll position on a List, Form or Table",
    severity: .warning, diagnostic: "unsupported-container",
    meaning: """
      Scroll positions work on ScrollView alone. On a List, a Form or a Table the binding is \
      neither written by scrolling nor scrolled to when it is assigned, and nothing says so.
      """
  ) { reading in
    reading.positions.compactMap { position in
      // A scroll view beside the list may be the one that is meant.
      guard position.reach.scrollViews.isEmpty, let list = position.reach.scrolls.first else {
        return nil
      }
      let tree = reading.tree
      let name = tree.name(tree.links[list.view.link].name)
      let isOutermost = list.view.chain == position.modifier.chain
      // In its rows there may be one that the position finds.
      let holdsScrollView = tree.closures(of: tree.links[list.view.link])
        .contains(where: reading.holdsScrollView)
      return Report(
        severity: holdsScrollView || !position.reach.content.doubts.isEmpty ? .note : .warning,
        offset: tree.start(of: tree.links[position.modifier.link].name),
        message: .takesNone(name, binding: tree.valueText(position.binding)),
        notes: isOutermost
          ? []
          : [.init(offset: tree.start(of: tree.links[list.view.link].name), message: .here(name))],
        help: .useScrollView)
    }
  }
}

extension Report.Message {
  fileprivate static func takesNone(_ container: String, binding: String) -> Report.Message {
    "'\(container)' takes no scroll position: '\(binding)' neither follows it nor moves it"
  }
  fileprivate static func here(_ container: String) -> Report.Message {
    "the '\(container)' is here"
  }
  fileprivate static let useScrollView: Report.Message =
    "use ScrollView { LazyVStack { … }.scrollTargetLayout() }, or a ScrollViewReader"
}
