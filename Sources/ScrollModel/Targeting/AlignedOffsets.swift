/// Ascending offsets at which a target is aligned, walked by distinct offsets.
///
/// Places count from 0 and always mean the first of equal neighbours.
struct AlignedOffsets<Candidates: RandomAccessCollection<Double>> {
  /// Offsets nearer than this, in points, are the same place as far as a motion goes.
  ///
  /// An offset that is a sum may miss the candidate on which it stands by its last bits.
  static var tolerance: Double { 1e-6 }

  private let candidates: Candidates

  /// Makes a view of candidates; `nil` where there are none.
  init?(_ candidates: Candidates) {
    guard !candidates.isEmpty else { return nil }
    self.candidates = candidates
  }

  /// The offset at a place.
  func offset(at place: Int) -> Double {
    candidates[candidates.index(candidates.startIndex, offsetBy: place)]
  }

  /// The target at a place.
  func target(_ place: Int) -> ScrollTarget {
    ScrollTarget(offset: offset(at: place), candidate: place)
  }

  /// The place whose offset is nearest; of two equally near, the one in `direction`.
  ///
  /// Without a direction the earlier.
  func nearest(to offset: Double, preferring direction: Double) -> Int {
    let after = firstPlace { $0 >= offset }
    guard after < candidates.count else { return distinct(before: after) }
    guard after > 0 else { return 0 }
    let before = distinct(before: after)
    let ahead = self.offset(at: after) - offset
    let behind = offset - self.offset(at: before)
    return ahead < behind || (ahead == behind && direction > 0) ? after : before
  }

  /// The first place in a direction that lies beyond an offset; the last one where none does.
  func next(beyond offset: Double, direction: Double) -> Int {
    guard direction < 0 else {
      let place = firstPlace { $0 > offset + Self.tolerance }
      return place < candidates.count ? place : distinct(before: place)
    }
    let place = firstPlace { $0 >= offset - Self.tolerance }
    return place > 0 ? distinct(before: place) : 0
  }

  /// The place nearest to `place` that is at most `reach` distinct offsets away from `start`.
  func limit(_ place: Int, to reach: Int, from start: Int) -> Int {
    var limited = start
    for _ in 0..<reach where limited != place {
      if place > limited {
        let value = offset(at: limited)
        limited = firstPlace { $0 > value }
      } else {
        limited = distinct(before: limited)
      }
    }
    return limited
  }

  /// The candidate on which a gesture ends, at most `reach` from where it began; `nil` is no limit.
  ///
  /// At rest the nearest to the offset. Moving, the nearest to where the content would come to
  /// rest, but never one at or behind the offset, against the motion. The limit wins.
  func target(at end: GestureEnd, reach: Int?, rate: DecelerationRate) -> ScrollTarget {
    let velocity = end.velocity.magnitude < Deceleration.startSpeed ? 0 : end.velocity
    let proposal = end.bounds.clamp(
      MotionPlan.naturalRest(from: end.offset, velocity: velocity, rate: rate))
    var place = nearest(to: proposal, preferring: velocity)
    if (offset(at: place) - end.offset) * velocity.signum <= Self.tolerance, velocity != 0 {
      place = next(beyond: end.offset, direction: velocity)
    }
    if let reach {
      place = limit(place, to: reach, from: nearest(to: end.startOffset, preferring: 0))
    }
    return target(place)
  }

  /// The first of the places with the offset that precedes `place`, which must not be 0.
  private func distinct(before place: Int) -> Int {
    let value = offset(at: place - 1)
    return firstPlace { $0 >= value }
  }

  /// The first place whose offset passes a test that all later ones pass; `count` where none does.
  private func firstPlace(where passes: (Double) -> Bool) -> Int {
    var low = 0
    var high = candidates.count
    while low < high {
      let middle = low + (high - low) / 2
      if passes(offset(at: middle)) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
