import ScrollModel

extension SceneOption {
  /// Where gestures come to rest and how things move.
  static let motion: [SceneOption] = [
    SceneOption(
      "behavior",
      syntax:
        "none|paging|view-aligned [limit=automatic|always|by-one|by-few|never] [anchor=ANCHOR]",
      standard: "none", choices: ["none", "paging", "view-aligned"],
      help: "scrollTargetBehavior: where a gesture may come to rest"
    ) { (arguments, _) throws(ValueFault) in
      let behavior = try targetBehavior(&arguments)
      return { $0.configuration.behavior = behavior }
    },
    SceneOption(
      "limit", option: "limit", isScriptLine: false,
      syntax: "automatic|always|by-one|by-few|never", standard: "automatic",
      choices: ScrollTargetBehavior.LimitBehavior.allCases.map(\.rawValue), rank: .last,
      help: "how many targets one gesture may turn, with '--behavior view-aligned'"
    ) { (arguments, _) throws(ValueFault) in
      let limit = try arguments.positional("a limit such as 'always'").limit()
      return { scene in
        guard case .viewAligned(_, let anchor) = scene.configuration.behavior else { return }
        scene.configuration.behavior = .viewAligned(limit: limit, anchor: anchor)
      }
    },
    SceneOption(
      "behavior-anchor", option: "behavior-anchor", isScriptLine: false, syntax: "ANCHOR",
      standard: "leading edge", choices: UnitPoint.named.map(\.name), rank: .last,
      help: "the anchor of '--behavior view-aligned'"
    ) { (arguments, _) throws(ValueFault) in
      let anchor = try arguments.positional("an anchor such as 'center'").anchor()
      return { scene in
        guard case .viewAligned(let limit, _) = scene.configuration.behavior else { return }
        scene.configuration.behavior = .viewAligned(limit: limit, anchor: anchor)
      }
    },
    SceneOption(
      "rate", of: DecelerationRate.self, standard: "by-behavior",
      help: "how fast a deceleration loses speed"
    ) { $0.configuration.rate = $1 },
    SceneOption(
      "pan-slop", syntax: "POINTS", standard: "10",
      help: "how far a raw touch moves before it scrolls"
    ) { (arguments, _) throws(ValueFault) in
      let slop = try arguments.positional("a length such as '10'")
        .nonNegative("a length such as '10'")
      return { $0.configuration.panSlop = slop }
    },
    SceneOption(
      "bounces", words: ["on": true, "off": false], standard: "on",
      help: "whether content can be dragged past its edges"
    ) { $0.configuration.bounces = $1 },
    SceneOption(
      "indicators", words: ["on": true, "off": false], standard: "on",
      help: "whether indicators are drawn; nothing else depends on it"
    ) { $0.showsIndicators = $1 },
  ]

  private static func targetBehavior(
    _ arguments: inout Arguments
  ) throws(ValueFault) -> ScrollTargetBehavior {
    let limitValue = try arguments.value(of: "limit")
    let anchorValue = try arguments.value(of: "anchor")
    let name = try arguments.positional("'none', 'paging' or 'view-aligned'")
    let behavior: ScrollTargetBehavior = try name.choice(
      "'none', 'paging' or 'view-aligned'",
      among: ["none": .none, "paging": .paging, "view-aligned": .viewAligned()])
    guard behavior == .viewAligned() else {
      if let value = limitValue ?? anchorValue {
        throw value.fault("'limit' and 'anchor' need 'view-aligned'")
      }
      return behavior
    }
    return .viewAligned(
      limit: try limitValue?.limit() ?? .automatic, anchor: try anchorValue?.anchor())
  }
}

extension ValueText {
  fileprivate func limit() throws(ValueFault) -> ScrollTargetBehavior.LimitBehavior {
    try choice(of: ScrollTargetBehavior.LimitBehavior.self, "a limit such as 'always'")
  }
}
