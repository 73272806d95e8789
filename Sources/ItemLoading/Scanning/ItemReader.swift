/// Reads items that look like none before: checks all of them, notes where the wanted members
/// are, and learns the shapes by which the next ones are read faster.
struct ItemReader {
  /// How many objects of an item may lie around a member that is wanted or counted.
  private static let levelLimit = 32

  let scanner: JSONScanner
  /// What the items have.
  var tally: KeyTally
  /// What the last items looked like, the last one first.
  private(set) var shapes = ShapeMemory()

  private let wanted: WantedMembers
  /// The entries of the tally that must be exact; `nil` for all, which forgoes shapes.
  private let counted: CountedEntries?
  /// How many containers lie around an item.
  private let depth: Int
  /// The slots whose paths end at an entry of the tally, and those whose paths lead on from it;
  /// one bit each.
  private var endings: [UInt8] = []
  private var passages: [UInt8] = []
  /// Whether what the members of an entry hold is counted, too.
  private var isOpen: [Bool] = []
  private var places = MemberPlaces()
  private var parts = Shape.Parts()

  init(
    _ scanner: JSONScanner, wanted: WantedMembers, depth: Int, tally: KeyTally = KeyTally(),
    counted: CountedEntries? = nil
  ) {
    self.scanner = scanner
    self.wanted = wanted
    self.depth = depth
    self.tally = tally
    self.counted = counted
  }

  /// Notes that a shape fitted some items.
  mutating func reward(_ shape: Int, by items: Int) { shapes.reward(shape, by: items) }

  /// Reads the object at a place and returns the place behind it.
  mutating func read(_ start: Int) throws(JSONFault) -> (end: Int, places: MemberPlaces) {
    places = MemberPlaces()
    parts.isWanted = counted != nil && shapes.isOpen
    let end = try members(start, level: 0, entry: KeyTally.root, active: wanted.mask)
    if let counted, parts.isWanted {
      let shape = Shape(
        start..<end, of: parts, slots: places.slots, counted: counted, depth: depth, in: scanner)
      shapes.learn(shape)
      parts.clear()
    }
    return (end, places)
  }

  /// Reads the object at a place: the item, or one within it.
  ///
  /// - Parameters:
  ///   - level: How many objects of the item lie around this one.
  ///   - entry: Its entry in the tally.
  ///   - active: The slots whose paths lead here, one bit each.
  private mutating func members(
    _ start: Int, level: Int, entry: Int, active: UInt8
  ) throws(JSONFault) -> Int {
    guard depth + level < JSONScanner.depthLimit else { throw JSONFault(.depth, at: start) }
    var place = scanner.blanks(start + 1)
    if scanner.bytes[place] == ASCII.closeBrace { return place + 1 }
    var child = KeyTally.none
    while true {
      guard scanner.bytes[place] == ASCII.quote else { throw scanner.keyFault(place, after: start) }
      let keyEnd = try scanner.string(place, unpaired: &places.unpaired)
      let value = try scanner.colon(keyEnd)
      let key = place..<keyEnd
      let kind = ValueKind(scanner.bytes, at: value)
      if entry != KeyTally.none {
        child = tally.entry(key, of: entry, after: child, in: scanner)
        if child != KeyTally.none { tally.count(kind, at: child) }
      }
      let passing = active == 0 ? 0 : note(value, key: key, entry: child, level: level, active)
      if kind == .object, level < ItemReader.levelLimit {
        parts.append(object: child)
        let isCounted = level == 0 || level == 1 && holdsTitles(entry)
        place = try members(
          value, level: level + 1, entry: isCounted ? child : KeyTally.none, active: passing)
      } else {
        place = try scanner.value(value, depth: depth + level + 1, unpaired: &places.unpaired)
        parts.append(value, end: place, depth: level + 1, entry: child)
      }
      place = scanner.blanks(place)
      guard scanner.bytes[place] == ASCII.comma else {
        if scanner.bytes[place] == ASCII.closeBrace { return place + 1 }
        throw JSONFault(.commaInObject, at: place)
      }
      place = scanner.blanks(place + 1)
    }
  }

  /// Notes a value in the slots whose paths end at its key.
  ///
  /// Of a repeated key the last counts, so what came before is forgotten.
  ///
  /// - Returns: The slots whose paths lead on into the value, one bit each.
  @inline(__always)
  private mutating func note(
    _ value: Int, key: Range<Int>, entry: Int, level: Int, _ active: UInt8
  ) -> UInt8 {
    let (ending, passing) =
      entry == KeyTally.none ? uses(of: key, level: level, active) : uses(of: entry)
    guard ending | passing != 0 else { return 0 }
    for slot in 0..<4 {
      if ending & (1 << UInt8(slot)) != 0 { places.slots[slot] = value }
      if passing & (1 << UInt8(slot)) != 0 { places.slots[slot] = -1 }
    }
    return passing
  }

  /// The slots whose paths end at an entry, and those whose paths lead on from it.
  @inline(__always)
  private mutating func uses(of entry: Int) -> (ending: UInt8, passing: UInt8) {
    if entry >= endings.count { learnUses() }
    return (endings[entry], passages[entry])
  }

  /// Whether a member's own members may be titles, such as `fields.title`, and these be objects.
  private mutating func holdsTitles(_ entry: Int) -> Bool {
    guard entry != KeyTally.none else { return false }
    if entry >= endings.count { learnUses() }
    return isOpen[entry]
  }

  @inline(never)
  private mutating func learnUses() {
    for entry in endings.count..<tally.count {
      let path = tally.path(of: entry).keys
      isOpen.append(
        path.count == 1 && KnownKeys.titleContainers.contains { KnownKeys.isSame(path[0], $0) })
      endings.append(wanted.mask { $0.keys == path })
      passages.append(wanted.mask { $0.keys.count > path.count && $0.keys.starts(with: path) })
    }
  }

  /// The same by key, for entries that are not counted.
  private func uses(
    of key: Range<Int>, level: Int, _ active: UInt8
  ) -> (ending: UInt8, passing: UInt8) {
    let fitting = active & wanted.mask { scanner.string(key, equals: $0.keys[level]) }
    let ending = fitting & wanted.mask { $0.keys.count == level + 1 }
    return (ending, fitting & ~ending)
  }
}

/// Where the wanted members of an item are.
struct MemberPlaces {
  /// The places of their values by slot; -1 where the item has none.
  var slots = SIMD4<Int>(repeating: -1)
  /// The last escaped surrogate without a partner in the item; -1 where there is none.
  var unpaired = -1
}
