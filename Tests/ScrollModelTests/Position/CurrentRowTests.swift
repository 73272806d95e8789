import TestSupport
import Testing

@testable import ScrollModel

@Suite struct CurrentRowTests {
  /// The edges, and offsets between and around them.
  private func offsets(_ edges: [Double]) -> [Double] {
    guard let first = edges.first, let last = edges.last else { return [0] }
    return edges + zip(edges, edges.dropFirst()).map { ($0 + $1) / 2 } + [first - 1, last + 1]
  }

  /// Compares at every offset that matters, and between them; the first difference is enough.
  private func expectDefinition(_ axis: SmallAxis) throws {
    let (naive, rule) = (axis.naive, axis.rule)
    let differing = offsets(naive.edges).first {
      let place = OffsetPlace(offset: $0)
      return rule.row(place) != naive.current($0) || rule.reading(place) != naive.reading($0)
    }
    try #require(differing == nil, "\(axis)")
  }

  @Test(arguments: [0, 0.5, 1])
  func `the current row of every small layout is the one that the definition names`(share: Double)
    throws
  {
    try SmallAxis.withEvery(upTo: 3, shares: [share]) { try expectDefinition($0) }
    try SmallAxis.withEvery(
      upTo: 4, lengths: [0, 16], spacings: [0], containers: [30], shares: [share]
    ) { try expectDefinition($0) }
  }

  @Test func `so it is in layouts of up to eight rows of mixed lengths`() throws {
    var random = SplitMix64(seed: 8)
    for round in 0..<200 { try expectDefinition(.random(4 + round % 5, using: &random)) }
  }

  @Test(arguments: [-0.5, 1.5, 3])
  func `so it is with an anchor outside the rows, where the current row may go back`(share: Double)
    throws
  {
    try SmallAxis.withEvery(upTo: 3, lengths: [0, 10, 40], spacings: [2], shares: [share]) {
      try expectDefinition($0)
    }
  }

  @Test func `at half a row the closest is the earlier, a hair later the next`() {
    let rule = SmallAxis(lengths: .init(repeating: 20, count: 5), holes: [], container: 60).rule
    #expect(rule.row(OffsetPlace(offset: 10)) == 0)
    #expect(rule.row(OffsetPlace(offset: 10, side: .after)) == 1)
    #expect(rule.row(OffsetPlace(offset: 10.5)) == 1)
    #expect(rule.row(OffsetPlace(offset: 15)) == 1)
  }

  @Test func `the leading row is the first in sight until it has left`() {
    var axis = SmallAxis(lengths: .init(repeating: 20, count: 5), holes: [], container: 60)
    axis.policies.read = .leading
    #expect(axis.rule.row(OffsetPlace(offset: 15)) == 0)
    #expect(axis.rule.row(OffsetPlace(offset: 20)) == 1)
    axis.share = 1
    #expect(axis.rule.row(OffsetPlace(offset: 0)) == 2)
    #expect(axis.rule.row(OffsetPlace(offset: 0.5)) == 3)
    axis.share = 0.5
    #expect(axis.rule.row(OffsetPlace(offset: 0)) == 1)
  }

  @Test func `in a gap the binding is nil, on either edge of it not`() {
    var axis = SmallAxis(lengths: [20, 20], holes: [], spacing: 10, container: 60)
    axis.policies.gaps = .nil
    let readings = [20, 20.5, 29.5, 30].map { axis.rule.reading(OffsetPlace(offset: $0)) }
    #expect(readings == [.target(1), .gap, .gap, .target(1)])
    axis.policies.gaps = .keep
    #expect(axis.rule.reading(OffsetPlace(offset: 20.5)) == .target(1))
  }

  @Test func `a hole leaves a gap between its neighbours`() {
    var axis = SmallAxis(lengths: [20, 20, 20], holes: [1], container: 60)
    axis.policies.gaps = .nil
    #expect(axis.rule.reading(OffsetPlace(offset: 25)) == .gap)
    #expect(axis.rule.row(OffsetPlace(offset: 25)) == 2)
  }

  @Test func `a million empty rows in one place are no trouble`() {
    let targets = TargetAxis(
      rows: RowIndex(count: 1_000_000, length: 0, spacing: 0), holes: HolePlaces(), origin: 0,
      alignment: AxisAlignment(share: 0.5, insetStart: 0, container: 100))
    let rule = CurrentRow(targets: targets, choice: .closest, gaps: .nil)
    #expect(rule.row(OffsetPlace(offset: -50)) == 0)
    #expect(rule.row(OffsetPlace(offset: 0)) == nil)
    #expect(
      Array(rule.steps(from: -200, to: 200)) == [
        .init(offset: -200, reading: .nothing), .init(offset: -100, reading: .target(0)),
        .init(offset: 0, reading: .nothing),
      ])
  }
}
