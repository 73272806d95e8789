public import ScrollModel

extension LoadedItems: ItemSource {
  /// How many items there are; skipped elements do not count.
  public var count: Int { scan.records.count }

  /// The id at a place; `nil` for a hole.
  public func id(at place: Int) -> ItemID? {
    if scan.isPositional { return .integer(place) }
    return scan.records[place].id.map(IdentityReader(scanner).id)
  }

  /// The title at a place; the id where there is none, empty where there is neither.
  public func title(at place: Int) -> String {
    if let title = scan.records[place].title.map(TitleReader(scanner).title),
      !title.isEmpty
    {
      return title
    }
    return id(at: place)?.description ?? ""
  }

  /// The first place of an id.
  ///
  /// - Complexity: O(*n*) for the first few calls, which search; then O(1) with a table of ids.
  public func place(of id: ItemID) -> Int? {
    if scan.isPositional {
      guard case .integer(let place) = id, place >= 0, place < count else { return nil }
      return place
    }
    let reader = IdentityReader(scanner)
    if scan.isOrdered { return reader.search(id, in: scan.records, order: scan.order) }
    if !isIndexed, searches.next() <= LoadedItems.searchLimit {
      return IdentityNeedle(id, in: reader).firstPlace(in: scan.records)
    }
    return identityIndex.place(of: id, records: scan.records, reader: reader)
  }

  /// The size rule's number at a place; `nil` where it is missing, no number, negative or not
  /// finite.
  public func measure(at place: Int) -> Double? {
    let measure = scan.records[place].measure
    return measure.isNaN ? nil : measure
  }

  /// The places without an id, ascending.
  ///
  /// - Complexity: O(*n*) where there are any.
  public var holes: [Int] {
    guard scan.holes > 0, let first = scan.firstHole else { return [] }
    return (first..<count).filter { scan.records[$0].id == nil }
  }

  /// The ids that occur more than once, each with all of its places, in order of first place.
  ///
  /// - Complexity: O(*n*) at the first call.
  public var duplicates: [DuplicateID] {
    if scan.isPositional || scan.order.isStrict { return [] }
    return identityIndex.repeats.sorted { $0.key < $1.key }.compactMap { first, later in
      id(at: first).map { DuplicateID(id: $0, places: [first] + later) }
    }
  }
}
