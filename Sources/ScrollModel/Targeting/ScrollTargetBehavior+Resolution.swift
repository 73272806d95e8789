extension ScrollTargetBehavior {
  /// Where a gesture is to end.
  ///
  /// `nil` where the behaviour has nothing to say: there is none, the content was let go outside
  /// the bounds and bounces, or there is nothing to align. `candidates` are the offsets that align
  /// a target, clamped to the bounds and ascending; equal neighbours are fine.
  ///
  /// - Complexity: O(log *n*) for *n* candidates, which are looked up and never copied.
  func target(
    at end: GestureEnd, candidates: some RandomAccessCollection<Double>
  ) -> ScrollTarget? {
    guard end.bounds.contains(end.offset) else { return nil }
    switch self {
    case .none:
      return nil
    case .paging:
      return Pages(bounds: end.bounds, length: end.pageLength)?.target(at: end)
    case .viewAligned(let limit, _):
      let reach = limit.reach(isCompact: end.isCompact)
      return AlignedOffsets(candidates)?
        .target(at: end, reach: reach, rate: decelerationRate(end.rate, isCompact: end.isCompact))
    }
  }

  /// Where the content is to rest after the viewport has changed its size: at the nearest target.
  ///
  /// `nil` as for a gesture's end. `offset` may lie outside the bounds.
  ///
  /// - Complexity: O(log *n*) for *n* candidates.
  func restingTarget(
    from offset: Double, bounds: ScrollBounds, pageLength: Double,
    candidates: some RandomAccessCollection<Double>
  ) -> ScrollTarget? {
    let offset = bounds.clamp(offset.tamed)
    switch self {
    case .none:
      return nil
    case .paging:
      return Pages(bounds: bounds, length: pageLength.tamed).map {
        ScrollTarget(offset: $0.offset(of: $0.nearest(to: offset, preferring: 0)))
      }
    case .viewAligned:
      return AlignedOffsets(candidates).map { $0.target($0.nearest(to: offset, preferring: 0)) }
    }
  }

  /// The rate of a deceleration under this behaviour.
  ///
  /// Documented: a configured rate holds; by behaviour, content slows down faster where a gesture
  /// may only go so far.
  func decelerationRate(_ configured: DecelerationRate, isCompact: Bool) -> DecelerationRate {
    guard configured == .byBehavior else { return configured }
    switch self {
    case .none: return .normal
    case .paging: return .fast
    case .viewAligned(let limit, _):
      return limit.reach(isCompact: isCompact) == nil ? .normal : .fast
    }
  }
}

extension ScrollTargetBehavior.LimitBehavior {
  /// How many targets a gesture may turn from the one where it began; `nil` for any number.
  func reach(isCompact: Bool) -> Int? {
    switch self {
    case .always, .alwaysByOne: 1
    case .alwaysByFew: 3
    case .never: nil
    case .automatic: isCompact ? 1 : nil
    }
  }
}

extension Axis {
  /// Whether a viewport's size class along the axis is compact: narrower than 600, lower than 500.
  ///
  /// Assumed: the size classes of Apple's devices, by the viewport instead of the window.
  func isCompact(_ viewport: Size) -> Bool {
    viewport[self] < (self == .horizontal ? 600 : 500)
  }
}
