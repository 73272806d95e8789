/// The read rule: which item is the current scroll target at an offset.
///
/// Assumed: nobody has published SwiftUI's rule to the point, so it follows a ``ReadPolicy``. The
/// targets are the rows that have an id: of a grid the lines, each reported by its first item
/// that has one; of a grid that scrolls both ways the items themselves.
///
/// It is made of a layout in no time and holds for that layout; whoever changes the layout makes
/// another. The layout is borrowed, since a copy of it would cost a frame a tenth more.
struct CurrentTarget: Sendable {
  let axis: Axis
  let lines: CurrentRow
  /// The tracks of a grid that scrolls along both axes; `nil` where the line alone decides.
  let tracks: CurrentRow?
  let itemsPerLine: Int
  let itemHoles: HolePlaces
  let itemCount: Int

  /// The rule of a view under its configuration's anchor, unless another one is given.
  init(_ layout: borrowing ContentLayout, policies: Policies, anchor: UnitPoint?) {
    let axis = layout.axis
    let choice = CurrentRow.Choice(policies.read, share: anchor?[axis] ?? 0)
    func rule(_ targets: TargetAxis) -> CurrentRow {
      CurrentRow(targets: targets, choice: choice, gaps: policies.gaps)
    }
    func share(_ axis: Axis) -> Double { anchor?[axis] ?? 0 }
    self.axis = axis
    lines = rule(layout.targets(axis, share: share(axis)))
    tracks =
      layout.readsTracks
      ? rule(layout.targets(axis.crossing, share: share(axis.crossing))) : nil
    itemsPerLine = layout.columns
    itemHoles = layout.holes
    itemCount = layout.count
  }

  /// The place of the nearest item by geometry, under the policy for reading and whatever the one
  /// for gaps; `nil` where no target meets the inset viewport.
  /// - Complexity: O(log n).
  func nearest(at offset: Point) -> Int? {
    nearest(AxisPair { OffsetPlace(offset: offset[$0]) })
  }

  /// What the binding would hold at an offset or, with a direction, directly past it.
  func reading(at offset: Point, toward direction: Vector = .zero) -> TargetReading {
    reading(AxisPair { OffsetPlace(offset: offset[$0], side: .side(from: 0, to: direction[$0])) })
  }

  func reading(_ place: AxisPair<OffsetPlace>) -> TargetReading {
    guard let tracks else { return item(lines.reading(place[axis])) }
    let isInGap =
      lines.reading(place[axis]) == .gap || tracks.reading(place[axis.crossing]) == .gap
    return isInGap ? .gap : nearest(place).map { .target($0) } ?? .nothing
  }

  /// The steps of the reading along the main axis; see ``CurrentRow/steps(from:to:)``.
  ///
  /// Not for views with ``tracks``: what they read depends on both axes; see
  /// ``moments(of:from:at:until:)``.
  func steps(from start: Double, to end: Double) -> some Sequence<CurrentRow.Step> {
    lines.steps(from: start, to: end).lazy.map {
      CurrentRow.Step(offset: $0.offset, reading: item($0.reading))
    }
  }

  /// The anchor point of an item's row minus that of the inset viewport, along the main axis.
  func distance(of place: Int, at offset: Point) -> Double {
    let targets = lines.targets
    return targets.point(place / itemsPerLine) - (offset[axis] + targets.alignment.reach)
  }

  private func item(_ reading: TargetReading) -> TargetReading {
    if case .target(let line) = reading { .target(item(line)) } else { reading }
  }

  /// The item that a line is reported by.
  private func item(_ line: Int) -> Int { itemHoles.target(from: line * itemsPerLine) }

  private func nearest(_ place: AxisPair<OffsetPlace>) -> Int? {
    guard let tracks else { return lines.row(place[axis]).map(item) }
    return nearestCell(place, tracks)
  }
}

extension ContentLayout {
  /// Whether a reading depends on both axes: in a grid that scrolls both ways.
  var readsTracks: Bool { columns > 1 && configuration.scrollAxes == .both }
}
