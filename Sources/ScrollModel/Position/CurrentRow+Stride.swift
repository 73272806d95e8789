/// The walk over rows that lie one after the other: each step is found from three neighbours.
///
/// It serves where every row is a target and the closest one is current, which is nearly always.
/// Measured: a report found so costs a tenth of one that is looked up. Wherever a row is empty, out
/// of sight or shares a point, it gives up, and the walk looks up instead.
struct RowStride {
  /// What the walk needs of a row, in terms of the offset.
  private struct Row {
    var place: Int
    var start: Double
    var end: Double
    var point: Double
  }

  private let targets: TargetAxis
  private let isForward: Bool
  private var cursor: RowCursor
  private var current: Row
  private var next: Row?

  /// A walk from a row that is current; `nil` where the rule is not the plain one.
  init?(_ rule: CurrentRow, from row: Int, isForward: Bool) {
    guard rule.choice == .closest, rule.gaps == .keep, rule.isMonotone,
      rule.targets.holes.isEmpty
    else { return nil }
    targets = rule.targets
    self.isForward = isForward
    cursor = RowCursor(targets.rows, at: row)
    current = RowStride.row(cursor, targets)
    next = ahead()
  }

  private static func row(_ cursor: RowCursor, _ targets: TargetAxis) -> Row {
    let extent = cursor.extent(in: targets.rows)
    let (start, end) = (targets.origin + extent.start, targets.origin + extent.end)
    return Row(
      place: cursor.place, start: start, end: end, point: targets.alignment.point(start, end))
  }

  /// The row that the walk comes to after the one under the cursor.
  private mutating func ahead() -> Row? {
    let rows = targets.rows
    guard isForward ? cursor.goForward(in: rows) : cursor.goBack(in: rows) else { return nil }
    return RowStride.row(cursor, targets)
  }

  /// The next step strictly between an offset and an end.
  ///
  /// - Returns: The step; `.end` where none comes before the end, and `nil` where it has to be
  ///   looked up.
  mutating func step(past offset: Double, before end: Double) -> Outcome? {
    guard let next else { return nil }
    return isForward
      ? stepForward(to: next, past: offset, before: end)
      : stepBack(to: next, past: offset, before: end)
  }

  /// What a stride comes to.
  enum Outcome {
    /// Another row is current past an offset.
    case row(Int, past: Double)
    /// The row is still current at the end.
    case end
  }

  private mutating func stepForward(
    to next: Row, past offset: Double, before end: Double
  ) -> Outcome? {
    guard next.start > current.start, next.end > current.end else { return nil }
    let middle = middle(current, next)
    let enter = targets.entering(next.start)
    let change = max(middle, enter)
    guard change <= targets.leaving(current.end), change > offset else { return nil }
    guard change <= end else { return .end }
    guard change < end else { return nil }
    guard change < targets.leaving(next.end) else { return nil }
    let beyond = ahead()
    if let beyond {
      guard beyond.start > next.start, beyond.end > next.end,
        self.middle(next, beyond) > change || targets.entering(beyond.start) > change
      else { return nil }
    }
    current = next
    self.next = beyond
    return .row(next.place, past: change)
  }

  private mutating func stepBack(
    to next: Row, past offset: Double, before end: Double
  ) -> Outcome? {
    guard next.start < current.start, next.end < current.end else { return nil }
    let middle = middle(next, current)
    let leave = targets.leaving(next.end)
    let change = min(leave, middle)
    guard change >= targets.entering(current.start), change < offset else { return nil }
    guard change >= end else { return .end }
    guard change > end else { return nil }
    guard change > targets.entering(next.start) else { return nil }
    let beyond = ahead()
    if let beyond {
      guard beyond.start < next.start, beyond.end < next.end,
        self.middle(beyond, next) < change || targets.leaving(beyond.end) < change
      else { return nil }
    }
    current = next
    self.next = beyond
    return .row(next.place, past: change)
  }

  private func middle(_ a: Row, _ b: Row) -> Double {
    (a.point + b.point) / 2 - targets.alignment.reach
  }
}
