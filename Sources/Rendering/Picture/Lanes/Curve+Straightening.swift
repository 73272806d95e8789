extension Curve {
  /// How far a curve may be moved, in the units of its values: less than is ever written.
  static let tolerance = 0.004

  /// The curve without the points in the middle of straight lines.
  ///
  /// Corners stay, so an extreme is never moved. From each point that is kept the slopes are
  /// narrowed within which a line passes all points since; the point before the first that no such
  /// line reaches is kept next.
  func straightened() -> Curve {
    guard points.count > 2 else { return self }
    var kept = [points[0]]
    var slopes = -Double.infinity...Double.infinity
    for index in 1..<points.count {
      let (anchor, previous, point) = (kept[kept.count - 1], points[index - 1], points[index])
      let narrowed = slopes.shared(with: Curve.slopes(from: anchor, to: point))
      let slope = (point.value - anchor.value) / (point.x - anchor.x)
      if index > 1, isCorner(index - 1) || !(narrowed?.contains(slope) ?? false) {
        kept.append(previous)
        slopes = Curve.slopes(from: previous, to: point)
      } else {
        slopes = narrowed ?? slopes
      }
    }
    kept.append(points[points.count - 1])
    var straight = Curve()
    straight.replacePoints(kept)
    return straight
  }

  /// Whether a point stays whatever lies around it: a joint, an end of an upright line, and where
  /// the values rise on one side and do not on the other.
  private func isCorner(_ index: Int) -> Bool {
    let (before, point, after) = (points[index - 1], points[index], points[index + 1])
    if point.isJoint || before.x == point.x || point.x == after.x { return true }
    let (rise, next) = (point.value - before.value, after.value - point.value)
    return rise * next <= 0 && (rise != 0 || next != 0)
  }

  /// The slopes of lines from a point that pass another within the tolerance.
  private static func slopes(from a: Point, to b: Point) -> ClosedRange<Double> {
    guard b.x > a.x else { return -.infinity ... .infinity }
    let (low, high) = (b.value - tolerance - a.value, b.value + tolerance - a.value)
    return low / (b.x - a.x)...high / (b.x - a.x)
  }
}

extension ClosedRange<Double> {
  /// What both ranges share; `nil` where they share nothing.
  fileprivate func shared(with other: Self) -> Self? {
    let low = Swift.max(lowerBound, other.lowerBound)
    let high = Swift.min(upperBound, other.upperBound)
    return low <= high ? low...high : nil
  }
}
