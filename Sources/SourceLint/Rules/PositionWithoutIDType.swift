extension LintRule {
  /// A `ScrollPosition()` value without an id type whose `viewID` is read.
  ///
  /// Its id type is `Never`: after a scroll by hand `viewID` is `nil`, whatever is in view.
  static let positionWithoutIDType = LintRule(
    name: "scroll-position-without-id-type",
    summary: "the 'viewID' of a 'ScrollPosition' that was made without 'idType' is read",
    severity: .warning, diagnostic: "id-type-mismatch",
    meaning: """
      Unless it is told otherwise, a ScrollPosition takes Never for the type of the ids. After \
      a scroll by hand its viewID is then nil, whatever is in view.
      """
  ) { reading in
    let tree = reading.tree
    let values = reading.positionValues.values.sorted { $0.variable < $1.variable }
    return values.compactMap { value in
      guard !value.hasIDType, let read = value.reads.first else { return nil }
      return Report(
        severity: .warning, offset: tree.start(of: value.constructor.name),
        message: .withoutType(tree.name(tree.items[value.variable].name)),
        notes: [.init(offset: tree.start(of: tree.links[read.link].name), message: .readHere)],
        help: reading.help(for: value, read: read))
    }
  }
}

extension ScrollReading {
  /// The constructor with the id type that the read asks for, else with a placeholder.
  fileprivate func help(for value: PositionValue, read: LinkUse) -> Report.Message {
    let type =
      tree.argument("type", of: tree.links[read.link]).map(tree.valueText) ?? "Item.ID.self"
    let others = tree.arguments(of: value.constructor).map(tree.argumentText)
    return "ScrollPosition(\((["idType: \(type)"] + others).joined(separator: ", ")))"
  }
}

extension Report.Message {
  fileprivate static func withoutType(_ name: String) -> Report.Message {
    "'\(name)' has no id type: after a scroll by hand its 'viewID' is nil"
  }
  fileprivate static let readHere: Report.Message = "its 'viewID' is read here"
}
