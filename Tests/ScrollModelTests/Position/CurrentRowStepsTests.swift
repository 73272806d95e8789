import TestSupport
import Testing

@testable import ScrollModel

@Suite struct CurrentRowStepsTests {
  private func expectDefinition(_ axis: SmallAxis, from start: Double, to end: Double) throws {
    let steps = Array(axis.rule.steps(from: start, to: end))
    try #require(steps == axis.naive.steps(from: start, to: end), "\(axis) \(start) to \(end)")
  }

  /// Walks over the whole layout, both ways.
  private func expectDefinition(_ axis: SmallAxis) throws {
    let edges = axis.naive.edges
    let (low, high) = ((edges.first ?? 0) - 1, (edges.last ?? 0) + 1)
    try expectDefinition(axis, from: low, to: high)
    try expectDefinition(axis, from: high, to: low)
  }

  @Test(arguments: [0, 0.5, 1])
  func `a walk over every small layout takes the steps that looking everywhere finds`(
    share: Double
  ) throws {
    try SmallAxis.withEvery(upTo: 3, containers: [30], shares: [share]) { try expectDefinition($0) }
  }

  @Test(arguments: [-0.5, 1.5, 3])
  func `so does one with an anchor outside the rows`(share: Double) throws {
    try SmallAxis.withEvery(upTo: 3, lengths: [0, 10, 40], spacings: [2], shares: [share]) {
      try expectDefinition($0)
    }
  }

  @Test func `walks that begin and end anywhere, edges included, agree as well`() throws {
    var random = SplitMix64(seed: 11)
    for round in 0..<250 {
      let axis = SmallAxis.random(round % 9, using: &random)
      try expectDefinition(axis)
      let edges = axis.naive.edges + [-7.25, 31.5, 100]
      for _ in 0..<6 {
        let start = edges.randomElement(using: &random) ?? 0
        try expectDefinition(axis, from: start, to: edges.randomElement(using: &random) ?? 0)
      }
    }
  }

  @Test func `a walk that goes nowhere has the reading there`() {
    let rule = SmallAxis(lengths: [20, 20], holes: [], container: 60).rule
    #expect(Array(rule.steps(from: 10, to: 10)) == [.init(offset: 10, reading: .target(0))])
  }

  @Test func `the first step is the reading past the start, not at it`() {
    let rule = SmallAxis(lengths: [20, 20], holes: [], container: 60).rule
    #expect(Array(rule.steps(from: 10, to: 12)) == [.init(offset: 10, reading: .target(1))])
    #expect(Array(rule.steps(from: 10, to: 9)) == [.init(offset: 10, reading: .target(0))])
  }

  /// Thirds and tenths have no exact sums; the walk must still go on, and once over each row.
  @Test(arguments: [0, 1 / 3.0, 0.5, 0.9, 1], [0, 0.1])
  func `lengths without exact sums are walked row by row, both ways`(share: Double, spacing: Double)
  {
    let rows = RowIndex(count: 300, spacing: spacing) { 33.3 + Double($0 % 5) * 0.7 }
    let targets = TargetAxis(
      rows: rows, holes: HolePlaces(), origin: 0.1,
      alignment: AxisAlignment(share: share, insetStart: 0.7, container: 123.4))
    for read in [CurrentRow.Choice.closest, .first, .last] {
      let rule = CurrentRow(targets: targets, choice: read, gaps: .keep)
      let forward = rule.steps(from: -120, to: rows.total - 1).map(\.reading)
      #expect(forward == (0..<300).map { .target($0) })
      let back = rule.steps(from: rows.total - 1, to: -120).map(\.reading)
      #expect(back == (0..<300).reversed().map { .target($0) })
      let agrees = rule.steps(from: 0, to: 3000).allSatisfy {
        rule.reading(OffsetPlace(offset: $0.offset, side: .after)) == $0.reading
      }
      #expect(agrees)
    }
  }

  @Test func `a walk makes no more steps than it is asked for`() {
    let targets = TargetAxis(
      rows: RowIndex(count: 1_000_000, length: 20, spacing: 0), holes: HolePlaces(), origin: 0,
      alignment: AxisAlignment(share: 0, insetStart: 0, container: 400))
    let rule = CurrentRow(targets: targets, choice: .closest, gaps: .nil)
    let firstSteps = rule.steps(from: 0, to: 20_000_000).prefix(3)
    #expect(firstSteps.map(\.offset) == [0, 10, 30])
  }
}
