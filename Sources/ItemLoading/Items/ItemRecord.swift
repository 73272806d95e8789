/// Where an item stands in the file, where its id and title do, and its size: 24 bytes.
///
/// Only beginnings are kept: what begins at a place that has been scanned ends where the scanner
/// says, and few are ever asked for. The size is a number, because a layout asks for all of them.
struct ItemRecord: Sendable {
  /// The distance that says "no such member".
  static let absent = UInt32.max

  /// Where the item begins: its brace, its key in a map, the scalar itself.
  let start: Int
  private let idDistance: UInt32
  private let titleDistance: UInt32
  /// What the size rule makes of the item; not a number where it has no usable size.
  let measure: Double

  /// Makes a record of places; -1 where a member is missing.
  @inline(__always)
  init(start: Int, id: Int, title: Int = -1, measure: Double = .nan) {
    self.start = start
    idDistance = ItemRecord.distance(id, start)
    titleDistance = ItemRecord.distance(title, start)
    self.measure = measure
  }

  /// The place of the id; `nil` for a hole.
  @inline(__always)
  var id: Int? { idDistance == ItemRecord.absent ? nil : start + Int(idDistance) }

  /// The place of the title; `nil` where the item has none.
  var title: Int? { titleDistance == ItemRecord.absent ? nil : start + Int(titleDistance) }

  @inline(__always)
  private static func distance(_ place: Int, _ start: Int) -> UInt32 {
    place < 0 ? absent : UInt32(truncatingIfNeeded: place - start)
  }
}
