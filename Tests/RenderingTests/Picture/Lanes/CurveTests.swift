import TestSupport
import Testing

@testable import Rendering

@Suite struct CurveTests {
  /// A curve as it was drawn, each point appended.
  private func curve(_ values: [(Double, Double)]) -> Curve {
    var curve = Curve()
    for (x, value) in values { curve.append(Curve.Point(x: x, value: value)) }
    return curve
  }

  @Test func `a hold needs its two ends only`() {
    let held = curve([(0, 5), (1, 5), (2, 5), (3, 5), (4, 6)])
    #expect(held.points.map(\.x) == [0, 3, 4])
  }

  @Test func `a jump keeps both of its values`() {
    let jump = curve([(0, 1), (2, 1), (2, 9), (4, 9)])
    #expect(jump.points.map(\.value) == [1, 1, 9, 9])
    #expect(jump.points.map(\.x) == [0, 2, 2, 4])
  }

  @Test(arguments: [0.5, 1, 3, 17])
  func `thinning keeps the first, the last and the extremes of each column`(column: Double) {
    var random = SplitMix64(seed: 7)
    for _ in 0..<40 {
      // Values go up and down at each point, so that none lies on a line between others.
      let points = (0..<300).map {
        (Double($0) * 0.13, (random.unit() * 50 + 1) * ($0 % 2 == 0 ? 1 : -1))
      }
      let whole = curve(points)
      let thin = whole.thinned(column: column)
      #expect(whole.columns(column) == thin.columns(column))
      #expect(Set(thin.points).isSubset(of: Set(whole.points)))
      #expect(thin.points.map(\.x) == thin.points.map(\.x).sorted())
    }
  }

  @Test func `what lies on a line is left out, whatever the line's slope`() {
    let line = curve((0..<500).map { (Double($0) / 7, Double($0) * 3 - 20) })
    #expect(line.straightened().points == [line.points[0], line.points[499]])
    let bent = curve((0..<500).map { (Double($0) / 7, abs(Double($0) - 250)) })
    #expect(bent.straightened().points.map(\.value) == [250, 0, 249])
  }

  @Test func `straightening moves no point by more than the tolerance, and no extreme at all`() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<60 {
      var value = 0.0
      let smooth = curve(
        (0..<400).map { index in
          // Runs of steady growth with a little unrest, and now and then a jump in no time.
          value += (index / 40 % 3 == 0 ? 0 : 0.4) + random.unit() * 0.006 - 0.003
          if index % 97 == 0 { value -= random.unit() * 30 }
          return (Double(index - (index % 97 == 0 ? 1 : 0)) * 0.5, value)
        })
      let straight = smooth.straightened()
      #expect(straight.range == smooth.range)
      #expect(straight.points.first == smooth.points.first)
      #expect(straight.points.last == smooth.points.last)
      #expect(Set(straight.points).isSubset(of: Set(smooth.points)))
      for point in smooth.points {
        #expect(straight.distance(from: point) <= Curve.tolerance + 1e-9)
      }
    }
  }

  @Test func `thinning leaves at most eight points in a column`() {
    let whole = curve((0..<10_000).map { (Double($0) * 0.001, Double($0 % 7)) })
    #expect(whole.thinned(column: 1).points.count <= 8 * 11)
  }

  @Test func `a joint is kept where there are few`() {
    var whole = Curve()
    for place in 0..<100 {
      whole.append(
        .init(x: Double(place) / 100, value: Double(place % 10), isJoint: place == 55))
    }
    #expect(whole.thinned(column: 1).points.contains { $0.isJoint })
  }
}

extension Curve {
  /// How far a point is off the curve, upwards or downwards; 0 where an upright line meets it.
  fileprivate func distance(from point: Point) -> Double {
    zip(points, points.dropFirst()).filter { $0.x <= point.x && point.x <= $1.x }.map { a, b in
      guard b.x > a.x else {
        let range = min(a.value, b.value)...max(a.value, b.value)
        return max(0, range.lowerBound - point.value, point.value - range.upperBound)
      }
      let value = a.value + (b.value - a.value) * (point.x - a.x) / (b.x - a.x)
      return abs(value - point.value)
    }.min() ?? .infinity
  }

  /// What a picture shows of each column.
  fileprivate func columns(_ breadth: Double) -> [Int: [Double]] {
    Dictionary(grouping: points) { Int(($0.x / breadth).rounded(.down)) }.mapValues { column in
      let values = column.map(\.value)
      return [values.first, values.min(), values.max(), values.last].compactMap { $0 }
    }
  }
}
