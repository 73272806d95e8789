@testable import ScrollModel

/// Items laid out by adding up, one after the other: what a ``ContentLayout`` must answer.
struct NaiveLayout {
  /// An item and the length that a resize gave it.
  struct Row {
    var item: Item
    var override: Double?
    /// Whether it came after the first layout.
    var isNew = false
  }

  var configuration: ScrollConfiguration
  var rows: [Row]

  var axis: Axis { configuration.axis }
  var columns: Int { configuration.container.isGrid ? configuration.columns : 1 }

  var container: Size {
    var size = configuration.viewport
    for axis in Axis.allCases {
      size[axis] = max(0, size[axis] - configuration.insets.total(axis))
    }
    return size
  }

  var across: Double {
    let crossing = axis.crossing
    let own = configuration.itemSize.across?.points(viewport: configuration.viewport[crossing])
    return own ?? max(0, container[crossing] - configuration.padding.total(crossing))
  }

  var track: Double {
    max(0, (across - Double(columns - 1) * configuration.spacing) / Double(columns))
  }

  func length(_ row: Row) -> Double {
    let viewport = configuration.viewport[axis]
    if let override = row.override { return override }
    switch configuration.itemSize.rule {
    case .fixed(let length):
      return row.isNew
        ? row.item.measure ?? length.points(viewport: viewport)
        : length.points(viewport: viewport)
    case .measured(let length):
      return row.item.measure ?? length?.points(viewport: viewport) ?? 0
    case .aspect(let length):
      return row.item.measure.map { $0 * track } ?? length?.points(viewport: viewport) ?? 0
    }
  }

  /// The start and the end of each line, without what is before the first.
  var lines: [(start: Double, end: Double)] {
    var lines: [(start: Double, end: Double)] = []
    for first in stride(from: 0, to: rows.count, by: columns) {
      let start = lines.last.map { $0.end + configuration.spacing } ?? 0
      let longest = rows[first..<min(first + columns, rows.count)].map(length).max() ?? 0
      lines.append((start, start + longest))
    }
    return lines
  }

  var contentSize: Size {
    var size = Size()
    size[axis] = (lines.last?.end ?? 0) + configuration.padding.total(axis)
    size[axis.crossing] = across + configuration.padding.total(axis.crossing)
    return size
  }

  func origin(_ axis: Axis) -> Double {
    let slack = max(0, container[axis] - contentSize[axis])
    return configuration.padding.start(axis)
      + slack * (configuration.defaultAnchor.alignment?[axis] ?? 0)
  }

  var frames: [Rect] {
    let (lines, crossing) = (lines, axis.crossing)
    return rows.indices.map { place in
      let (line, length) = (lines[place / columns], length(rows[place]))
      var frame = Rect()
      frame.size[axis] = length
      frame.size[crossing] = track
      frame.origin[axis] = origin(axis) + (line.start + line.end - length) / 2
      frame.origin[crossing] =
        origin(crossing) + Double(place % columns) * (track + configuration.spacing)
      return frame
    }
  }

  func bounds(_ axis: Axis) -> ScrollBounds {
    let low = -configuration.insets.start(axis)
    let high =
      contentSize[axis] + configuration.insets.end(axis) - configuration.viewport[axis]
    return ScrollBounds(
      min: low, max: configuration.scrollAxes.contains(axis) ? max(low, high) : low)
  }
}

extension ScrollConfiguration {
  /// A configuration with a few things told.
  init(
    _ container: Container, viewport: Size, change: (inout ScrollConfiguration) -> Void = { _ in }
  ) {
    self.init()
    self.container = container
    self.viewport = viewport
    change(&self)
  }
}
