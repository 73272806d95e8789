/// Chooses among the lists of a document.
struct ListSelection {
  let reader: ListReader
  let origin: Origin
  /// Where the document begins.
  let start: Int
  private let candidates: [ListCandidate]
  /// The first list of errors in a document that has items nowhere else.
  private let errors: ListCandidate?

  init(_ candidates: [ListCandidate], reader: ListReader, origin: Origin, start: Int) {
    self.candidates = ListSelection.withoutCompanions(candidates)
    let full = candidates.filter { $0.scan.records.count > 0 }
    errors = full.allSatisfy(\.path.tellsOfErrors) ? full.first : nil
    self.reader = reader
    self.origin = origin
    self.start = start
  }

  /// The list, settled; an error where there is none or several are as good.
  func list() throws(InputError) -> ListCandidate {
    if let errors { throw errorAnswer(errors) }
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
    let nothing = NoList(reader.scanner, start: start)
    throw origin.error(start, nothing.message, help: nothing.help)
  }

  /// The error for a document that has nothing but errors to tell.
  private func errorAnswer(_ list: ListCandidate) -> InputError {
    let first = list.scan.records[0]
    let text = TitleReader(reader.scanner).title(first.title ?? first.start).prefix(80)
    return origin.error(
      list.scan.start,
      "an API answered with an error, and with no list of items"
        + (text.isEmpty ? "" : ": \(text)"),
      help: "--list '\(list.path)' reads the errors as items")
  }

  /// The list at the path that the user named, settled; an error where there is none.
  func named(_ locator: ListLocator) throws(InputError) -> ListCandidate {
    switch locator.found {
    case .list(let list): return try settled(list)
    case .other(let place):
      throw origin.error(
        place, "what stands at '\(locator.path)' is no array and no object", help: choices)
    case nil:
      let reached = locator.reached ?? (0, 0)
      let known = ListPath(steps: Array(locator.path.steps.prefix(reached.steps)))
      throw origin.error(
        reached.place, "there is nothing at '\(locator.path)': the path ends at '\(known)'",
        help: choices)
    }
  }

  private func settled(_ candidate: ListCandidate) throws(InputError) -> ListCandidate {
    var candidate = candidate
    do throws(JSONFault) {
      candidate.scan = try reader.settled(candidate.scan)
    } catch {
      throw origin.error(error)
    }
    return candidate
  }

  /// Whether each item has an id and no two have the same.
  private func tellsItemsApart(_ candidate: ListCandidate) -> Bool {
    candidate.scan.plan.identity != .index && candidate.scan.holes == 0
      && reader.isDistinct(candidate.scan)
  }

  private func ambiguity(_ lists: [ListCandidate]) -> InputError {
    let paths = lists.prefix(ListSelection.namedLimit).map { "\($0.path)" }
    let rest = lists.count > paths.count ? " and \(lists.count - paths.count) more" : ""
    return origin.error(
      start,
      "\(lists.count < ListFinder.crowd ? "" : "at least ")\(lists.count) lists are as likely: "
        + paths.joined(separator: ", ") + rest,
      help: ListSelection.choices(lists).map { "choose one: " + $0 })
  }

  /// The lists that the document has, for someone who named none of them.
  private var choices: String? {
    ListSelection.choices(candidates).map { "there is " + $0 }
  }

  /// How many lists a message names.
  private static let namedLimit = 10

  private static func choices(_ lists: [ListCandidate]) -> String? {
    let named = lists.prefix(namedLimit).map { list in
      let count = list.scan.records.count
      return "--list '\(list.path)' (\(count) \(count == 1 ? "item" : "items"))"
    }
    return named.isEmpty ? nil : named.joined(separator: ", ")
  }

  /// Leaves out lists that accompany another: JSON:API's `included` beside `data`, HAL's `_links`,
  /// GraphQL's `errors` beside what it could answer.
  private static func withoutCompanions(_ candidates: [ListCandidate]) -> [ListCandidate] {
    let paths = Set(candidates.map(\.path.steps))
    let others = candidates.filter { candidate in
      guard case .key(let key)? = candidate.path.steps.last, key == Array("included".utf8) else {
        return !candidate.path.contains(key: "_links") && !candidate.path.tellsOfErrors
      }
      return !paths.contains(candidate.path.steps.dropLast() + [.key(Array("data".utf8))])
    }
    return others.isEmpty ? candidates : others
  }
}
