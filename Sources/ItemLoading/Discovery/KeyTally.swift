/// Which members the items of a list have, two levels deep, and what these hold; in the members
/// that titles lie in, one level deeper.
struct KeyTally {
  /// More entries than these are not told apart: items whose keys differ without end.
  private static let limit = 4096
  /// The item itself, whose children are the items' members.
  static let root = 0
  /// Stands for no entry: there was no room, or the level is too deep to be counted.
  static let none = -1

  /// One member: where its key is, and what stands around it.
  private struct Entry {
    var parent: Int
    var keyStart: Int
    var keyCount: Int
    var firstChild = none
    var lastChild = none
    /// The member that was met next in the same object.
    var next = none
  }

  private struct Name: Hashable {
    let parent: Int
    let key: [UInt8]
  }

  /// Entries in the order in which they were met.
  private var entries = [Entry(parent: none, keyStart: 0, keyCount: 0)]
  /// All keys, decoded, in a row.
  private var keys: [UInt8] = []
  private var index: [Name: Int] = [:]
  /// How often each entry is of each kind, entry by entry.
  private var counts = [Int](repeating: 0, count: ValueKind.count)
  /// How many members found no room.
  private(set) var uncounted = 0

  /// How many entries there are.
  var count: Int { entries.count }

  /// The entry of a member of `parent`, made where it is new; ``none`` where there is no room.
  ///
  /// `last` is the entry of the member before: items tend to have their keys in one order.
  @inline(__always)
  mutating func entry(
    _ member: Range<Int>, of parent: Int, after last: Int, in scanner: JSONScanner
  ) -> Int {
    let guess = last == KeyTally.none ? entries[parent].firstChild : entries[last].next
    if guess != KeyTally.none, isKey(member, of: guess, in: scanner) { return guess }
    return entry(scanner.decoded(member), of: parent)
  }

  /// Whether a key in the bytes, quotes included, is that of an entry, byte by byte.
  @inline(__always)
  private func isKey(_ member: Range<Int>, of guess: Int, in scanner: JSONScanner) -> Bool {
    let entry = entries[guess]
    guard member.count == entry.keyCount + 2 else { return false }
    for index in 0..<entry.keyCount {
      let byte = scanner.bytes[member.lowerBound + 1 + index]
      // With a backslash in it the same bytes are another key.
      if byte != keys[entry.keyStart + index] || byte == ASCII.backslash { return false }
    }
    return true
  }

  /// The entry of a decoded key, made where it is new; ``none`` where there is no room.
  @inline(never)
  private mutating func entry(_ key: [UInt8], of parent: Int) -> Int {
    let name = Name(parent: parent, key: key)
    if let known = index[name] { return known }
    guard entries.count < KeyTally.limit else {
      uncounted += 1
      return KeyTally.none
    }
    let new = entries.count
    entries.append(Entry(parent: parent, keyStart: keys.count, keyCount: key.count))
    keys += key
    counts += [Int](repeating: 0, count: ValueKind.count)
    index[name] = new
    let last = entries[parent].lastChild
    if last == KeyTally.none { entries[parent].firstChild = new } else { entries[last].next = new }
    entries[parent].lastChild = new
    return new
  }

  /// Counts values of a member.
  @inline(__always)
  mutating func count(_ kind: ValueKind, at entry: Int, by number: Int = 1) {
    counts[entry * ValueKind.count + kind.rawValue] += number
  }

  /// Forgets what was counted and keeps the entries.
  mutating func reset() {
    for index in counts.indices { counts[index] = 0 }
    uncounted = 0
  }

  /// Adds what another tally counted, entry by entry.
  mutating func add(_ other: KeyTally) {
    var own = [KeyTally.root]
    for entry in 1..<max(1, other.count) {
      let parent = own[other.entries[entry].parent]
      own.append(parent == KeyTally.none ? parent : self.entry(other.key(entry), of: parent))
      guard own[entry] != KeyTally.none else { continue }
      for kind in 0..<ValueKind.count {
        counts[own[entry] * ValueKind.count + kind] += other.counts[entry * ValueKind.count + kind]
      }
    }
    uncounted += other.uncounted
  }
}

// MARK: - What was counted

extension KeyTally {
  /// How often a member holds what.
  struct Counts {
    fileprivate let values: ArraySlice<Int>

    /// How many items have the member.
    var present: Int { values.reduce(0, +) }
    /// How often the member is of a kind.
    subscript(kind: ValueKind) -> Int { values[values.startIndex + kind.rawValue] }
    /// How often the member can be an id.
    var identities: Int { self[.text] + self[.number] }
  }

  /// How often an entry holds what.
  subscript(entry: Int) -> Counts {
    let first = entry * ValueKind.count
    return Counts(values: counts[first..<first + ValueKind.count])
  }

  /// The key of an entry.
  func key(_ entry: Int) -> [UInt8] {
    let entry = entries[entry]
    return Array(keys[entry.keyStart..<entry.keyStart + entry.keyCount])
  }

  /// The members of an entry, in the order in which they were met.
  func members(of parent: Int) -> [Int] {
    Array(sequence(first: entries[parent].firstChild) { entries[$0].next }.prefix { $0 >= 0 })
  }

  /// The path of an entry.
  func path(of entry: Int) -> MemberPath {
    var keys: [[UInt8]] = []
    var entry = entry
    while entry > KeyTally.root {
      keys.append(key(entry))
      entry = entries[entry].parent
    }
    return MemberPath(keys.reversed())
  }

  /// The entry at a path; `nil` where no item has it, or it lies deeper than is counted.
  func find(_ path: MemberPath) -> Int? {
    var entry = KeyTally.root
    for key in path.keys {
      guard let next = index[Name(parent: entry, key: key)] else { return nil }
      entry = next
    }
    return entry
  }
}

/// The entries of a tally whose counts must be exact, because a choice rests on them.
struct CountedEntries {
  /// Those that were looked at before the choice.
  var examined: Set<Int>
  /// How many entries there were then: any later one might have been chosen.
  var known: Int

  func contains(_ entry: Int) -> Bool { entry >= known || examined.contains(entry) }
}
