extension ContentLayout {
  /// The offsets that align the scroll targets with the inset viewport, clamped to the bounds.
  ///
  /// Without an anchor they align leading edges; along the main axis unless another is given. In
  /// a grid a line is one target along the main axis, a track one across it. Several targets may
  /// share an offset: near the ends they do.
  /// - Complexity: O(1); with an anchor outside 0…1, O(n log n).
  func alignedOffsets(anchor: UnitPoint?, axis: Axis? = nil) -> AlignedTargets {
    let axis = axis ?? self.axis
    let isMain = axis == self.axis
    return AlignedTargets(
      targets: targets(axis, share: anchor?[axis] ?? 0), bounds: bounds(axis),
      itemsPerRow: isMain ? columns : 1, itemHoles: isMain ? holes : HolePlaces())
  }
}

/// The clamped offsets that align scroll targets, ascending, each made when it is asked for.
struct AlignedTargets: RandomAccessCollection, Sendable {
  private let targets: TargetAxis
  private let bounds: ScrollBounds
  private let itemsPerRow: Int
  private let itemHoles: HolePlaces
  /// The rows by offset, where that is not their own order.
  private let sortedRows: [Int]?

  init(targets: TargetAxis, bounds: ScrollBounds, itemsPerRow: Int, itemHoles: HolePlaces) {
    self.targets = targets
    self.bounds = bounds
    self.itemsPerRow = itemsPerRow
    self.itemHoles = itemHoles
    // A point outside its row may lie beyond the next row's: only then do rows not ascend.
    if (0...1).contains(targets.alignment.share) {
      sortedRows = nil
    } else {
      let offsets = (0..<targets.count).map { targets.holes.place(rank: $0) }
        .map { (row: $0, offset: targets.aligned($0)) }
      sortedRows = offsets.sorted { ($0.offset, $0.row) < ($1.offset, $1.row) }.map(\.row)
    }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { targets.count }

  /// The offset that aligns a target.
  /// - Complexity: O(log n).
  subscript(index: Int) -> Double { bounds.clamp(targets.aligned(row(index))) }

  /// The place of the item that stands for a target: the first one with an id in its line.
  ///
  /// Across the axis it is the number of the track.
  func place(_ index: Int) -> Int { itemHoles.target(from: row(index) * itemsPerRow) }

  private func row(_ index: Int) -> Int { sortedRows?[index] ?? targets.holes.place(rank: index) }
}
