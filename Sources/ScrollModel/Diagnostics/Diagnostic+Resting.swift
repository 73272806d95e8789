// Wording: snapping, data, observers and synchronised views.
extension Diagnostic {
  static func noSnapTargets(in container: Container) -> Diagnostic {
    Diagnostic(
      .noSnapTargets,
      ".scrollTargetBehavior(.viewAligned) has nothing to align to: nothing here is a scroll "
        + "target, so it does not snap.",
      help: "\(container.swiftName) { … }.scrollTargetLayout()")
  }

  static func pagingDrift(by points: Double) -> Diagnostic {
    Diagnostic(
      .pagingDrift,
      "The page ends \(rounded(points)) pt off the nearest item: a page is the container's length "
        + "and knows no spacing or insets.",
      help: "use spacing: 0 and items of the container's length, or .viewAligned")
  }

  static func paddingNotInset(_ axis: Axis) -> Diagnostic {
    Diagnostic(
      .paddingNotInset,
      "Padding along the axis is content: behaviours align to the viewport's edge, not to the "
        + "padding's.",
      help: ".contentMargins(\(axis == .vertical ? ".vertical" : ".horizontal"), …, for: "
        + ".scrollContent) instead of .padding")
  }

  static func danglingID(_ id: ItemID) -> Diagnostic {
    Diagnostic(
      .danglingID,
      "\(id) is held and no longer in the list: nothing keeps the place, and the binding dangles.",
      help: "assign the id of a neighbour before the item goes")
  }

  static func anchorOverridden(by id: ItemID) -> Diagnostic {
    Diagnostic(
      .anchorOverridden,
      "scrolledID holds \(id), which beats .defaultScrollAnchor when sizes change.",
      help: "assign nil to let the default anchor decide")
  }

  static let missingCoordinateSpace = Diagnostic(
    .missingCoordinateSpace,
    "The content's frame is asked for in a coordinate space that no view names: it never changes.",
    help: "add .coordinateSpace(name: …) to the ScrollView")

  /// An observer that answers itself, stopped after so many passes in one update.
  public static func feedbackLoop(passes: Int) -> Diagnostic {
    Diagnostic(
      .feedbackLoop,
      "An observer's write set off the observer again, \(passes) times in one update; stopped.",
      help: "write only when the value differs, or when the phase is idle")
  }

  static func echo(_ first: String, _ second: String) -> Diagnostic {
    Diagnostic(
      .echo,
      "\(first) and \(second) write each other: a scroll of one comes back to it from the other.",
      help: "let only the view that the user touched last drive: guard=driver")
  }

  static func staleSample(by points: Double) -> Diagnostic {
    Diagnostic(
      .staleSample,
      "The sampler's last value is \(rounded(points)) pt off the resting offset, and no tick will "
        + "mend it.",
      help: "publish when the phase becomes idle: rule=flush")
  }

  static func unavailable(
    _ features: [String], since system: String, profile: Profile
  ) -> Diagnostic {
    Diagnostic(
      .unavailable,
      "\(features.joined(separator: " and ")) exist\(features.count == 1 ? "s" : "") from \(system) on; the profile is \(profile.rawValue).",
      help: "choose --profile ios18 or later, or do without it")
  }

  /// Points for a message: two decimals at most.
  private static func rounded(_ points: Double) -> String {
    let value = (points * 100).rounded() / 100
    return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}
