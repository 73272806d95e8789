import TestSupport

@testable import ScrollModel

/// The read rule as its definition has it: every target is looked at, nothing is known in advance.
struct NaiveTargets {
  /// The targets: which row each is, and where it lies in content coordinates.
  var targets: [(row: Int, start: Double, end: Double)]
  var insetStart: Double
  var container: Double
  var share: Double
  var policies: Policies

  /// The anchor point of the inset viewport.
  func viewportPoint(_ offset: Double) -> Double { offset + insetStart + share * container }

  func point(_ target: (row: Int, start: Double, end: Double)) -> Double {
    target.start + share * (target.end - target.start)
  }

  func current(_ offset: Double) -> Int? {
    let meeting = targets.filter {
      $0.start < offset + insetStart + container && $0.end > offset + insetStart
    }
    if policies.read == .leading && share == 0 { return meeting.first?.row }
    if policies.read == .leading && share == 1 { return meeting.last?.row }
    return meeting.min { distance($0, offset) < distance($1, offset) }?.row
  }

  private func distance(_ target: (row: Int, start: Double, end: Double), _ offset: Double)
    -> Double
  { abs(point(target) - viewportPoint(offset)) }

  func isInGap(_ offset: Double) -> Bool {
    let point = viewportPoint(offset)
    return zip(targets, targets.dropFirst()).contains { $0.end < point && point < $1.start }
  }

  func reading(_ offset: Double) -> TargetReading {
    if policies.gaps == .nil && isInGap(offset) { return .gap }
    return current(offset).map { .target($0) } ?? .nothing
  }

  /// Every offset at which anything can change, ascending.
  var edges: [Double] {
    let reach = insetStart + share * container
    var edges: Set<Double> = []
    for target in targets {
      edges.formUnion([target.start - insetStart - container, target.end - insetStart])
      edges.formUnion([target.start - reach, target.end - reach])
      for other in targets { edges.insert((point(target) + point(other)) / 2 - reach) }
    }
    return edges.sorted()
  }

  /// The steps on the way between two offsets, found between each two edges.
  func steps(from start: Double, to end: Double) -> [CurrentRow.Step] {
    let (low, high) = (min(start, end), max(start, end))
    let inner = edges.filter { $0 > low && $0 < high }
    let stops = start <= end ? [start] + inner + [end] : [start] + inner.reversed() + [end]
    var steps: [CurrentRow.Step] = []
    func add(_ offset: Double, _ reading: TargetReading) {
      if steps.last?.reading != reading { steps.append(.init(offset: offset, reading: reading)) }
    }
    if start != end {
      for (stop, next) in zip(stops, stops.dropFirst()) { add(stop, reading((stop + next) / 2)) }
    }
    add(end, reading(end))
    return steps
  }
}

/// A small layout along one axis, whose rule can be asked for and worked out naively.
struct SmallAxis {
  var lengths: [Double]
  var holes: [Int]
  var spacing = 0.0
  var insetStart = 0.0
  var container = 30.0
  var origin = 0.0
  var share = 0.0
  var policies = Policies()

  var naive: NaiveTargets {
    let rows = NaiveRows(keys: Array(lengths.indices), lengths: lengths, spacing: spacing)
    let extents = zip(rows.starts, rows.ends).enumerated()
    return NaiveTargets(
      targets: extents.filter { !holes.contains($0.offset) }.map {
        (row: $0.offset, start: origin + $0.element.0, end: origin + $0.element.1)
      },
      insetStart: insetStart, container: container, share: share, policies: policies)
  }

  var rule: CurrentRow {
    let targets = TargetAxis(
      rows: RowIndex(count: lengths.count, spacing: spacing) { lengths[$0] },
      holes: HolePlaces(holes), origin: origin,
      alignment: AxisAlignment(share: share, insetStart: insetStart, container: container))
    let choice = CurrentRow.Choice(policies.read, share: share)
    return CurrentRow(targets: targets, choice: choice, gaps: policies.gaps)
  }

  /// Every layout of up to `count` rows, some of them empty and some of them holes, under every
  /// mixture of the other choices.
  static func withEvery(
    upTo count: Int, lengths: [Double] = [0, 10, 24], spacings: [Double] = [0, 8],
    containers: [Double] = [0, 30], shares: [Double], policies: [Policies] = allPolicies,
    _ body: (SmallAxis) throws -> Void
  ) rethrows {
    for count in 0...count {
      try ScrollModelTests.withEveryList(of: lengths, count: count) { lengths in
        for pattern in 0..<(1 << count) {
          let holes = (0..<count).filter { pattern & (1 << $0) != 0 }
          for spacing in spacings {
            for container in containers {
              for share in shares {
                for policies in policies {
                  try body(
                    SmallAxis(
                      lengths: lengths, holes: holes, spacing: spacing, insetStart: 5,
                      container: container, origin: 3, share: share, policies: policies))
                }
              }
            }
          }
        }
      }
    }
  }

  static let allPolicies: [Policies] = [(.closest, .nil), (.leading, .keep)].map {
    var policies = Policies()
    policies.read = $0
    policies.gaps = $1
    return policies
  }

  /// A layout of `count` rows.
  static func random(_ count: Int, using random: inout SplitMix64) -> SmallAxis {
    var policies = Policies()
    policies.read = random.flip() ? .closest : .leading
    policies.gaps = random.flip() ? .keep : .nil
    let holes = random.flip() ? [] : (0..<count).filter { _ in random.whole(in: 0...2) == 0 }
    let spacing: [Double] = [0, 0, 4, 50]
    let share: [Double] = [0, 0.25, 0.5, 1]
    return SmallAxis(
      lengths: (0..<count).map { _ in random.flip() ? 16 : random.whole(in: 0...6) * 8 },
      holes: holes, spacing: spacing.randomElement(using: &random) ?? 0,
      insetStart: random.whole(in: 0...1) * 20,
      container: random.whole(in: 0...4) * 24, origin: random.whole(in: 0...1) * 12,
      share: share.randomElement(using: &random) ?? 0, policies: policies)
  }
}
