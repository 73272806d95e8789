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
    var random = SplitMix(seed: 7)
    for _ in 0..<40 {
      let points = (0..<300).map { (Double($0) * 0.13, random.next(below: 50) - 25) }
      let whole = curve(points)
      let thin = whole.thinned(column: column)
      #expect(whole.columns(column) == thin.columns(column))
      #expect(Set(thin.points).isSubset(of: Set(whole.points)))
      #expect(thin.points.map(\.x) == thin.points.map(\.x).sorted())
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
  /// What a picture shows of each column.
  fileprivate func columns(_ breadth: Double) -> [Int: [Double]] {
    Dictionary(grouping: points) { Int(($0.x / breadth).rounded(.down)) }.mapValues { column in
      let values = column.map(\.value)
      return [values.first, values.min(), values.max(), values.last].compactMap { $0 }
    }
  }
}

/// A small generator whose numbers are the same everywhere.
struct SplitMix {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next(below limit: Double) -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((word ^ (word >> 31)) >> 11) / 0x1p53 * limit
  }
}
