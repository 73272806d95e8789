/// Walks down the objects of a document and collects what may be its list; checks all of it.
///
/// Arrays are read where they are met, so a document is scanned once. Nothing inside an item, or
/// inside an entry of a map that is a list itself, competes.
struct ListFinder {
  let reader: ListReader
  private(set) var candidates: [ListCandidate] = []
  private var scanner: JSONScanner { reader.scanner }

  init(_ reader: ListReader) { self.reader = reader }

  /// Walks a value with `depth` containers around it and returns the place behind it.
  mutating func walk(_ place: Int, path: ListPath = .root, depth: Int = 0) throws(JSONFault) -> Int
  {
    switch scanner.bytes[place] {
    case ASCII.openBrace: return try walkObject(place, path: path, depth: depth)
    case ASCII.openBracket: return try readArray(place, path: path, depth: depth)
    default:
      var unpaired = -1
      return try scanner.value(place, depth: depth, unpaired: &unpaired)
    }
  }

  private mutating func walkObject(
    _ start: Int, path: ListPath, depth: Int
  ) throws(JSONFault) -> Int {
    guard depth < JSONScanner.depthLimit else { throw JSONFault(.depth, at: start) }
    if let scan = try readMap(start, depth: depth) {
      let rank: ListCandidate.Rank = scan.form.isNested ? .objects : .map
      candidates.append(ListCandidate(path: path, rank: rank, scan: scan))
      return scan.end
    }
    var cursor = ElementCursor(.map, at: start, in: scanner)
    var found: Set<[UInt8]> = []
    while let value = try cursor.next() {
      let key = scanner.decoded(cursor.key..<scanner.checkedStringEnd(cursor.key))
      let member = path.appending(.key(key))
      // Of a repeated key the last counts.
      if found.contains(key) { candidates.removeAll { $0.path.steps.starts(with: member.steps) } }
      let known = candidates.count
      cursor.place = try walk(value, path: member, depth: depth + 1)
      if candidates.count > known { found.insert(key) }
    }
    return cursor.place
  }

  private mutating func readArray(
    _ start: Int, path: ListPath, depth: Int
  ) throws(JSONFault) -> Int {
    let census = try reader.census(.array, at: start, depth: depth)
    // A document that is an array is a list, if only of elements to skip.
    guard let rank = census.rank ?? (path == .root ? .empty : nil) else { return census.end }
    let scan = try reader.read(census.form, at: start, depth: depth)
    candidates.append(ListCandidate(path: path, rank: rank, scan: scan))
    return scan.end
  }

  /// Reads an object as a map of items; `nil` where it is none.
  private func readMap(_ start: Int, depth: Int) throws(JSONFault) -> ListScan? {
    guard let form = reader.mapForm(start, depth: depth) else { return nil }
    let scan = try reader.read(form, at: start, depth: depth)
    return scan.skipped == 0 && scan.records.count > 0 ? scan : nil
  }
}
