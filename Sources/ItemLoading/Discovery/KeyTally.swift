/// Which members the items of a list have, two levels deep, and what these hold.
struct KeyTally {
  /// More entries than these are not told apart: items whose keys differ without end.
  private static let limit = 4096

  /// One member: its key, and where it stands.
  struct Entry {
    let key: [UInt8]
    let parent: Int
    fileprivate(set) var children: [Int] = []
  }

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

  private struct Name: Hashable {
    let parent: Int
    let key: [UInt8]
  }

  /// Entries in the order in which they were met; the first is the item itself.
  private(set) var entries = [Entry(key: [], parent: -1)]
  private var index: [Name: Int] = [:]
  /// How often each entry is of each kind, entry by entry.
  private var counts = [Int](repeating: 0, count: ValueKind.count)
  /// How many members found no room.
  private(set) var uncounted = 0

  /// The item itself, whose children are the items' members.
  static let root = 0

  /// The entry of a member of `parent`, made where it is new; `nil` where there is no room.
  ///
  /// `hint` is where the member stood last time: items tend to have their keys in one order.
  mutating func entry(
    _ key: Range<Int>, of parent: Int, in scanner: JSONScanner, hint: inout Int
  ) -> Int? {
    let children = entries[parent].children
    if hint < children.count {
      let candidate = children[hint]
      if scanner.string(key, equals: entries[candidate].key) {
        hint += 1
        return candidate
      }
    }
    let entry = entry(scanner.decoded(key), of: parent)
    guard entry >= 0 else { return nil }
    hint = (entries[parent].children.firstIndex(of: entry) ?? 0) + 1
    return entry
  }

  /// Forgets what was counted and keeps the entries.
  mutating func reset() {
    for index in counts.indices { counts[index] = 0 }
    uncounted = 0
  }

  /// Adds what another tally counted, entry by entry.
  mutating func add(_ other: KeyTally) {
    var own = [KeyTally.root]
    for (number, entry) in other.entries.enumerated().dropFirst() {
      own.append(own[entry.parent] < 0 ? -1 : self.entry(entry.key, of: own[entry.parent]))
      guard own[number] >= 0 else { continue }
      for kind in 0..<ValueKind.count {
        counts[own[number] * ValueKind.count + kind] +=
          other.counts[number * ValueKind.count + kind]
      }
    }
    uncounted += other.uncounted
  }

  /// The entry of a key, made where it is new; -1 where there is no room.
  private mutating func entry(_ key: [UInt8], of parent: Int) -> Int {
    let name = Name(parent: parent, key: key)
    if let known = index[name] { return known }
    guard entries.count < KeyTally.limit else {
      uncounted += 1
      return -1
    }
    entries.append(Entry(key: key, parent: parent))
    counts += [Int](repeating: 0, count: ValueKind.count)
    let new = entries.count - 1
    entries[parent].children.append(new)
    index[name] = new
    return new
  }

  /// Counts values of a member.
  @inline(__always)
  mutating func count(_ kind: ValueKind, at entry: Int, by number: Int = 1) {
    counts[entry * ValueKind.count + kind.rawValue] += number
  }

  /// How often an entry holds what.
  func counts(_ entry: Int) -> Counts {
    let first = entry * ValueKind.count
    return Counts(values: counts[first..<first + ValueKind.count])
  }

  /// The members of an entry, in the order in which they were met.
  func members(of entry: Int) -> [(index: Int, entry: Entry)] {
    entries[entry].children.map { ($0, entries[$0]) }
  }

  /// The path of an entry.
  func path(of entry: Int) -> MemberPath {
    var keys: [[UInt8]] = []
    var entry = entry
    while entry > 0 {
      keys.append(entries[entry].key)
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
  /// Those that were looked at before the choice fell.
  var examined: Set<Int>
  /// How many entries there were then: any later one might have been chosen.
  var known: Int

  func contains(_ entry: Int) -> Bool { entry >= known || examined.contains(entry) }
}
