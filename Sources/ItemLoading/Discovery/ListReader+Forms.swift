/// What the elements of an array, or of values in a row, are.
struct Census {
  var container: ElementCursor.Container
  var count = 0
  var objects = 0
  var nestedObjects = 0
  var scalars = 0
  /// The place behind the container; where an object was met, the place of that.
  var end: Int

  /// What kind of list this is; `nil` for none.
  var rank: ListCandidate.Rank? {
    if objects + nestedObjects > 0 { return .objects }
    if scalars > 0 { return .scalars }
    return count == 0 ? .empty : nil
  }

  /// How the list is made of its elements.
  var form: ListForm {
    ListForm(
      container: container, isNested: objects == 0 && nestedObjects > 0,
      isScalar: objects + nestedObjects == 0 && scalars > 0)
  }
}

extension ListReader {
  /// How many entries of an object are looked at to tell whether it is a map of items.
  private static let entrySample = 32

  /// Counts what an array or values in a row hold; the first object that is met settles it.
  func census(
    _ container: ElementCursor.Container, at start: Int, depth: Int
  ) throws(JSONFault) -> Census {
    guard container == .sequence || depth < JSONScanner.depthLimit else {
      throw JSONFault(.depth, at: start)
    }
    var census = Census(container: container, end: start)
    var cursor = ElementCursor(container, at: start, in: scanner)
    let inside = depth + (container == .sequence ? 0 : 1)
    var unpaired = -1
    while let element = try cursor.next() {
      census.count += 1
      switch ValueKind(scanner.bytes, at: element) {
      case .object:
        census.objects += 1
        census.end = element
        return census
      case .array where census.nestedObjects == 0:
        let inner = try self.census(.array, at: element, depth: inside)
        if inner.objects > 0 { census.nestedObjects += 1 }
      case .text, .number: census.scalars += 1
      default: break
      }
      cursor.place = try scanner.value(element, depth: inside, unpaired: &unpaired)
    }
    census.end = cursor.place
    return census
  }

  /// The form of an object that holds items; `nil` for another object, and for a faulty one.
  ///
  /// It holds entries that look alike, or arrays of items under dates or numbers.
  /// Assumed: the first 32 entries speak for all of them.
  func mapForm(_ start: Int, depth: Int) -> ListForm? {
    var cursor = ElementCursor(.map, at: start, in: scanner)
    var entries = ItemReader(scanner, wanted: WantedMembers(), depth: depth + 1)
    var objects = 0
    var arrays = 0
    while objects + arrays < ListReader.entrySample, let value = (try? cursor.next()) ?? nil {
      switch scanner.bytes[value] {
      case ASCII.openBrace where arrays == 0:
        objects += 1
        guard let end = try? entries.read(value).end else { return nil }
        cursor.place = end
      case ASCII.openBracket where objects == 0 && isDateOrNumber(key: cursor.key):
        arrays += 1
        guard let census = try? census(.array, at: value, depth: depth + 1),
          census.objects > 0 || census.count == 0
        else { return nil }
        var unpaired = -1
        guard let end = try? scanner.value(value, depth: depth + 1, unpaired: &unpaired) else {
          return nil
        }
        cursor.place = end
      default: return nil
      }
    }
    if arrays > 0 { return ListForm(container: .map, isNested: true) }
    return isAlike(entries.tally, count: objects) ? ListForm(container: .map) : nil
  }

  /// Whether entries share most of their members, and one of those is a text, a number or the
  /// like: what has only containers in common is a level of the document, no record.
  private func isAlike(_ tally: KeyTally, count: Int) -> Bool {
    guard count >= 2 else { return false }
    let members = tally.members(of: KeyTally.root).map { tally[$0] }
    let common = members.filter { $0.present * 2 > count }
    let shared = common.reduce(0) { $0 + $1.present }
    let all = members.reduce(tally.uncounted) { $0 + $1.present }
    return shared * 2 > all && common.contains { $0.present > $0[.object] + $0[.array] }
  }

  /// Whether a key consists of digits and of what dates are written with.
  private func isDateOrNumber(key place: Int) -> Bool {
    let key = scanner.decoded(place..<scanner.checkedStringEnd(place))
    return key.contains(where: ASCII.isDigit)
      && key.allSatisfy { ASCII.isDigit($0) || "-/.:+ TZWQ".utf8.contains($0) }
  }
}
