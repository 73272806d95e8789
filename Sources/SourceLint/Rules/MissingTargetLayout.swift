extension LintRule {
  /// `.scrollPosition(id: …)` on a scroll view whose content has no `.scrollTargetLayout()`.
  ///
  /// Writing the binding scrolls all the same, which hides that scrolling never writes it. A
  /// `ScrollPosition` value needs the layout only where its `viewID` is read.
  static let missingTargetLayout = LintRule(
    name: "missing-target-layout",
    summary: "a scroll position over content without '.scrollTargetLayout()'",
    severity: .warning, diagnostic: "missing-target-layout",
    meaning: """
      Only scroll targets are reported. Without a target layout a finger never writes the \
      binding; assigning it scrolls all the same, which hides the failure, and once the binding is \
      stale, assigning the id that it still holds scrolls nothing.
      """
  ) { reading in
    reading.positions.compactMap { position in
      guard !position.isFollowed, reading.readsID(of: position) else { return nil }
      let binding = reading.tree.valueText(position.binding)
      return reading.reportWithoutTargets(
        position.modifier, reaching: position.reach, failure: .frozen(binding))
    }
  }
}

extension ScrollReading {
  /// Whether somebody wants to know the id that a position holds: always of a binding to one; of a
  /// `ScrollPosition` that has an id type, where the file reads its `viewID`.
  func readsID(of position: PositionUse) -> Bool {
    if position.form == .id { return true }
    guard let variable = file.variable(of: position.binding), let value = positionValues[variable]
    else { return false }
    return value.hasIDType && !value.reads.isEmpty
  }
}

extension Report.Message {
  fileprivate static func frozen(_ binding: String) -> Report.Message {
    "scrolling by hand never writes '\(binding)'"
  }
}
