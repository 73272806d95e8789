extension LintRule {
  /// `.scrollTargetLayout(isEnabled: false)` with no other target layout beside it.
  static let disabledTargetLayout = LintRule(
    name: "disabled-target-layout",
    summary: "'.scrollTargetLayout(isEnabled: false)' is as good as none",
    severity: .warning, diagnostic: "missing-target-layout",
    meaning: """
      A target layout that is switched off makes no scroll targets: everything is as if it \
      were missing.
      """
  ) { reading in
    let reached = reading.reachedScrollViews
    return reading.scrollViews.flatMap { scrollView -> [Report] in
      let layouts = scrollView.content.layouts
      guard layouts.allSatisfy(\.isDisabled) else { return [] }
      let isUsed = reached.contains(scrollView.view)
      return layouts.map { layout in
        let link = reading.tree.links[layout.modifier.link]
        return Report(
          severity: isUsed ? .warning : .note, offset: reading.tree.start(of: link.name),
          message: isUsed ? .disabled : .disabledUnused, help: .enable)
      }
    }
  }
}

extension Report.Message {
  fileprivate static let disabled: Report.Message =
    "'isEnabled: false' switches the target layout off: nothing here is a scroll target"
  fileprivate static let disabledUnused: Report.Message =
    "'isEnabled: false' switches the target layout off: a scroll position would not follow"
  fileprivate static let enable: Report.Message = ".scrollTargetLayout()"
}
