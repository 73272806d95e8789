/// Walks to the list that a path names; checks all of the document on the way.
struct ListLocator {
  let reader: ListReader
  let path: ListPath
  /// How many containers lie around a value, less the steps that lead to it.
  private var extraDepth = 0
  /// What stands at the path, so far.
  private(set) var found: Finding?
  /// The last place that the path led to, and how many of its steps were taken there.
  private(set) var reached: (place: Int, steps: Int)?
  private var scanner: JSONScanner { reader.scanner }

  /// What a path can lead to.
  enum Finding {
    case list(ListCandidate)
    /// A value that is no list.
    case other(place: Int)
  }

  init(_ reader: ListReader, path: ListPath) {
    self.reader = reader
    self.path = path
  }

  /// Walks a value to which the first `steps` steps lead, and returns the place behind it.
  mutating func walk(_ place: Int, steps: Int = 0) throws(JSONFault) -> Int {
    if steps >= reached?.steps ?? 0 { reached = (place, steps) }
    if steps == path.steps.count { return try read(place, depth: steps + extraDepth) }
    guard steps + extraDepth < JSONScanner.depthLimit else { throw JSONFault(.depth, at: place) }
    var unpaired = -1
    switch (path.steps[steps], scanner.bytes[place]) {
    case (.key(let key), ASCII.openBrace):
      var cursor = ElementCursor(.map, at: place, in: scanner)
      while let value = try cursor.next() {
        if scanner.string(cursor.key..<scanner.checkedStringEnd(cursor.key), equals: key) {
          // Of a repeated key the last counts.
          found = nil
          reached = (place, steps)
          cursor.place = try walk(value, steps: steps + 1)
        } else {
          cursor.place = try scanner.value(
            value, depth: steps + extraDepth + 1, unpaired: &unpaired)
        }
      }
      return cursor.place
    case (.index(let index), ASCII.openBracket):
      return try walkElements(.array, at: place, to: index, steps: steps)
    default: return try scanner.value(place, depth: steps + extraDepth, unpaired: &unpaired)
    }
  }

  /// Walks values in a row; the path's first step is the number of one, or there is none.
  mutating func walkSequence(_ place: Int) throws(JSONFault) {
    reached = (place, 0)
    extraDepth = -1
    if case .index(let index)? = path.steps.first {
      _ = try walkElements(.sequence, at: place, to: index)
    } else if path.steps.isEmpty {
      let form = try reader.census(.sequence, at: place, depth: 0).form
      let scan = try reader.read(form, at: place, depth: 0)
      found = .list(ListCandidate(path: path, rank: .objects, scan: scan))
    }
  }

  /// Walks the elements of an array, or values in a row, into the one at `index`.
  mutating func walkElements(
    _ container: ElementCursor.Container, at place: Int, to index: Int, steps: Int = 0
  ) throws(JSONFault) -> Int {
    var cursor = ElementCursor(container, at: place, in: scanner)
    var count = 0
    var unpaired = -1
    while let element = try cursor.next() {
      cursor.place =
        count == index
        ? try walk(element, steps: steps + 1)
        : try scanner.value(element, depth: steps + extraDepth + 1, unpaired: &unpaired)
      count += 1
    }
    return cursor.place
  }

  /// Reads what stands at the end of the path.
  private mutating func read(_ place: Int, depth: Int) throws(JSONFault) -> Int {
    let form: ListForm
    switch scanner.bytes[place] {
    case ASCII.openBracket: form = try reader.census(.array, at: place, depth: depth).form
    case ASCII.openBrace: form = try mapForm(place, depth: depth)
    default:
      found = .other(place: place)
      var unpaired = -1
      return try scanner.value(place, depth: depth, unpaired: &unpaired)
    }
    let scan = try reader.read(form, at: place, depth: depth)
    found = .list(ListCandidate(path: path, rank: .objects, scan: scan))
    return scan.end
  }

  /// The form of an object that the user calls a list: arrays of items, or items.
  private func mapForm(_ place: Int, depth: Int) throws(JSONFault) -> ListForm {
    var cursor = ElementCursor(.map, at: place, in: scanner)
    var unpaired = -1
    var isNested = false
    while let value = try cursor.next() {
      switch scanner.bytes[value] {
      case ASCII.openBrace: return ListForm(container: .map)
      case ASCII.openBracket: isNested = true
      default: break
      }
      cursor.place = try scanner.value(value, depth: depth + 1, unpaired: &unpaired)
    }
    return ListForm(container: .map, isNested: isNested)
  }
}
