/// The scroll targets along one axis, and the offsets at which each one matters.
///
/// Rows are items of a stack, lines of a grid or, across the axis, its tracks; rows without an id
/// are passed over. The inset viewport at an offset reaches from offset + inset over the
/// container's length. All answers that are offsets come from the same few sums, so that what is
/// asked at an offset agrees with it to the last bit.
struct TargetAxis: Sendable {
  let rows: RowIndex
  /// The rows that are no targets.
  let holes: HolePlaces
  /// Where the first row begins, in content coordinates.
  let origin: Double
  let alignment: AxisAlignment

  /// How many targets there are.
  var count: Int { rows.count - holes.places.count }

  func start(_ row: Int) -> Double { origin + rows.start(of: row) }
  func end(_ row: Int) -> Double { origin + rows.end(of: row) }

  /// A row's anchor point.
  func point(_ row: Int) -> Double {
    let extent = rows.extent(of: row)
    return alignment.point(origin + extent.start, origin + extent.end)
  }

  /// The offset at which a row's anchor point meets the viewport's.
  func aligned(_ row: Int) -> Double { point(row) - alignment.reach }

  /// The offset past which a row meets the inset viewport, coming from before it.
  func enter(_ row: Int) -> Double { entering(start(row)) }

  /// The offset from which on a row meets the inset viewport no more.
  func leave(_ row: Int) -> Double { leaving(end(row)) }

  /// The offset at which the anchor points of two rows are equally far from the viewport's.
  func middle(_ a: Int, _ b: Int) -> Double {
    (point(a) + point(b)) / 2 - alignment.reach
  }

  /// The next target after a row.
  func target(after row: Int) -> Int? { target(from: row + 1) }

  /// The last target before a row.
  func target(before row: Int) -> Int? { holes.target(through: row - 1) }

  /// The first target at a row or after it.
  func target(from row: Int) -> Int? {
    let target = holes.target(from: row)
    return target < rows.count ? target : nil
  }

  /// The rule of the inset viewport's end: a row is met past this offset.
  func entering(_ start: Double) -> Double {
    start - alignment.insetStart - alignment.container
  }

  /// The rule of the inset viewport's start: a row is met before this offset.
  func leaving(_ end: Double) -> Double { end - alignment.insetStart }
}

// MARK: - Targets that meet the viewport

extension TargetAxis {
  /// The first target that the inset viewport has not left at a place.
  func firstNotLeft(_ place: OffsetPlace) -> Int? {
    target(from: rows.countOfEnds { place.isAtOrPast(leaving(origin + $0)) })
  }

  /// Whether the inset viewport has entered a row at a place and not left it.
  func meets(_ row: Int, _ place: OffsetPlace) -> Bool {
    place.isPast(enter(row)) && !place.isAtOrPast(leave(row))
  }

  /// The last target that the inset viewport has entered at a place.
  func lastEntered(_ place: OffsetPlace) -> Int? {
    target(before: rows.countOfStarts { place.isPast(entering(origin + $0)) })
  }
}

// MARK: - Targets by their anchor points, for shares in 0…1

extension TargetAxis {
  /// The first target whose anchor point is nearest to the viewport's, in sight or not.
  func nearest(_ place: OffsetPlace) -> Int? {
    let position = place.offset + alignment.reach - origin
    guard let guess = rows.place(at: position),
      var row = holes.target(through: guess) ?? target(from: 0)
    else { return nil }
    row = firstSharingPoint(with: row)
    while let next = targetPastPoint(of: row), place.isPast(middle(row, next)) { row = next }
    while let previous = target(before: row), !place.isPast(middle(previous, row)) {
      row = firstSharingPoint(with: previous)
    }
    return row
  }

  /// Whether the anchor points of two rows are one: empty rows stand where their neighbours do.
  func sharePoint(_ a: Int, _ b: Int) -> Bool {
    let (a, b) = (rows.extent(of: a), rows.extent(of: b))
    return (alignment.share == 1 || a.start == b.start) && (alignment.share == 0 || a.end == b.end)
  }

  /// The first target whose anchor point is that of a row.
  func firstSharingPoint(with row: Int) -> Int {
    guard let previous = target(before: row), sharePoint(previous, row) else { return row }
    let (start, end) = rows.extent(of: row)
    let first = max(
      alignment.share < 1 ? rows.countOfStarts { $0 < start } : 0,
      alignment.share > 0 ? rows.countOfEnds { $0 < end } : 0)
    return target(from: first) ?? row
  }

  /// The first target whose anchor point lies past that of a row.
  func targetPastPoint(of row: Int) -> Int? {
    guard let next = target(after: row), sharePoint(row, next) else { return target(after: row) }
    let (start, end) = rows.extent(of: row)
    return target(
      from: min(
        alignment.share < 1 ? rows.countOfStarts { $0 <= start } : rows.count,
        alignment.share > 0 ? rows.countOfEnds { $0 <= end } : rows.count))
  }
}

extension ContentLayout {
  /// The scroll targets along an axis, by the point at a share of their extent.
  func targets(_ axis: Axis, share: Double) -> TargetAxis {
    let isMain = axis == self.axis
    return TargetAxis(
      rows: isMain
        ? lines
        : RowIndex(count: min(columns, count), length: trackBreadth, spacing: rows.spacing),
      holes: isMain ? lineHoles : HolePlaces(), origin: origin(axis),
      alignment: alignment(axis, share))
  }
}
