/// Where the nearest line and the nearest track of a grid have no item in common, because its place
/// is a hole or lies behind the last item, the nearest of the others stands in.
extension CurrentTarget {
  /// How often a motion is looked at for a change of the stand-in, a second.
  ///
  /// In between its time is found by halving; an item that came and went between two looks would be
  /// missed.
  private static let looks = 240.0
  /// How exactly a time is found, in seconds.
  private static let precision = 1e-12

  /// Whether the nearest line and track have no item in common.
  func isStandIn(at place: AxisPair<OffsetPlace>) -> Bool {
    guard let tracks, let line = lines.row(place[axis]),
      let track = tracks.row(place[axis.crossing])
    else { return false }
    return cell(line, track) == nil
  }

  /// The moments at which another item stands in, between two steps of a motion.
  ///
  /// The looks are at whole parts of a second of the run's clock, so that a walk that is cut finds
  /// the same.
  /// - Complexity: O(items in sight) a look.
  func standIns(
    of motion: AxisPair<MotionPlan>, from start: Double, until end: Double,
    after known: TargetReading
  ) -> [Moment] {
    func look(_ time: Double) -> (offset: Point, reading: TargetReading) {
      let offset = motion.offset(at: time)
      return (offset, reading(at: offset))
    }
    var moments: [Moment] = []
    var (time, present) = (start, known)
    while time < end {
      let next = ((time * Self.looks).rounded(.down) + 1) / Self.looks
      // The end itself is a step, and belongs to what follows.
      let stop = next < end ? max(next, time.nextUp) : end - min(1e-9, (end - time) / 2)
      var (low, high) = (time, stop)
      time = next < end ? stop : end
      guard look(high).reading != present else { continue }
      while high - low > Self.precision {
        let middle = low + (high - low) / 2
        guard middle > low, middle < high else { break }
        if look(middle).reading == present { low = middle } else { high = middle }
      }
      let found = look(high)
      moments.append(Moment(time: high, offset: found.offset, reading: found.reading))
      (time, present) = (high, found.reading)
    }
    return moments
  }
}
