/// The read rule of a grid that scrolls along both axes: its items are the targets.
extension CurrentTarget {
  /// The nearest item that meets the inset viewport, by the distance of the anchor points in the
  /// plane; the points of an item are those of its line and of its track.
  ///
  /// - Complexity: O(log n) where the nearest line has an item with an id in the nearest track,
  ///   else O(items in sight).
  func nearestCell(_ place: AxisPair<OffsetPlace>, _ tracks: CurrentRow) -> Int? {
    let (along, across) = (place[axis], place[axis.crossing])
    guard let line = lines.row(along), let track = tracks.row(across) else { return nil }
    // Distances along the axes are independent, so the nearest of each make the nearest pair.
    if let cell = cell(line, track) { return cell }
    let cells = cellsInSight(along, across, tracks)
    switch lines.choice {
    case .first: return cells.first?.place
    case .last: return cells.last?.place
    case .closest:
      return cells.min {
        distance($0, along, across, tracks) < distance($1, along, across, tracks)
      }?
      .place
    }
  }

  private typealias Cell = (line: Int, track: Int, place: Int)

  /// The items with an id that meet the inset viewport, in layout order.
  private func cellsInSight(
    _ along: OffsetPlace, _ across: OffsetPlace, _ tracks: CurrentRow
  ) -> [Cell] {
    guard let firstLine = lines.targets.firstNotLeft(along),
      let lastLine = lines.targets.lastEntered(along), firstLine <= lastLine,
      let firstTrack = tracks.targets.firstNotLeft(across),
      let lastTrack = tracks.targets.lastEntered(across), firstTrack <= lastTrack
    else { return [] }
    return (firstLine...lastLine).flatMap { line in
      (firstTrack...lastTrack).compactMap { track in
        cell(line, track).map { (line, track, $0) }
      }
    }
  }

  /// The place of the item in a line and a track, where there is one and it has an id.
  func cell(_ line: Int, _ track: Int) -> Int? {
    let place = line * itemsPerLine + track
    return place < itemCount && !itemHoles.contains(place) ? place : nil
  }

  /// The square of the distance of a cell.
  private func distance(
    _ cell: Cell, _ along: OffsetPlace, _ across: OffsetPlace, _ tracks: CurrentRow
  ) -> Double {
    let dy = lines.targets.aligned(cell.line) - along.offset
    let dx = tracks.targets.aligned(cell.track) - across.offset
    return dx * dx + dy * dy
  }
}
