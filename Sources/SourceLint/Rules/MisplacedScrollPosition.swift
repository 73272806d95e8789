extension LintRule {
  /// `.scrollPosition` on what a scroll view holds, in place of the scroll view.
  static let misplacedScrollPosition = LintRule(
    name: "misplaced-scroll-position",
    summary: "a scroll position on the stack inside the ScrollView",
    severity: .warning, diagnostic: "unsupported-container",
    meaning: """
      A scroll position concerns the scroll views within the view that bears it. On the stack \
      that a ScrollView holds there is none: the binding is neither written by scrolling nor \
      scrolled to when it is assigned, and nothing says so.
      """
  ) { reading in
    reading.positions.compactMap { position in
      guard let name = reading.contentName(of: position),
        let scrollView = reading.scrollView(around: position.modifier)
      else { return nil }
      let tree = reading.tree
      return Report(
        severity: .warning, offset: tree.start(of: tree.links[position.modifier.link].name),
        message: .reachesNothing(name, binding: tree.valueText(position.binding)),
        notes: [.init(offset: tree.start(of: tree.links[scrollView.link].name), message: .here)],
        help: .moveOut(tree.argumentText(position.binding)))
    }
  }
}

extension ScrollReading {
  /// The stack or loop that bears a position and certainly holds no scroll view; `nil` for any
  /// other view.
  fileprivate func contentName(of position: PositionUse) -> String? {
    let chain = tree.chains[position.modifier.chain]
    guard position.reach.scrolls.isEmpty, position.reach.doubts.isEmpty,
      let head = tree.head(of: chain), head.owner == nil, head.link < position.modifier.link,
      let kind = ViewKind.named(head.name), kind == .stack || kind == .forEach,
      file.types[head.name] == nil,
      // One in an overlay or a background counts, too.
      !tree.mentions("ScrollView", in: chain.tokens)
    else { return nil }
    return head.name
  }

  /// The innermost scroll view in whose closure something stands.
  fileprivate func scrollView(around use: LinkUse) -> LinkUse? {
    var bracket = tree.chains[use.chain].bracket
    while bracket > 0 {
      let holder = scrollViews.first { scrollView in
        tree.closures(of: tree.links[scrollView.view.link]).contains(bracket)
      }
      if let holder { return holder.view }
      bracket = tree.brackets[Int(bracket)].parent
    }
    return nil
  }
}

extension Report.Message {
  fileprivate static func reachesNothing(_ name: String, binding: String) -> Report.Message {
    "'\(name)' holds no scroll view: '\(binding)' neither follows the one around it nor moves it"
  }
  fileprivate static let here: Report.Message = "the 'ScrollView' is here"
  fileprivate static func moveOut(_ argument: String) -> Report.Message {
    "move it to the ScrollView: ScrollView { … }.scrollPosition(\(argument))"
  }
}
