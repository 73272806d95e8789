/// What the objects of a list tend to look like: the bytes between their values, kept whole.
///
/// Items that a program wrote differ in their values alone. Where the bytes between two values
/// are those of an object scanned before, its keys, colons, commas, blanks and nested braces need
/// no second look, and a value's use is known from its place. Values themselves are always
/// scanned, and any difference hands the object to the general scanner.
struct Shape {
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

  /// Matches the object at `start`, or says that it looks otherwise or is faulty.
  ///
  /// - Returns: The place behind the object; -1 where it does not match.
  @inline(__always)
  func match(
    _ start: Int, scanner: JSONScanner, depth: Int, slots: inout SIMD4<Int>,
    unpaired: inout Int, tally: inout KeyTally
  ) -> Int {
    var place = start
    for leaf in leaves {
      guard matches(leaf, at: place, in: scanner.bytes) else { return -1 }
      place += leaf.literalCount
      if leaf.marks != 0 {
        self.place(leaf, at: place, slots: &slots)
        if leaf.marks & Leaf.isCounted != 0 {
          tally.count(ValueKind(scanner.bytes, at: place), at: Int(leaf.entry))
        }
      }
      do throws(JSONFault) {
        let first = scanner.bytes[place]
        if first == ASCII.quote {
          place = try scanner.string(place, unpaired: &unpaired)
        } else if ASCII.beginsNumber(first) {
          place = try scanner.number(place)
        } else {
          // An object here had none of its members in the shape.
          if first == ASCII.openBrace { return -1 }
          place = try scanner.value(
            place, depth: depth + Int(leaf.depth), unpaired: &unpaired)
        }
      } catch {
        return -1
      }
    }
    guard matches(tail, at: place, in: scanner.bytes) else { return -1 }
    place += tail.literalCount
    self.place(tail, at: place, slots: &slots)
    return place
  }

  /// Notes the places that follow from a leaf's.
  @inline(__always)
  private func place(_ leaf: Leaf, at place: Int, slots: inout SIMD4<Int>) {
    for slot in 0..<4 where leaf.marks & (1 << UInt8(slot)) != 0 {
      slots[slot] = place - back[slot]
    }
  }

  @inline(__always)
  private func matches(_ leaf: Leaf, at place: Int, in bytes: Bytes) -> Bool {
    var index = 0
    while leaf.literalCount - index > 16 {
      guard bytes.block(at: place + index) == literals.block(at: leaf.literal + index) else {
        return false
      }
      index += 16
    }
    // The literal's rest is followed by whatever comes next: only its own lanes count.
    let differs = bytes.block(at: place + index) .!= literals.block(at: leaf.literal + index)
    return differs.isEmpty || differs.firstHit >= leaf.literalCount - index
  }

  /// Makes the shape of an object that was scanned at a range.
  ///
  /// - Returns: `nil` where the object is too large to be worth one.
  init?(
    _ range: Range<Int>, leaves values: [Value], slots: SIMD4<Int>, counted: CountedEntries,
    in bytes: Bytes
  ) {
    guard values.count <= Shape.leafLimit else { return nil }
    var literals: [UInt8] = []
    var leaves: [Leaf] = []
    var end = range.lowerBound
    for value in values {
      let literal = end..<value.start
      var leaf = Leaf(literal: literals.count, literalCount: literal.count)
      leaf.depth = Int32(value.depth)
      if let entry = value.entry, counted.contains(entry) {
        leaf.entry = Int32(entry)
        leaf.marks = Leaf.isCounted
      }
      leaves.append(leaf)
      literals += bytes.array(literal)
      guard literals.count <= Shape.literalLimit else { return nil }
      end = value.end
    }
    var tail = Leaf(literal: literals.count, literalCount: range.upperBound - end)
    literals += bytes.array(end..<range.upperBound)
    guard literals.count <= Shape.literalLimit else { return nil }
    var back = SIMD4<Int>.zero
    for slot in 0..<4 where slots[slot] >= 0 {
      if let leaf = values.firstIndex(where: { $0.start >= slots[slot] }) {
        leaves[leaf].marks |= 1 << UInt8(slot)
        back[slot] = values[leaf].start - slots[slot]
      } else {
        tail.marks |= 1 << UInt8(slot)
        back[slot] = range.upperBound - slots[slot]
      }
    }
    self.leaves = leaves
    self.tail = tail
    self.back = back
    self.literals = Bytes(literals)
  }

  /// A value that was scanned: what a leaf is made of.
  struct Value {
    var start: Int
    var end: Int
    var depth: Int
    var entry: Int?
  }
}
