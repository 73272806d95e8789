/// The read rule along one axis: which row of targets is the current one at an offset.
///
/// A target meets the inset viewport when it begins before the viewport's end and ends after its
/// start. As the offset grows, the first target that meets it, the last, and the one whose anchor
/// point is nearest all go forward only, so the current row is a step function of the offset that
/// never goes back: a look-up is a few binary searches, and its next step follows from the row
/// and its neighbours. With an anchor outside 0…1 it may go back, and the targets that meet the
/// viewport are scanned instead.
struct CurrentRow: Sendable {
  /// How one is chosen among the targets that meet the inset viewport.
  enum Choice: Hashable, Sendable {
    case closest, first, last

    /// What a policy chooses with an anchor at a share of the axis.
    init(_ policy: ReadPolicy, share: Double) {
      self =
        switch (policy, share) {
        case (.leading, 0): .first
        case (.leading, 1): .last
        case (.leading, _), (.closest, _): .closest
        }
    }
  }

  let targets: TargetAxis
  let choice: Choice
  let gaps: GapPolicy

  /// The current row; `nil` where no target meets the inset viewport.
  func row(_ place: OffsetPlace) -> Int? {
    let nearest = choice == .closest && isMonotone ? targets.nearest(place) : nil
    // In sight it is the one, and the ends of the viewport need not be looked up. Measured: a drag
    // over ten rows takes 0.93 of the time, a frame without a report 0.90.
    if let nearest, targets.meets(nearest, place) { return nearest }
    guard let first = targets.firstNotLeft(place), let last = targets.lastEntered(place),
      first <= last
    else { return nil }
    switch choice {
    case .first: return first
    case .last: return last
    case .closest:
      guard isMonotone else { return closestByScan(first, last, place) }
      guard let nearest else { return nil }
      // Where the nearest one is out of sight, the one at that end of the viewport is current; of
      // several with its point, the earliest in sight.
      return max(first, min(nearest, targets.firstSharingPoint(with: last)))
    }
  }

  /// What the binding would hold.
  func reading(_ place: OffsetPlace) -> TargetReading {
    if gaps == .nil, targets.gap(place) != nil { return .gap }
    return row(place).map { .target($0) } ?? .nothing
  }

  /// Whether anchor points go forward from row to row.
  var isMonotone: Bool { (0...1).contains(targets.alignment.share) }
}

/// What the binding would hold at an offset.
enum TargetReading: Hashable, Sendable {
  /// A target by its place.
  case target(Int)
  /// `nil`: the viewport's anchor point lies in a gap, and gaps are reported.
  case gap
  /// Nothing new: no target meets the viewport, and the binding keeps what it holds.
  case nothing
}

// MARK: - Anchors outside 0…1

extension CurrentRow {
  private func closestByScan(_ first: Int, _ last: Int, _ place: OffsetPlace) -> Int {
    var best = first
    var row = first
    while let next = targets.target(after: row), next <= last {
      row = next
      if isCloser(row, than: best, place) { best = row }
    }
    return best
  }

  /// Whether a later row is strictly closer than an earlier one.
  private func isCloser(_ row: Int, than earlier: Int, _ place: OffsetPlace) -> Bool {
    let middle = targets.middle(earlier, row)
    let (point, earlierPoint) = (targets.point(row), targets.point(earlier))
    return point > earlierPoint
      ? place.isPast(middle) : point < earlierPoint && !place.isAtOrPast(middle)
  }
}
