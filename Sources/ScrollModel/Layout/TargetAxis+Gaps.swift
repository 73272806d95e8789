/// Gaps: where the viewport's anchor point lies between the end of a target and the start of the
/// next one, touching neither.
extension TargetAxis {
  /// The targets on both sides of the gap at a place; `nil` where there is no gap.
  func gap(_ place: OffsetPlace) -> (before: Int, after: Int)? {
    let passed = rows.countOfStarts { place.isPast(origin + $0 - alignment.reach) }
    guard let after = target(from: passed), let before = target(before: after),
      place.isPast(endReached(before)), !place.isAtOrPast(startReached(after))
    else { return nil }
    return (before, after)
  }

  /// The first offset past a place, and before a limit, at which a gap begins or ends.
  func gapEdge(after place: OffsetPlace, limit: Double) -> Double? {
    if let gap = gap(place) { return startReached(gap.after) }
    let passed = rows.countOfStarts { place.isPast(origin + $0 - alignment.reach) }
    // Outside a gap the last target passed has not ended; before the first, that one is next.
    guard var row = target(before: passed) ?? target(from: passed) else { return nil }
    while let next = target(after: row), endReached(row) < limit {
      if endReached(row) < startReached(next) { return endReached(row) }
      // Empty rows at one spot have no gaps between them: on to the last that ends with the next.
      let end = rows.end(of: next)
      row = target(before: rows.countOfEnds { $0 <= end }) ?? next
    }
    return nil
  }

  /// The last offset before a place, and past a limit, at which a gap begins or ends.
  func gapEdge(before place: OffsetPlace, limit: Double) -> Double? {
    if let gap = gap(place) { return endReached(gap.before) }
    let passed = rows.countOfEnds { place.isPast(origin + $0 - alignment.reach) }
    guard var row = target(from: passed) ?? target(before: passed) else { return nil }
    while let previous = target(before: row), startReached(row) > limit {
      if endReached(previous) < startReached(row) { return startReached(row) }
      let start = rows.start(of: previous)
      row = target(from: rows.countOfStarts { $0 < start }) ?? previous
    }
    return nil
  }

  /// The offset at which the viewport's anchor point lies on a row's start.
  private func startReached(_ row: Int) -> Double { start(row) - alignment.reach }

  /// The offset at which the viewport's anchor point lies on a row's end.
  private func endReached(_ row: Int) -> Double { end(row) - alignment.reach }
}
