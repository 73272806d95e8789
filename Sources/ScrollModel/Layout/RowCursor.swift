/// A row of an index, to be left for its neighbours without a search.
///
/// It holds for the index that it was made of. What it says of a row is what the index says, to
/// the last bit.
struct RowCursor: Sendable {
  /// The place of the row.
  private(set) var place: Int
  /// The block of the row by rank, and its index there; not used while rows are of one length.
  private var rank = 0
  private var index = 0

  /// The row at a place, which must exist.
  /// - Complexity: O(log n).
  init(_ rows: RowIndex, at place: Int) {
    self.place = place
    (rank, index) = rows.blockPlace(of: place)
  }

  /// Where the row begins and ends.
  func extent(in rows: RowIndex) -> (start: Double, end: Double) {
    rows.extent(of: place, rank: rank, index: index)
  }

  /// Goes to the next row.
  ///
  /// - Returns: Whether there is one.
  mutating func goForward(in rows: RowIndex) -> Bool {
    guard place + 1 < rows.count else { return false }
    place += 1
    guard rows.uniformLength == nil else { return true }
    index += 1
    if place == rows.rowCount(before: rank + 1) { (rank, index) = (rank + 1, 0) }
    return true
  }

  /// Goes to the row before.
  ///
  /// - Returns: Whether there is one.
  mutating func goBack(in rows: RowIndex) -> Bool {
    guard place > 0 else { return false }
    place -= 1
    guard rows.uniformLength == nil else { return true }
    index -= 1
    if index < 0 {
      rank -= 1
      index = place - rows.rowCount(before: rank)
    }
    return true
  }
}
