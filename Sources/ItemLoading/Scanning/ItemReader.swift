/// Reads one item after another: checks all of it, and notes where the wanted members are.
struct ItemReader {
  let scanner: JSONScanner
  private let wanted: WantedMembers
  private let mask: UInt8
  /// The entries of the tally that must be exact; `nil` for all, which forgoes shapes.
  private let counted: CountedEntries?
  /// How many containers lie around an item.
  private let depth: Int

  private(set) var tally: KeyTally
  /// Where the wanted members of the last item are; -1 where it has none.
  private(set) var slots = SIMD4<Int>(repeating: -1)
  /// The last escaped surrogate without a partner in the last item; -1 where there is none.
  private(set) var unpaired = -1
  private var shapes: [Shape] = []
  private var values: [Shape.Value] = []

  /// Two shapes serve items with an optional member; more would cost those that fit none.
  private static let shapeLimit = 2

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

  /// Reads the object at a place and returns the place behind it.
  @inline(__always)
  mutating func read(_ start: Int) throws(JSONFault) -> Int {
    for index in shapes.indices {
      slots = SIMD4(repeating: -1)
      unpaired = -1
      let end = shapes[index].match(
        start, scanner: scanner, depth: depth, slots: &slots, unpaired: &unpaired, tally: &tally)
      if end >= 0 {
        if index > 0 { shapes.swapAt(0, index) }
        return end
      }
    }
    return try readAny(start)
  }

  /// Reads an object that looks like none before it, and learns its shape.
  @inline(never)
  private mutating func readAny(_ start: Int) throws(JSONFault) -> Int {
    slots = SIMD4(repeating: -1)
    unpaired = -1
    values.removeAll(keepingCapacity: true)
    let end = try members(start, level: 0, entry: KeyTally.root, active: mask)
    if let counted,
      let shape = Shape(
        start..<end, leaves: values, slots: slots, counted: counted, in: scanner.bytes)
    {
      shapes.insert(shape, at: 0)
      if shapes.count > ItemReader.shapeLimit { shapes.removeLast() }
    }
    return end
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
      let keyEnd = try scanner.string(place, unpaired: &unpaired)
      let value = try scanner.colon(keyEnd)
      let member = place..<keyEnd
      let child = entry.flatMap { tally.entry(member, of: $0, in: scanner, hint: &hint) }
      let kind = ValueKind(bytes, at: value)
      if let child { tally.count(kind, at: child) }
      let inner = active == 0 ? 0 : note(member, value: value, level: level, active: active)
      if kind == .object {
        place = try members(
          value, level: level + 1, entry: level == 0 ? child : nil, active: inner)
      } else {
        place = try scanner.value(value, depth: depth + level + 1, unpaired: &unpaired)
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
        slots[slot] = value
      } else {
        slots[slot] = -1
        inner |= 1 << UInt8(slot)
      }
    }
    return inner
  }
}
