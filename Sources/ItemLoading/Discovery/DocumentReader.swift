/// Reads a whole document and finds its list.
struct DocumentReader {
  let reader: ListReader
  let origin: Origin
  /// Where the document begins, behind a byte-order mark.
  let start: Int
  private var scanner: JSONScanner { reader.scanner }

  /// The list of the document: the one that the user named, or the likeliest.
  func list() throws(InputError) -> ListCandidate {
    let list =
      if let text = reader.options.list { try namedList(text) } else {
        try selection(candidates()).list()
      }
    if let place = list.scan.firstUnpaired {
      throw origin.error(JSONFault(.surrogate, at: place))
    }
    return list
  }

  private func candidates() throws(InputError) -> [ListCandidate] {
    try mappingFaults { () throws(JSONFault) in
      var finder = ListFinder(reader)
      let first = scanner.blanks(start)
      let isSequence = try isSequence(first) { place throws(JSONFault) in try finder.walk(place) }
      return isSequence ? [try sequence(first)] : finder.candidates
    }
  }

  private func namedList(_ text: String) throws(InputError) -> ListCandidate {
    guard let path = ListPath(parsing: text) else {
      throw origin.error(
        "'\(text)' is no path to a list", help: "a path looks like $.photos or $.data[0].items")
    }
    var locator = ListLocator(reader, path: path)
    try mappingFaults { () throws(JSONFault) in
      let first = scanner.blanks(start)
      let isSequence = try isSequence(first) { place throws(JSONFault) in try locator.walk(place) }
      guard isSequence else { return }
      locator = ListLocator(reader, path: path)
      try locator.walkSequence(first)
    }
    // The other lists are for the message of a path that leads nowhere.
    var others: [ListCandidate] = []
    if case .list? = locator.found {} else { others = try candidates() }
    return try selection(others).named(locator)
  }

  /// Scans the first value of the document and tells whether others follow.
  private func isSequence(
    _ first: Int, scan: (Int) throws(JSONFault) -> Int
  ) throws(JSONFault) -> Bool {
    if isLines { return true }
    guard first < scanner.bytes.count else { throw JSONFault(.empty, at: first) }
    let next = scanner.blanks(try scan(first))
    if next == scanner.bytes.count { return false }
    guard isValue(next) else { throw JSONFault(.afterEnd, at: next) }
    return true
  }

  private func selection(_ candidates: [ListCandidate]) -> ListSelection {
    ListSelection(candidates, reader: reader, origin: origin, start: scanner.blanks(start))
  }

  private func mappingFaults<Result>(
    _ body: () throws(JSONFault) -> Result
  ) throws(InputError) -> Result {
    do throws(JSONFault) {
      return try body()
    } catch {
      throw origin.error(error)
    }
  }

  /// Whether the file is called as one of values in a row.
  private var isLines: Bool {
    let name = origin.file.lowercased()
    return name.hasSuffix(".ndjson") || name.hasSuffix(".jsonl")
  }

  /// Reads values in a row, each an item.
  private func sequence(_ first: Int) throws(JSONFault) -> ListCandidate {
    let census = try reader.census(.sequence, at: first, depth: 0)
    let scan = try reader.read(census.form, at: first, depth: 0)
    return ListCandidate(path: .root, rank: census.rank ?? .objects, scan: scan)
  }

  /// Whether a value, and not just anything, begins at a place.
  private func isValue(_ place: Int) -> Bool {
    switch scanner.bytes[place] {
    case ASCII.openBrace, ASCII.openBracket, ASCII.quote: true
    default: ASCII.beginsNumber(scanner.bytes[place]) || (try? scanner.word(place)) != nil
    }
  }
}
