/// Chooses among the lists of a document.
struct ListSelection {
  let reader: ListReader
  let origin: Origin
  private let candidates: [ListCandidate]

  init(_ candidates: [ListCandidate], reader: ListReader, origin: Origin) {
    self.candidates = ListSelection.withoutCompanions(candidates)
    self.reader = reader
    self.origin = origin
  }

  /// The list, settled; an error where there is none or several are as good.
  func list() throws(InputError) -> ListCandidate {
    for rank in ListCandidate.Rank.allCases {
      let ranked = candidates.filter { $0.rank == rank }
      guard let depth = ranked.map(\.depth).min() else { continue }
      var shallowest: [ListCandidate] = []
      for candidate in ranked where candidate.depth == depth {
        shallowest.append(try settled(candidate))
      }
      if shallowest.count == 1 || rank == .empty, let list = shallowest.first { return list }
      let named = shallowest.filter(tellsItemsApart)
      if named.count == 1, let list = named.first { return list }
      throw ambiguity(shallowest)
    }
    throw origin.error(0, "there is no list in this document", help: "name one with --list")
  }

  /// The list at the path that the user named, settled; an error where there is none.
  func named(_ locator: ListLocator) throws(InputError) -> ListCandidate {
    switch locator.found {
    case .list(let list): return try settled(list)
    case .other(let place):
      throw origin.error(place, "what stands at '\(locator.path)' is no array and no object")
    case nil:
      let reached = locator.reached ?? (0, 0)
      let known = ListPath(steps: Array(locator.path.steps.prefix(reached.steps)))
      throw origin.error(
        reached.place, "there is nothing at '\(locator.path)': the path ends at '\(known)'")
    }
  }

  private func settled(_ candidate: ListCandidate) throws(InputError) -> ListCandidate {
    var candidate = candidate
    do throws(JSONFault) {
      candidate.scan = try reader.settled(candidate.scan)
    } catch {
      throw origin.error(error, in: reader.scanner)
    }
    return candidate
  }

  /// Whether each item has an id and no two have the same.
  private func tellsItemsApart(_ candidate: ListCandidate) -> Bool {
    candidate.scan.plan.identity != .index && candidate.scan.holes == 0
      && reader.isDistinct(candidate.scan)
  }

  private func ambiguity(_ lists: [ListCandidate]) -> InputError {
    let shown = lists.prefix(10).map { candidate in
      let count = candidate.scan.records.count
      return "--list '\(candidate.path)' (\(count) \(count == 1 ? "item" : "items"))"
    }
    let rest = lists.count > shown.count ? " and \(lists.count - shown.count) more" : ""
    return origin.error(
      "\(lists.count) lists are as likely: "
        + lists.prefix(10).map { "\($0.path)" }.joined(separator: ", ") + rest,
      help: "choose one: " + shown.joined(separator: ", ") + rest)
  }

  /// Leaves out lists that accompany another: JSON:API's `included` beside `data`, HAL's `_links`.
  private static func withoutCompanions(_ candidates: [ListCandidate]) -> [ListCandidate] {
    let paths = Set(candidates.map(\.path.steps))
    let others = candidates.filter { candidate in
      guard case .key(let key)? = candidate.path.steps.last, key == Array("included".utf8) else {
        return !candidate.path.contains(key: "_links")
      }
      return !paths.contains(candidate.path.steps.dropLast() + [.key(Array("data".utf8))])
    }
    return others.isEmpty ? candidates : others
  }
}
