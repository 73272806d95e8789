/// Lines: an item each in a stack, as many items as there are tracks in a grid.
extension ContentLayout {
  /// Items a line.
  var columns: Int { configuration.container.isGrid ? max(1, configuration.columns) : 1 }

  /// The lines along the main axis.
  var lines: RowIndex { gridLines ?? rows }

  /// The lines that are no scroll targets.
  var lineHoles: HolePlaces { gridLines == nil ? holes : gridLineHoles }

  /// Gathers the items of a grid into lines, each as long as its longest item.
  /// - Complexity: O(1) for stacks and for items of one length, else O(n).
  mutating func layOutLines() {
    guard columns > 1 else { return }
    let count = (rows.count + columns - 1) / columns
    if let length = rows.uniformLength {
      gridLines = RowIndex(count: count, length: length, spacing: rows.spacing)
    } else {
      var longest = [Double](repeating: 0, count: count)
      rows.forEachLength { longest[$0 / columns] = max(longest[$0 / columns], $1) }
      gridLines = RowIndex(count: count, spacing: rows.spacing) { longest[$0] }
    }
    gridLineHoles = HolePlaces(linesOfHoles())
  }

  /// The length of the longest item of a line.
  func longest(inLine line: Int) -> Double {
    places(inLine: line).map { rows.length(of: $0) }.max() ?? 0
  }

  /// The places of a line's items.
  func places(inLine line: Int) -> Range<Int> {
    line * columns..<min(count, (line + 1) * columns)
  }

  /// The lines all of whose items are holes.
  private func linesOfHoles() -> [Int] {
    var lines: [Int] = []
    var run = 0
    for (index, hole) in holes.places.enumerated() {
      let isSameLine = index > 0 && holes.places[index - 1] / columns == hole / columns
      run = isSameLine ? run + 1 : 1
      if run == places(inLine: hole / columns).count { lines.append(hole / columns) }
    }
    return lines
  }
}
