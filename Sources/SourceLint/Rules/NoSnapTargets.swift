extension LintRule {
  /// `.scrollTargetBehavior(.viewAligned)` over content that has no views to align to.
  static let noSnapTargets = LintRule(
    name: "no-snap-targets",
    summary: "'.scrollTargetBehavior(.viewAligned)' over content without '.scrollTargetLayout()'",
    severity: .warning, diagnostic: "no-snap-targets",
    meaning: """
      View-aligned snapping aligns to scroll targets. Without a target layout there are none, \
      and the scroll view comes to rest wherever inertia leaves it.
      """
  ) { reading in
    reading.snaps.filter { !$0.isFollowed }.compactMap { snap in
      reading.reportWithoutTargets(snap.modifier, reaching: snap.reach, failure: .noSnapping)
    }
  }
}

extension Report.Message {
  fileprivate static let noSnapping: Report.Message =
    "'.viewAligned' has nothing to align to and does not snap"
}
