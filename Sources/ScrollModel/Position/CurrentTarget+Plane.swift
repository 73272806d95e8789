/// The readings on the way of a motion along both axes, where each axis takes steps of its own.
extension CurrentTarget {
  /// An instant at which the reading changes.
  struct Moment: Hashable, Sendable {
    /// Seconds on the run's clock.
    var time: Double
    /// How far each axis has been followed: exactly on its boundary, where the time is rounded.
    var offset: Point
    /// What the reading becomes.
    var reading: TargetReading
  }

  /// The moments of a motion of a view with ``tracks``, between two times.
  ///
  /// The first is the reading directly past the start, each later one differs from the one before,
  /// and there is none where nothing moves. `offset` is how far the motion was followed before,
  /// `nil` where it was not; a motion that is taken up again begins with its next step.
  ///
  /// - Complexity: O(log n) a step; see ``standIns(of:from:until:after:)`` for lists with holes.
  func moments(
    of motion: AxisPair<MotionPlan>, from start: Double, at offset: Point?, until end: Double
  ) -> [Moment] {
    var ahead = AxisPair {
      cuts(motion[$0], of: $0, from: start, at: offset?[$0], until: end)[...]
    }
    var place = AxisPair { OffsetPlace(offset: offset?[$0] ?? motion[$0].value(at: start)) }
    var rows = offset.map { _ in AxisPair { rule($0)?.reading(place[$0]) } }
    var moments: [Moment] = []
    var last = (time: start, reading: offset.map { _ in reading(place) })
    while let time = Axis.allCases.compactMap({ ahead[$0].first?.time }).min() {
      if let known = last.reading, isStandIn(at: place) {
        moments += standIns(of: motion, from: last.time, until: time, after: known)
      }
      last.time = time
      // Steps of both axes at one instant are one change: no time lies between them.
      for axis in Axis.allCases {
        place[axis].follow(to: motion[axis].value(at: time))
        while let cut = ahead[axis].first, cut.time == time {
          place[axis] = cut.place
          ahead[axis].removeFirst()
        }
      }
      let rowsNow = AxisPair { rule($0)?.reading(place[$0]) }
      guard rows != rowsNow else {
        last.reading = moments.last?.reading ?? last.reading
        continue
      }
      rows = rowsNow
      let reading = reading(place)
      last.reading = reading
      guard reading != moments.last?.reading else { continue }
      let offset = Point(x: place.horizontal.offset, y: place.vertical.offset)
      moments.append(Moment(time: time, offset: offset, reading: reading))
    }
    return moments
  }

  private func rule(_ axis: Axis) -> CurrentRow? { axis == self.axis ? lines : tracks }

  /// Where an axis is at which time: at the start and the end of each piece of its motion, and
  /// past each of its steps.
  private func cuts(
    _ plan: MotionPlan, of axis: Axis, from start: Double, at offset: Double?, until end: Double
  ) -> [(time: Double, place: OffsetPlace)] {
    guard let rule = rule(axis) else { return [] }
    var cuts: [(time: Double, place: OffsetPlace)] = []
    var offset = offset
    for piece in plan.pieces(from: start) where piece.start < end || piece.end <= end {
      let from = offset ?? (start <= piece.start ? piece.startValue : plan.value(at: start))
      let to = piece.end <= end ? piece.endValue : plan.value(at: end)
      offset = to
      guard from != to else { continue }
      let side = OffsetPlace.Side.side(from: from, to: to)
      cuts.append((max(start, piece.start), OffsetPlace(offset: from, side: side)))
      for step in rule.steps(from: from, to: to).dropFirst() where step.offset != to {
        let time = max(start, min(end, piece.time(reaching: step.offset)))
        cuts.append((time, OffsetPlace(offset: step.offset, side: side)))
      }
      cuts.append((min(end, piece.end), OffsetPlace(offset: to)))
    }
    return cuts
  }
}

extension OffsetPlace {
  /// Goes on to an offset, unless that lies behind: times are rounded, and so are offsets at them.
  fileprivate mutating func follow(to offset: Double) {
    let isAhead = side == .after ? offset > self.offset : side == .before && offset < self.offset
    if isAhead { self.offset = offset }
  }
}
