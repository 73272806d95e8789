extension LintRule {
  /// A binding of one type over items whose ids are of another, both written in this file.
  static let idTypeMismatch = LintRule(
    name: "id-type-mismatch",
    summary: "the binding's type is not the type of the items' ids",
    severity: .warning, diagnostic: "id-type-mismatch",
    meaning: """
      Ids are compared with their type. A binding of another type never equals one of them: \
      scrolling never writes it, and assigning it scrolls nothing.
      """
  ) { reading in
    reading.positions.compactMap { position in
      let content = position.reach.content
      let tree = reading.tree
      // An `.id(…)` of an item's own may be what the binding follows.
      guard !content.hasExplicitIDs, !content.forEaches.isEmpty, content.openDoubts.isEmpty,
        let binding = reading.boundType(of: position)
      else { return nil }
      // Looked up until one is not known: many positions may share many loops.
      let types = content.forEaches.lazy.map { reading.file.idType(ofForEach: $0.view) }
      guard let first = types.first, let items = first,
        types.allSatisfy({ $0.map { reading.file.areDistinct($0, binding.type) } ?? false }),
        let itemName = items.name, let name = binding.type.name
      else { return nil }
      let loop = tree.links[content.forEaches[0].view.link]
      return Report(
        severity: .warning, offset: tree.start(of: tree.links[position.modifier.link].name),
        message: .mismatch(name, items: itemName),
        notes: [
          .init(offset: tree.start(of: binding.token), message: .bound(name)),
          .init(offset: tree.start(of: loop.name), message: .identified(itemName)),
        ], help: binding.remedy(itemName))
    }
  }
}

/// The type of the ids that a binding holds.
private struct BoundType {
  var type: ValueType
  /// The token that says so.
  var token: Int32
  var remedy: @Sendable (String) -> Report.Message
}

extension ScrollReading {
  fileprivate func boundType(of position: PositionUse) -> BoundType? {
    guard let index = file.variable(of: position.binding) else { return nil }
    let variable = tree.items[index]
    if position.form == .id {
      guard
        let type = file.type(ofVariable: index, in: tree.chains[position.modifier.chain].bracket)
      else { return nil }
      let declaration = tree.declarationText(variable)
      return BoundType(type: type.unwrapped, token: variable.name) { "\(declaration): \($0)?" }
    }
    guard let value = positionValues[index],
      let idType = tree.argument("idType", of: value.constructor), idType.tokens.count > 4,
      tree.token(idType.tokens.upperBound - 1, is: "self")
    else { return nil }
    // `idType: Photo.ID.self`: the type stands between the colon and `.self`.
    let tokens = idType.tokens.lowerBound + 2..<idType.tokens.upperBound - 2
    guard let type = file.type(spelledBy: tokens, in: tree.chains[position.modifier.chain].bracket)
    else { return nil }
    return BoundType(type: type, token: idType.tokens.lowerBound) {
      "ScrollPosition(idType: \($0).self)"
    }
  }
}

extension Report.Message {
  fileprivate static func mismatch(_ binding: String, items: String) -> Report.Message {
    "the binding holds '\(binding)', the items' ids are '\(items)': they never match"
  }
  fileprivate static func bound(_ type: String) -> Report.Message { "the binding is of '\(type)'" }
  fileprivate static func identified(_ type: String) -> Report.Message {
    "the ids here are '\(type)'"
  }
}
