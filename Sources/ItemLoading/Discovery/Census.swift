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
}
