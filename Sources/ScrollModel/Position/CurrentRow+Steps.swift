/// The steps of the current row: where it changes, found from the row and its neighbours.
extension CurrentRow {
  /// An offset at which the reading changes, and what it becomes past there.
  struct Step: Hashable, Sendable {
    var offset: Double
    var reading: TargetReading
  }

  /// The steps on the way from one offset to another, made one at a time.
  ///
  /// The first is the reading directly past `start`, in the direction of the walk. Each later one
  /// differs from the one before. A reading that holds at a single offset lasts no time and is
  /// passed over on the way; the last step, where there is one at `end`, leads to the reading at
  /// `end` itself.
  func steps(from start: Double, to end: Double) -> Steps {
    Steps(
      rule: self, end: end, place: OffsetPlace(offset: start, side: .side(from: start, to: end)))
  }

  struct Steps: Sequence, IteratorProtocol {
    fileprivate let rule: CurrentRow
    fileprivate let end: Double
    fileprivate var place: OffsetPlace
    fileprivate var last: TargetReading?
    /// The walk from the last reading by neighbours, while that is possible.
    private var walk: RowStride?

    fileprivate init(rule: CurrentRow, end: Double, place: OffsetPlace) {
      self.rule = rule
      self.end = end
      self.place = place
    }

    mutating func next() -> Step? {
      guard last != nil else { return step(to: place) }
      while place.side != .at {
        if let step = stride() { return step }
        guard place.side != .at else { return nil }
        place = rule.place(ofChangePast: place, within: end) ?? OffsetPlace(offset: end)
        if let step = step(to: place) { return step }
      }
      return nil
    }

    /// The next step by neighbours; `nil` where it has to be looked up.
    private mutating func stride() -> Step? {
      guard case .target(let row) = last else { return nil }
      if walk == nil { walk = RowStride(rule, from: row, isForward: place.side == .after) }
      guard let outcome = walk?.step(past: place.offset, before: end) else {
        walk = nil
        return nil
      }
      guard case .row(let row, let change) = outcome else {
        place = OffsetPlace(offset: end)
        return nil
      }
      place.offset = change
      let reading = TargetReading.target(row)
      last = reading
      return Step(offset: change, reading: reading)
    }

    private mutating func step(to place: OffsetPlace) -> Step? {
      let reading = rule.reading(place)
      guard reading != last else { return nil }
      last = reading
      walk = nil
      return Step(offset: place.offset, reading: reading)
    }
  }

  /// The next place at which the reading may change, strictly on the way to `end`.
  private func place(ofChangePast place: OffsetPlace, within end: Double) -> OffsetPlace? {
    let isForward = place.side == .after
    let row = row(place)
    var change = isForward ? nextChange(of: row, place) : previousChange(of: row, place)
    if gaps == .nil {
      change =
        isForward
        ? targets.gapEdge(after: place, limit: change ?? .infinity) ?? change
        : targets.gapEdge(before: place, limit: change ?? -.infinity) ?? change
    }
    // A change that is not ahead could only come of rounding; it must not hold up the walk.
    guard let change,
      isForward ? change > place.offset && change < end : change < place.offset && change > end
    else { return nil }
    return OffsetPlace(offset: change, side: place.side)
  }

  /// The offset up to which a row, current at a place, stays so.
  private func nextChange(of row: Int?, _ place: OffsetPlace) -> Double? {
    guard let row else { return targets.firstNotLeft(place).map(targets.enter) }
    let leave = targets.leave(row)
    switch choice {
    case .first:
      return leave
    case .last:
      return targets.target(after: row).map { min(leave, targets.enter($0)) } ?? leave
    case .closest where isMonotone:
      return targets.targetPastPoint(of: row).map {
        min(leave, max(targets.middle(row, $0), targets.enter($0)))
      } ?? leave
    case .closest:
      let entering = targets.lastEntered(place).flatMap(targets.target(after:)).map(targets.enter)
      let middles = middles(of: row, place) { $0 > $1 }
      return ([leave, entering].compactMap { $0 } + middles).min()
    }
  }

  /// The offset down to which a row, current at a place, stays so.
  private func previousChange(of row: Int?, _ place: OffsetPlace) -> Double? {
    guard let row else { return targets.lastEntered(place).map(targets.leave) }
    let enter = targets.enter(row)
    let previous = targets.target(before: row)
    switch choice {
    case .first:
      return previous.map { max(enter, targets.leave($0)) } ?? enter
    case .last:
      return enter
    case .closest where isMonotone:
      return previous.map {
        max(enter, min(targets.leave($0), targets.middle($0, row)))
      } ?? enter
    case .closest:
      let leaving = targets.firstNotLeft(place).flatMap(targets.target(before:)).map(targets.leave)
      let middles = middles(of: row, place) { $0 < $1 }
      return ([enter, leaving].compactMap { $0 } + middles).max()
    }
  }

  /// Where the row and each other one in sight, whose point lies ahead, are equally far.
  private func middles(
    of row: Int, _ place: OffsetPlace, isAhead: (Double, Double) -> Bool
  ) -> [Double] {
    guard let first = targets.firstNotLeft(place), let last = targets.lastEntered(place),
      first <= last
    else { return [] }
    let point = targets.point(row)
    return (first...last).compactMap {
      isAhead(targets.point($0), point) && !targets.holes.contains($0)
        ? targets.middle(row, $0) : nil
    }
  }
}

extension OffsetPlace.Side {
  /// The side on which a walk leaves its start; the start itself where it goes nowhere.
  static func side(from start: Double, to end: Double) -> OffsetPlace.Side {
    end > start ? .after : end < start ? .before : .at
  }
}
