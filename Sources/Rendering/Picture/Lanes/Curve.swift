/// A value over the axis, drawn as straight lines from point to point.
struct Curve: Sendable {
  /// A point of a curve.
  struct Point: Hashable, Sendable {
    /// Where it is on the axis.
    var x: Double
    /// The value there.
    var value: Double
    /// Whether one motion joins another here: such a point is kept.
    var isJoint = false
  }

  /// The points; their places never go back.
  private(set) var points: [Point] = []

  /// Appends a point.
  ///
  /// A point in the middle of a hold is of no use and gives way.
  mutating func append(_ point: Point) {
    if let last = points.last, last.x == point.x, last.value == point.value {
      points[points.count - 1].isJoint = last.isJoint || point.isJoint
      return
    }
    if points.count > 1, points[points.count - 1].value == point.value,
      points[points.count - 2].value == point.value
    {
      points[points.count - 1] = point
    } else {
      points.append(point)
    }
  }

  /// Takes points in place of those there are; their places must not go back.
  mutating func replacePoints(_ points: [Point]) { self.points = points }

  /// The least and the greatest value; `nil` without points.
  var range: ClosedRange<Double>? {
    guard let low = points.map(\.value).min(), let high = points.map(\.value).max() else {
      return nil
    }
    return low...high
  }

  /// The curve with fewer points, which looks the same: of each column of a picture its first and
  /// last point, its least and its greatest one, and joints, as long as they can be told apart.
  func thinned(column breadth: Double) -> Curve {
    var kept = Curve()
    var start = 0
    while start < points.count {
      let column = (points[start].x / breadth).rounded(.down)
      var end = start + 1
      while end < points.count, (points[end].x / breadth).rounded(.down) == column { end += 1 }
      kept.points += extremes(start..<end)
      start = end
    }
    return kept.straightened()
  }

  /// How many joints of a column are kept.
  private static let mostJoints = 4

  private func extremes(_ column: Range<Int>) -> [Point] {
    guard column.count > 4 else { return Array(points[column]) }
    let (first, last) = (column.lowerBound, column.upperBound - 1)
    var (least, greatest) = (first, first)
    for index in column {
      if points[index].value < points[least].value { least = index }
      if points[index].value > points[greatest].value { greatest = index }
    }
    let joints = column.lazy.filter { points[$0].isJoint }.prefix(Curve.mostJoints)
    return Set([first, least, greatest, last] + joints).sorted().map { points[$0] }
  }
}
