extension LintRule {
  /// Items under a scroll position whose ids are their places in the list.
  ///
  /// They do not survive an insertion: the binding then names another item. A warning where the
  /// same file inserts, removes or sorts; else a note.
  static let positionalID = LintRule(
    name: "positional-id",
    summary: "items under a scroll position are identified by their place in the list",
    severity: .warning, diagnostic: "positional-id",
    meaning: """
      An id that is a place in the list belongs to another item as soon as something is \
      inserted, removed or moved before it: the view then keeps the wrong item in place.
      """
  ) { reading in
    var seen: Set<LinkUse> = []
    let loops = reading.positions.flatMap { position -> [LinkUse] in
      // An `.id(…)` of an item's own may be what the binding follows.
      guard position.form == .id, !position.reach.content.hasExplicitIDs else { return [] }
      return position.reach.content.forEaches.map(\.view).filter { seen.insert($0).inserted }
    }
    let places = loops.compactMap(reading.places)
    guard !places.isEmpty else { return [] }
    let edits = reading.edits
    return places.map { reading.report($0, edits) }
  }
}

/// A loop over the places of a list.
private struct Places {
  /// The token that says so.
  var token: Int32
  /// The name of the list, where it is a plain one.
  var list: String?
  var help: Report.Message
}

extension ScrollReading {
  fileprivate func report(_ places: Places, _ edits: [String: Int32]) -> Report {
    let edit = places.list.flatMap { edits[$0] }
    return Report(
      severity: edit == nil ? .note : .warning, offset: tree.start(of: places.token),
      message: .places(places.list ?? "the list"),
      notes: edit.map { [.init(offset: tree.start(of: $0), message: .placesChange)] } ?? [],
      help: places.help)
  }

  /// `enumerated()` with `id: \.offset`, `indices`, or `0..<photos.count`.
  fileprivate func places(_ loop: LinkUse) -> Places? {
    let link = tree.links[loop.link]
    guard let data = tree.arguments(of: link).first else { return nil }
    let path = tree.argument("id", of: link).flatMap(file.keyPath)
    let names = data.tokens.filter { tree.tokens[Int($0)].kind == .identifier }
    func calls(_ word: StaticString) -> Int32? { lastMember(word, in: data) }
    let isByItself = path == nil || path == ["self"]
    if path == ["offset"], let enumerated = calls("enumerated") {
      return Places(
        token: enumerated, list: name(before: enumerated), help: "ForEach(…, id: \\.element.id)")
    }
    if isByItself, let indices = calls("indices"), indices == names.last {
      let list = name(before: indices)
      return Places(token: indices, list: list, help: "ForEach(\(list ?? "…")) { … }")
    }
    if isByItself, data.hasOperators, let count = calls("count"), count == names.last {
      let list = name(before: count)
      return Places(token: count, list: list, help: "ForEach(\(list ?? "…")) { … }")
    }
    return nil
  }

  private func lastMember(_ word: StaticString, in item: Item) -> Int32? {
    item.tokens.last {
      tree.token($0, is: word) && $0 > 0 && tree.tokens[Int($0) - 1].kind == .dot
    }
  }

  /// `photos` before `photos.indices`.
  private func name(before member: Int32) -> String? {
    guard member >= 2, tree.tokens[Int(member) - 2].kind == .identifier else { return nil }
    return tree.name(member - 2)
  }

  /// By list, a call anywhere in the file that moves its items to other places.
  fileprivate var edits: [String: Int32] {
    var edits: [String: Int32] = [:]
    for chain in tree.chains {
      let links = tree.links[Range(chain.links)]
      for (owner, member) in zip(links, links.dropFirst()) where member.isCall {
        let name = tree.name(member.name)
        // An empty list has no places: only `removeAll(where:)` moves what is left.
        let empties = name == "removeAll" && tree.argument("where", of: member) == nil
        guard Self.moves.contains(name), !empties || !member.closures.isEmpty else { continue }
        let list = tree.name(owner.name)
        edits[list] = edits[list] ?? member.name
      }
    }
    return edits
  }

  private static let moves: Set<String> = [
    "insert", "remove", "removeAll", "removeFirst", "removeSubrange", "move", "sort", "shuffle",
    "reverse", "swapAt",
  ]
}

extension Report.Message {
  fileprivate static func places(_ list: String) -> Report.Message {
    "the ids are places in '\(list)': after an insertion the binding names another item"
  }
  fileprivate static let placesChange: Report.Message = "the places change here"
}
