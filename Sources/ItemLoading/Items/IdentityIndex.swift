import ScrollModel

/// A table from ids to their first places, and the places of ids that repeat.
///
/// An open table at three quarters: under eleven bytes an item. An entry holds half a hash above
/// a place plus one, so that few entries need a look at the file; 0 is a free entry.
struct IdentityIndex: Sendable {
  private var entries: [UInt64]
  /// The later places of repeated ids, by their first.
  private(set) var repeats: [Int: [Int]] = [:]

  /// Indexes the ids of some records; those without one are left out.
  init(_ records: RecordTable, in reader: IdentityReader) {
    entries = [UInt64](repeating: 0, count: records.count * 4 / 3 + 1)
    for place in 0..<records.count {
      guard let id = records[place].id else { continue }
      let hash = reader.hash(id)
      var slot = IdentityIndex.slot(hash, of: entries.count)
      while let first = IdentityIndex.place(entries[slot]) {
        if IdentityIndex.tag(entries[slot]) == IdentityIndex.tag(hash << 32),
          let known = records[first].id, reader.isSame(known, id)
        {
          repeats[first, default: []].append(place)
          break
        }
        slot = slot + 1 == entries.count ? 0 : slot + 1
      }
      if entries[slot] == 0 { entries[slot] = hash << 32 | UInt64(place + 1) }
    }
  }

  /// The first place of an id.
  func place(of id: ItemID, records: RecordTable, reader: IdentityReader) -> Int? {
    let hash = IdentityHash.of(id)
    var slot = IdentityIndex.slot(hash, of: entries.count)
    while let place = IdentityIndex.place(entries[slot]) {
      if IdentityIndex.tag(entries[slot]) == IdentityIndex.tag(hash << 32),
        let known = records[place].id, reader.id(known) == id
      {
        return place
      }
      slot = slot + 1 == entries.count ? 0 : slot + 1
    }
    return nil
  }

  /// Where the search for a hash begins: its upper half decides, its lower half is the tag.
  private static func slot(_ hash: UInt64, of count: Int) -> Int {
    Int(hash.multipliedFullWidth(by: UInt64(count)).high)
  }

  private static func tag(_ entry: UInt64) -> UInt64 { entry >> 32 }

  private static func place(_ entry: UInt64) -> Int? {
    entry == 0 ? nil : Int(entry & 0xffff_ffff) - 1
  }
}
