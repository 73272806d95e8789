/// Reads items that look like none before: checks all of them, notes where the wanted members
/// are, and learns the shapes by which the next ones are read faster.
struct ItemReader {
  /// Two shapes serve items with an optional member; more would cost those that fit none.
  private static let shapeLimit = 2

  let scanner: JSONScanner
  private let wanted: WantedMembers
  private let mask: UInt8
  /// The entries of the tally that must be exact; `nil` for all, which forgoes shapes.
  private let counted: CountedEntries?
  /// How many containers lie around an item.
  let depth: Int

  /// What the items have.
  var tally: KeyTally
  /// What the last items looked like, the last one first.
  private(set) var shapes: [Shape] = []
  private var values: [Shape.Value] = []
  /// The entries of the last item's members that are objects.
  private var objects: [Int] = []
  private var places = MemberPlaces()

  init(
    _ scanner: JSONScanner, wanted: WantedMembers, depth: Int, tally: KeyTally = KeyTally(),
    counted: CountedEntries? = nil
  ) {
    self.scanner = scanner
    self.wanted = wanted
    self.mask = wanted.mask
    self.depth = depth
    self.tally = tally
    self.counted = counted
  }

  /// Puts a shape first, because it fits at present.
  mutating func prefer(_ index: Int) {
    if index > 0 { shapes.swapAt(0, index) }
  }

  /// Reads the object at a place and returns the place behind it.
  mutating func read(_ start: Int) throws(JSONFault) -> (end: Int, places: MemberPlaces) {
    places = MemberPlaces()
    values.removeAll(keepingCapacity: true)
    objects.removeAll(keepingCapacity: true)
    let end = try members(start, level: 0, entry: KeyTally.root, active: mask)
    if let counted,
      let shape = Shape(
        start..<end, leaves: values, objects: objects, slots: places.slots, counted: counted,
        depth: depth,
        in: scanner)
    {
      shapes.insert(shape, at: 0)
      if shapes.count > ItemReader.shapeLimit { shapes.removeLast() }
    }
    return (end, places)
  }

  /// Reads the object at a place: the item, or one within it.
  ///
  /// - Parameters:
  ///   - level: How many objects of the item lie around this one.
  ///   - entry: Its entry in the tally; `nil` where it is not counted.
  ///   - active: The slots whose paths lead here, one bit each.
  private mutating func members(
    _ start: Int, level: Int, entry: Int?, active: UInt8
  ) throws(JSONFault) -> Int {
    let bytes = scanner.bytes
    guard depth + level < JSONScanner.depthLimit else { throw JSONFault(.depth, at: start) }
    var place = scanner.blanks(start + 1)
    if bytes[place] == ASCII.closeBrace { return place + 1 }
    var hint = 0
    while true {
      guard bytes[place] == ASCII.quote else { throw scanner.keyFault(place, after: start) }
      let keyEnd = try scanner.string(place, unpaired: &places.unpaired)
      let value = try scanner.colon(keyEnd)
      let member = place..<keyEnd
      let child = entry.flatMap { tally.entry(member, of: $0, in: scanner, hint: &hint) }
      let kind = ValueKind(bytes, at: value)
      if let child { tally.count(kind, at: child) }
      let inner = active == 0 ? 0 : note(member, value: value, level: level, active: active)
      if kind == .object {
        if let child { objects.append(child) }
        place = try members(
          value, level: level + 1, entry: level == 0 ? child : nil, active: inner)
      } else {
        place = try scanner.value(value, depth: depth + level + 1, unpaired: &places.unpaired)
        values.append(Shape.Value(start: value, end: place, depth: level + 1, entry: child))
      }
      place = scanner.blanks(place)
      guard bytes[place] == ASCII.comma else {
        if bytes[place] == ASCII.closeBrace { return place + 1 }
        throw JSONFault(.commaInObject, at: place)
      }
      place = scanner.blanks(place + 1)
    }
  }

  /// Notes a value in the slots whose paths end at its key.
  ///
  /// Of a repeated key the last counts, so what came before is forgotten.
  ///
  /// - Returns: The slots whose paths lead on into the value.
  private mutating func note(
    _ key: Range<Int>, value: Int, level: Int, active: UInt8
  ) -> UInt8 {
    var inner: UInt8 = 0
    for slot in 0..<4 where active & (1 << UInt8(slot)) != 0 {
      guard let keys = wanted.paths[slot]?.keys, scanner.string(key, equals: keys[level]) else {
        continue
      }
      if keys.count == level + 1 {
        places.slots[slot] = value
      } else {
        places.slots[slot] = -1
        inner |= 1 << UInt8(slot)
      }
    }
    return inner
  }
}

/// Where the wanted members of an item are.
struct MemberPlaces {
  /// The places of their values by slot; -1 where the item has none.
  var slots = SIMD4<Int>(repeating: -1)
  /// The last escaped surrogate without a partner in the item; -1 where there is none.
  var unpaired = -1
}
