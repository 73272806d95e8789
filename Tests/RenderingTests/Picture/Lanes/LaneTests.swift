import Testing

@testable import Rendering

@Suite struct LaneTests {
  /// The value at a place, the plain way: of all that was set up to there the last.
  private func value(_ changes: [(Int, Int)], at x: Int) -> Int? {
    changes.last { $0.0 <= x }?.1
  }

  @Test func `a lane says at each place what was set last up to there`() {
    // All sequences of three settings of two values at ascending places of four.
    for places in 0..<64 {
      for values in 0..<8 {
        let xs = [places & 3, places >> 2 & 3, places >> 4 & 3].sorted()
        let changes = zip(xs, (0..<3).map { values >> $0 & 1 }).map { ($0, $1) }
        var lane = Lane<Int>()
        for (x, value) in changes { lane.set(value, at: Double(x)) }
        let spans = lane.spans(until: 4)
        for x in 0..<4 {
          let span = spans.last { $0.start <= Double(x) }
          #expect(span?.value == value(changes, at: x), "\(changes) at \(x)")
        }
        #expect(spans.last?.end == 4)
        #expect(zip(spans, spans.dropFirst()).allSatisfy { $0.end == $1.start })
        #expect(zip(spans, spans.dropFirst()).allSatisfy { $0.value != $1.value })
      }
    }
  }

  @Test func `stretches that are too short are joined, and none is lost`() {
    var lane = Lane<Int>()
    for place in 0..<100 { lane.set(place, at: Double(place) / 10) }
    let joined = lane.spans(until: 20, least: 1)
    #expect(joined.reduce(0) { $0 + $1.count } == 100)
    #expect(joined.count <= 12)
    #expect(joined.last?.value == 99)
    #expect(joined.first?.start == 0 && joined.last?.end == 20)
  }

  @Test func `a long stretch is not joined to a short one before it`() {
    var lane = Lane<Int>()
    lane.set(1, at: 0)
    lane.set(2, at: 0.1)
    #expect(lane.spans(until: 50, least: 1).map(\.value) == [1, 2])
  }
}
