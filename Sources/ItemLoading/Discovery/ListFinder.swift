/// Walks down the objects of a document and collects what may be its list; checks all of it.
///
/// Arrays are read where they are met, so a document is scanned once. Nothing inside an item, or
/// inside an entry of a map that is a list itself, competes.
struct ListFinder {
  /// Of more lists than these at one depth only those are kept: nobody can choose among them.
  static let crowd = 100
  /// Lists that lie in more objects than these are not looked for.
  private static let levelLimit = 64

  let reader: ListReader
  private(set) var candidates: [ListCandidate] = []
  private var scanner: JSONScanner { reader.scanner }

  init(_ reader: ListReader) { self.reader = reader }

  /// Walks a value with `depth` containers around it and returns the place behind it.
  mutating func walk(_ place: Int) throws(JSONFault) -> Int {
    var level = MapLevel()
    return try walk(place, path: .root, depth: 0, in: &level)
  }

  /// Walks a value that stands in an object of which `level` is known so far.
  private mutating func walk(
    _ place: Int, path: ListPath, depth: Int, in level: inout MapLevel
  ) throws(JSONFault) -> Int {
    switch scanner.bytes[place] {
    case ASCII.openBrace where depth < ListFinder.levelLimit:
      return try walkObject(place, path: path, depth: depth, in: &level)
    case ASCII.openBracket: return try readArray(place, path: path, depth: depth, in: &level)
    default:
      level.note(.number)
      var unpaired = -1
      return try scanner.value(place, depth: depth, unpaired: &unpaired)
    }
  }

  private mutating func walkObject(
    _ start: Int, path: ListPath, depth: Int, in level: inout MapLevel
  ) throws(JSONFault) -> Int {
    level.note(.object)
    let known = candidates.count
    var inside = MapLevel()
    var found: Set<[UInt8]> = []
    var cursor = ElementCursor(.map, at: start, in: scanner)
    var last = KeyTally.none
    while let value = try cursor.next() {
      let key = cursor.key..<scanner.checkedStringEnd(cursor.key)
      last = level.note(ValueKind(scanner.bytes, at: value), key: key, after: last, in: scanner)
      inside.key(scanner, key)
      let member = path.appending(.key(scanner.decoded(key)))
      // Of a repeated key the last counts.
      if !found.isEmpty, case .key(let text)? = member.steps.last, found.contains(text) {
        candidates.removeAll { $0.path.steps.starts(with: member.steps) }
      }
      let count = candidates.count
      cursor.place = try walk(value, path: member, depth: depth + 1, in: &inside)
      if candidates.count > count, case .key(let text)? = member.steps.last { found.insert(text) }
      if inside.isSampled, let end = try readMap(start, inside, path, depth: depth, from: known) {
        return end
      }
    }
    if !inside.isDecided, let end = try readMap(start, inside, path, depth: depth, from: known) {
      return end
    }
    return cursor.place
  }

  /// Reads an object as a map of items if its entries look like some, in place of the candidates
  /// that were found inside; `nil` where they do not.
  private mutating func readMap(
    _ start: Int, _ level: MapLevel, _ path: ListPath, depth: Int, from known: Int
  ) throws(JSONFault) -> Int? {
    guard let form = level.form else { return nil }
    let scan = try reader.read(form, at: start, depth: depth)
    guard scan.skipped == 0, scan.records.count > 0 else { return nil }
    candidates.removeSubrange(min(known, candidates.count)...)
    candidates.append(
      ListCandidate(path: path, rank: form.isNested ? .objects : .map, scan: scan))
    return scan.end
  }

  private mutating func readArray(
    _ start: Int, path: ListPath, depth: Int, in level: inout MapLevel
  ) throws(JSONFault) -> Int {
    let census = try reader.census(.array, at: start, depth: depth)
    level.note(census.objects > 0 || census.count == 0 ? .array : .number)
    // A document that is an array is a list, if only of elements to skip.
    guard let rank = census.rank ?? (path == .root ? .empty : nil) else { return census.end }
    let rivals = candidates.count { $0.rank == rank && $0.depth == path.steps.count }
    guard rivals < ListFinder.crowd else {
      var unpaired = -1
      return try scanner.value(start, depth: depth, unpaired: &unpaired)
    }
    let scan = try reader.read(census.form, at: start, depth: depth)
    candidates.append(ListCandidate(path: path, rank: rank, scan: scan))
    return scan.end
  }
}
