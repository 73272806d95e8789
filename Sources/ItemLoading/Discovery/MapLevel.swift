/// What the entries of an object are, as far as it has been walked: whether it is a map of items.
struct MapLevel {
  /// How many entries speak for all of them.
  ///
  /// Assumed: a map whose first entries look alike goes on so.
  private static let sample = 32

  private var objects = 0
  private var arrays = 0
  private var others = 0
  /// The members of the entries that are objects.
  private var entries = KeyTally()
  private var hasOnlyDates = true

  /// Whether enough entries have been seen just now.
  var isSampled: Bool { objects + arrays + others == MapLevel.sample }
  /// Whether that was long ago.
  var isDecided: Bool { objects + arrays + others > MapLevel.sample }

  /// Notes an entry: an object, an array of objects, or anything else as a number.
  mutating func note(_ kind: ValueKind) {
    switch kind {
    case .object: objects += 1
    case .array: arrays += 1
    default: others += 1
    }
  }

  /// Notes a member of an entry that is an object.
  mutating func note(
    _ kind: ValueKind, key: Range<Int>, after last: Int, in scanner: JSONScanner
  ) -> Int {
    if isDecided { return KeyTally.none }
    let entry = entries.entry(key, of: KeyTally.root, after: last, in: scanner)
    if entry != KeyTally.none { entries.count(kind, at: entry) }
    return entry
  }

  /// Notes the key of an entry.
  mutating func key(_ scanner: JSONScanner, _ key: Range<Int>) {
    if hasOnlyDates, !isDecided { hasOnlyDates = MapLevel.isDateOrNumber(scanner.decoded(key)) }
  }

  /// How the object is a list: its entries look alike, or are arrays of items under dates or
  /// numbers; `nil` where it is none.
  var form: ListForm? {
    if others > 0 { return nil }
    if arrays > 0 {
      return objects == 0 && hasOnlyDates ? ListForm(container: .map, isNested: true) : nil
    }
    return isAlike ? ListForm(container: .map) : nil
  }

  /// Whether entries share most of their members, and one of those is a text, a number or the
  /// like: what has only containers in common is a level of the document, no record.
  private var isAlike: Bool {
    guard objects >= 2 else { return false }
    let members = entries.members(of: KeyTally.root).map { entries[$0] }
    let common = members.filter { $0.present * 2 > objects }
    // Of two entries, one with a list of its own is a level too: `photos` beside `meta`.
    let hasStray = members.contains { $0.present * 2 <= objects && $0[.array] > 0 }
    guard objects > 2 || !hasStray else { return false }
    let shared = common.reduce(0) { $0 + $1.present }
    let all = members.reduce(entries.uncounted) { $0 + $1.present }
    return shared * 2 > all && common.contains { $0.present > $0[.object] + $0[.array] }
  }

  /// Whether a key consists of digits and of what dates are written with.
  private static func isDateOrNumber(_ key: [UInt8]) -> Bool {
    key.contains(where: ASCII.isDigit)
      && key.allSatisfy { ASCII.isDigit($0) || "-/.:+ TZWQ".utf8.contains($0) }
  }
}
