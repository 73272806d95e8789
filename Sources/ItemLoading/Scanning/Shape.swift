/// What the objects of a list tend to look like: the bytes between their values, kept whole.
///
/// Items that a program wrote differ in their values alone. Where the bytes between two values
/// are those of an object scanned before, its keys, colons, commas, blanks and nested braces need
/// no second look, and a value's use is known from its place. Values themselves are always
/// scanned, and any difference hands the object to the general scanner.
final class Shape: Sendable {
  /// A shape is not worth its comparisons beyond these.
  static let leafLimit = 256
  static let literalLimit = 8192

  /// A value, and the literal bytes in front of it.
  struct Leaf {
    /// Where its literal begins in ``Shape/literals``, and how long that is.
    var literal: Int
    var literalCount: Int
    /// The slots whose place follows from this leaf, one bit each, and ``isCounted``.
    var marks: UInt8 = 0
    /// How many containers of the item lie around the value.
    var depth: Int32 = 0
    /// The tally's entry of the member.
    var entry: Int32 = -1

    /// The mark of a leaf whose values are counted in the tally.
    static let isCounted: UInt8 = 1 << 7
  }

  /// The values in the order of the file.
  private let leaves: [Leaf]
  /// The literal behind the last value.
  private let tail: Leaf
  /// How far before its leaf each slot's place lies: a container that is wanted begins earlier.
  private let back: SIMD4<Int>
  /// All literals in a row.
  private let literals: Bytes

  /// How many containers lie around an item.
  private let depth: Int
  private let scanner: JSONScanner

  /// The counted entries of members that are objects: their braces are in the literals.
  private let objects: [Int]

  /// Matches the object at `start`, or says that it looks otherwise or is faulty.
  ///
  /// - Returns: The place behind the object; -1 where it does not match.
  @inline(__always)
  func match(_ start: Int, places: inout MemberPlaces, tally: inout KeyTally) -> Int {
    var place = start
    for index in leaves.indices {
      let end = match(leaves[index], at: place, places: &places)
      if end < 0 {
        uncount(start, before: index, in: &tally)
        return -1
      }
      count(leaves[index], at: place, by: 1, in: &tally)
      place = end
    }
    guard matches(tail, at: place) else {
      uncount(start, before: leaves.count, in: &tally)
      return -1
    }
    place += tail.literalCount
    note(tail, at: place, in: &places)
    for entry in objects { tally.count(.object, at: entry) }
    return place
  }

  /// Matches a leaf and its literal, and returns the place behind it; -1 where they differ.
  @inline(__always)
  private func match(
    _ leaf: Leaf, at start: Int, places: inout MemberPlaces
  ) -> Int {
    guard matches(leaf, at: start) else { return -1 }
    let value = start + leaf.literalCount
    if leaf.marks != 0 { note(leaf, at: value, in: &places) }
    do throws(JSONFault) {
      let first = scanner.bytes[value]
      if first == ASCII.quote {
        return try scanner.string(value, unpaired: &places.unpaired)
      } else if ASCII.beginsNumber(first) {
        return try scanner.number(value)
      } else {
        // An object here had none of its members in the shape.
        if first == ASCII.openBrace { return -1 }
        return try scanner.value(
          value, depth: depth + Int(leaf.depth), unpaired: &places.unpaired)
      }
    } catch {
      return -1
    }
  }

  /// Counts the value of a leaf whose literal begins at a place.
  @inline(__always)
  private func count(_ leaf: Leaf, at place: Int, by number: Int, in tally: inout KeyTally) {
    guard leaf.marks & Leaf.isCounted != 0 else { return }
    let kind = ValueKind(scanner.bytes, at: place + leaf.literalCount)
    tally.count(kind, at: Int(leaf.entry), by: number)
  }

  /// Takes back what was counted of an object whose leaves up to one matched.
  @inline(never)
  private func uncount(_ start: Int, before end: Int, in tally: inout KeyTally) {
    var places = MemberPlaces()
    var place = start
    for leaf in leaves[..<end] {
      count(leaf, at: place, by: -1, in: &tally)
      place = match(leaf, at: place, places: &places)
    }
  }

  /// Notes the places that follow from a leaf's.
  @inline(__always)
  private func note(_ leaf: Leaf, at place: Int, in places: inout MemberPlaces) {
    for slot in 0..<4 where leaf.marks & (1 << UInt8(slot)) != 0 {
      places.slots[slot] = place - back[slot]
    }
  }

  @inline(__always)
  private func matches(_ leaf: Leaf, at place: Int) -> Bool {
    var index = 0
    while true {
      let same = scanner.bytes.block(at: place + index)
        .firstDifference(from: literals.block(at: leaf.literal + index))
      index += same
      // Behind the literal comes whatever comes next: only its own bytes count.
      if index >= leaf.literalCount { return true }
      if same < 16 { return false }
    }
  }

  /// Makes the shape of an object that was scanned at a range.
  ///
  /// - Returns: `nil` where the object is too large to be worth one.
  init?(
    _ range: Range<Int>, of parts: Parts, slots: SIMD4<Int>, counted: CountedEntries, depth: Int,
    in scanner: JSONScanner
  ) {
    guard parts.values.count <= Shape.leafLimit else { return nil }
    var literals: [UInt8] = []
    var leaves: [Leaf] = []
    var end = range.lowerBound
    for value in parts.values {
      var leaf = Leaf(literal: literals.count, literalCount: value.start - end)
      leaf.depth = Int32(value.depth)
      if value.entry != KeyTally.none, counted.contains(value.entry) {
        leaf.entry = Int32(value.entry)
        leaf.marks = Leaf.isCounted
      }
      leaves.append(leaf)
      literals += scanner.bytes.array(end..<value.start)
      guard literals.count <= Shape.literalLimit else { return nil }
      end = value.end
    }
    var tail = Leaf(literal: literals.count, literalCount: range.upperBound - end)
    literals += scanner.bytes.array(end..<range.upperBound)
    guard literals.count <= Shape.literalLimit else { return nil }
    var back = SIMD4<Int>.zero
    for slot in 0..<4 where slots[slot] >= 0 {
      if let leaf = parts.values.firstIndex(where: { $0.start >= slots[slot] }) {
        leaves[leaf].marks |= 1 << UInt8(slot)
        back[slot] = parts.values[leaf].start - slots[slot]
      } else {
        tail.marks |= 1 << UInt8(slot)
        back[slot] = range.upperBound - slots[slot]
      }
    }
    self.leaves = leaves
    self.tail = tail
    self.back = back
    self.depth = depth
    self.scanner = scanner
    self.literals = Bytes(literals)
    objects = parts.objects.filter(counted.contains)
  }

  /// What an object was seen to consist of.
  struct Parts {
    /// A value that is no object.
    struct Value {
      var start: Int
      var end: Int
      var depth: Int
      var entry: Int
    }

    /// Whether anybody wants to know.
    var isWanted = false
    private(set) var values: [Value] = []
    /// The entries of the members that are objects.
    private(set) var objects: [Int] = []

    @inline(__always)
    mutating func append(_ start: Int, end: Int, depth: Int, entry: Int) {
      if isWanted { values.append(Value(start: start, end: end, depth: depth, entry: entry)) }
    }

    @inline(__always)
    mutating func append(object entry: Int) {
      if isWanted, entry != KeyTally.none { objects.append(entry) }
    }

    mutating func clear() {
      values.removeAll(keepingCapacity: true)
      objects.removeAll(keepingCapacity: true)
    }
  }
}
