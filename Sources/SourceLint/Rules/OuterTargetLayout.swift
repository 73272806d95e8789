extension ScrollReading {
  /// Each layout on a stack around the one that holds the items, under a position that is to name
  /// them: the outer stack's own children are the targets, and none of them has an id.
  ///
  /// A note where a child is not seen, which may have one.
  var layoutsAroundItems: [Report] {
    let named = Set(positions.filter(readsID).flatMap { $0.reach.scrolls.map(\.view) })
    return scrollViews.filter { named.contains($0.view) }.flatMap(layoutsAroundItems)
  }

  private func layoutsAroundItems(in scrollView: ScrollViewUse) -> [Report] {
    let content = scrollView.content
    let loops = content.forEaches.filter { !$0.isItem }
    guard !content.hasIDsBesideItems, !loops.isEmpty,
      content.layouts.allSatisfy({ $0.place == .container && !$0.isDisabled }),
      let inner = loops[0].container, loops.allSatisfy({ isStack($0.container) })
    else { return [] }
    let stacks = Set(content.layouts.map(\.stack))
    guard stacks.allSatisfy(isStack), !loops.contains(where: { stacks.contains($0.container) })
    else { return [] }
    let remedy = TargetLayoutRemedy(
      content, in: [ScrollUse(view: scrollView.view, kind: .scrollView, given: [])], tree)
    return content.layouts.filter(\.holdsLoops).map { layout in
      Report(
        severity: content.openDoubts.isEmpty ? .warning : .note,
        offset: tree.start(of: tree.links[layout.modifier.link].name),
        message: .aroundItems(layout.receiver, tree.name(tree.links[inner.link].name)),
        notes: remedy.note.map { [$0] } ?? [], help: remedy.help)
    }
  }

  /// Whether a container lays out its children itself; the cells of a `Grid` are its rows' children.
  private func isStack(_ container: LinkUse?) -> Bool {
    guard let container else { return false }
    let name = tree.name(tree.links[container.link].name)
    return ViewKind.named(name) == .stack && !name.hasPrefix("Grid")
  }
}

extension Report.Message {
  fileprivate static func aroundItems(_ outer: String, _ inner: String) -> Report.Message {
    """
    '.scrollTargetLayout()' on '\(outer)' makes targets of its own children, not of the items in \
    the '\(inner)' inside
    """
  }
}
