import ScrollModel

extension SceneOption {
  /// What the scroll position is bound to and where targets are.
  static let position: [SceneOption] = [
    SceneOption(
      "anchor", syntax: "ANCHOR|none", standard: "none",
      choices: UnitPoint.named.map(\.name) + ["none"],
      help: "the anchor of scrollPosition(id:anchor:)"
    ) { (arguments, _) throws(ValueFault) in
      let anchor = try arguments.positional("an anchor such as 'top'").optionalAnchor()
      return { $0.configuration.anchor = anchor }
    },
    SceneOption(
      "initial", syntax: "ID|nil", standard: "nil", help: "what the binding holds before layout"
    ) { (arguments, _) throws(ValueFault) in
      let id = try arguments.positional("an id or 'nil'").optionalID()
      return { $0.initial = id }
    },
    SceneOption(
      "default-anchor", syntax: "ANCHOR|none [role=initial-offset|size-changes|alignment]",
      standard: "none", choices: UnitPoint.named.map(\.name) + ["none"],
      help: "defaultScrollAnchor, for all roles or for one"
    ) { (arguments, _) throws(ValueFault) in
      let role = try arguments.value(of: "role")?.choice(
        of: AnchorRole.self, "a role such as 'size-changes'")
      let anchor = try arguments.positional("an anchor such as 'bottom'").optionalAnchor()
      return { $0.configuration.defaultAnchor.set(anchor, for: role) }
    },
    SceneOption(
      "target-layout", of: TargetLayout.self, standard: "on",
      help: "where scrollTargetLayout() stands"
    ) { $0.configuration.targetLayout = $1 },
    SceneOption(
      "no-target-layout", option: "no-target-layout", isScriptLine: false, syntax: "",
      help: "the same as '--target-layout off': the silent failure"
    ) { (_, _) throws(ValueFault) in { $0.configuration.targetLayout = .off } },
    SceneOption(
      "binding-type", syntax: "auto|int|string|uuid", standard: "auto",
      choices: ["auto", "int", "string", "uuid"], help: "the type of the binding's ids"
    ) { (arguments, _) throws(ValueFault) in
      let phrase = "'auto', 'int', 'string' or 'uuid'"
      let type: ItemIDType? = try arguments.positional(phrase).choice(
        phrase, among: ["auto": nil, "int": .int, "string": .string, "uuid": .uuid])
      return { $0.configuration.bindingType = type }
    },
    SceneOption(
      "position",
      syntax: "[id-type=int|string|uuid|never] [edge=EDGE] [point=X,Y] [id=ID]",
      help: "a ScrollPosition value in place of the id binding"
    ) { (arguments, _) throws(ValueFault) in
      let (position, id) = try scrollPosition(&arguments)
      return {
        $0.configuration.position = position
        $0.positionID = id
      }
    },
  ]

  private static func scrollPosition(
    _ arguments: inout Arguments
  ) throws(ValueFault) -> (ScrollPosition, IDToken?) {
    let type: ItemIDType?? = try arguments.value(of: "id-type")?.choice(
      "'int', 'string', 'uuid' or 'never'",
      among: ["int": .int, "string": .string, "uuid": .uuid, "never": nil])
    let edge = try arguments.value(of: "edge")?.edge()
    let pointValue = try arguments.value(of: "point")
    let point = try pointValue?.point()
    let id = try arguments.value(of: "id")
    if let second = pointValue, edge != nil {
      throw second.fault("a position has one of 'edge', 'point' and 'id'")
    }
    if let id, edge != nil || point != nil {
      throw id.fault("a position has one of 'edge', 'point' and 'id'")
    }
    return (ScrollPosition(idType: type ?? nil, edge: edge, point: point), id?.id)
  }
}

/// The roles of `.defaultScrollAnchor(_:for:)`.
private enum AnchorRole: String, CaseIterable {
  case initialOffset = "initial-offset"
  case sizeChanges = "size-changes"
  case alignment
}

extension DefaultScrollAnchor {
  fileprivate mutating func set(_ anchor: UnitPoint?, for role: AnchorRole?) {
    switch role {
    case nil:
      self = DefaultScrollAnchor(
        initialOffset: anchor, sizeChanges: anchor, alignment: anchor)
    case .initialOffset: initialOffset = anchor
    case .sizeChanges: sizeChanges = anchor
    case .alignment: alignment = anchor
    }
  }
}

extension ValueText {
  func edge() throws(ValueFault) -> Edge {
    try choice(of: Edge.self, SceneOption.phrase(Edge.allCases.map(\.rawValue)))
  }
}
