extension LintRule {
  /// `.padding` along the axis of a view-aligned stack, where content margins belong.
  ///
  /// Padding is content: the first item aligns to the edge of the scroll view and not to where it
  /// stood at rest.
  static let paddingNotInset = LintRule(
    name: "padding-not-inset",
    summary: "'.padding' along a view-aligned stack, where '.contentMargins' would inset it",
    severity: .note, diagnostic: "padding-not-inset",
    meaning: """
      Padding is part of the content and scrolls with it, a content margin is an inset. Views \
      snap to the inset edge: with padding they come to lie at the very edge of the scroll view.
      """
  ) { reading in
    var seen: Set<LinkUse> = []
    return reading.snaps.flatMap { snap -> [Report] in
      // A modifier of one's own may set the margins, too.
      guard !snap.isInHelper, snap.reach.scrolls.count == 1,
        let scrollView = snap.reach.scrollViews.first,
        !snap.reach.content.workingLayouts.isEmpty, !reading.hasMargins(scrollView.view)
      else { return [] }
      let axes = reading.tree.axes(of: scrollView.view)
      return snap.reach.content.paddings.compactMap { padding in
        guard seen.insert(padding).inserted else { return nil }
        return reading.report(padding, along: axes, of: scrollView.view)
      }
    }
  }
}

extension ScrollReading {
  fileprivate func report(
    _ padding: LinkUse, along axes: ScrollAxes, of scrollView: LinkUse
  ) -> Report? {
    let link = tree.links[padding.link]
    let edges: [String]
    switch axes {
    case .horizontal: edges = [".horizontal", ".leading", ".trailing"]
    case .vertical: edges = [".vertical", ".top", ".bottom"]
    case .both, .unknown: return nil
    }
    let arguments = tree.arguments(of: link).map(tree.valueText)
    let edge: String
    switch arguments.first {
    case nil: edge = edges[0]
    case let first? where edges.contains(first): edge = first
    // `.padding(20)`, `.padding(.all, 20)`: both axes.
    case let first? where first == ".all" || first.first?.isNumber == true: edge = edges[0]
    default: return nil
    }
    guard arguments.last != "0" else { return nil }
    let length = arguments.last.flatMap { $0.first?.isNumber == true ? $0 : nil } ?? "16"
    return Report(
      severity: .note, offset: tree.start(of: link.name), message: .insideContent,
      notes: [.init(offset: tree.end(of: tree.links[scrollView.link]), message: .marginsHere)],
      help: ".contentMargins(\(edge), \(length), for: .scrollContent)")
  }

  /// Whether the scroll view is inset already.
  fileprivate func hasMargins(_ scrollView: LinkUse) -> Bool {
    let links = tree.chains[scrollView.chain].links
    return (scrollView.link + 1..<Int(links.upperBound)).contains {
      tree.token(tree.links[$0].name, is: "contentMargins")
        || tree.token(tree.links[$0].name, is: "safeAreaPadding")
    }
  }
}

extension Report.Message {
  fileprivate static let insideContent: Report.Message =
    "this padding scrolls with the content: views align to the scroll view's edge and not behind it"
  fileprivate static let marginsHere: Report.Message =
    "the margin belongs here, on the 'ScrollView'"
}
