/// Where an item stands in the file, and where its members do: 24 bytes.
///
/// Only beginnings are kept: what begins at a place that has been scanned ends where the scanner
/// says, and few are ever asked for.
struct ItemRecord: Sendable {
  /// The distance that says "no such member".
  static let absent = UInt32.max

  /// Where the item begins: its brace, its key in a map, the scalar itself.
  var start: Int
  private var id: UInt32
  private var title: UInt32
  private var first: UInt32
  private var second: UInt32

  /// Makes a record of places; -1 where a member is missing.
  @inline(__always)
  init(start: Int, slots: SIMD4<Int>) {
    self.start = start
    id = ItemRecord.distance(slots[0], start)
    title = ItemRecord.distance(slots[1], start)
    first = ItemRecord.distance(slots[2], start)
    second = ItemRecord.distance(slots[3], start)
  }

  /// Makes a record of an id alone.
  init(start: Int, id: Int) { self.init(start: start, slots: SIMD4(id, -1, -1, -1)) }

  /// The places that the record was made of.
  var slots: SIMD4<Int> {
    SIMD4(place(.id) ?? -1, place(.title) ?? -1, place(.first) ?? -1, place(.second) ?? -1)
  }

  @inline(__always)
  private static func distance(_ place: Int, _ start: Int) -> UInt32 {
    place < 0 ? absent : UInt32(truncatingIfNeeded: place - start)
  }

  /// The place of a member's value; `nil` where it is missing.
  @inline(__always)
  func place(_ slot: WantedMembers.Slot) -> Int? {
    let distance =
      switch slot {
      case .id: id
      case .title: title
      case .first: first
      case .second: second
      }
    return distance == ItemRecord.absent ? nil : start + Int(distance)
  }
}
