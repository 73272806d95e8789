import Rendering
import ScrollModel

/// A list: every row of the screen shows the item that its middle falls on.
struct PlayList {
  let engine: ScrollEngine
  /// Columns that it takes, with the indicator at its right.
  let columns: Int
  /// Rows that the viewport takes.
  let rows: Int
  /// Points along the axis that a row stands for.
  let pointsPerRow: Double

  var lines: [ScreenLine] {
    let nearest = engine.nearest?.index
    // One row more on either side, to see where items begin and end.
    let places = (-1...rows).map { place(inRow: $0) }
    let thumb = thumb
    return (0..<rows).map { row in
      let range = places[row + 1]
      var line = ScreenLine(" ")
      if range.isEmpty {
        line.pad(to: columns - 2)
      } else {
        let isFirst = places[row] != range
        let isLast = places[row + 2] != range
        let isNearest = nearest.map(range.contains) ?? false
        line.add(
          edge(isFirst: isFirst, isLast: isLast, isNearest: isNearest), isNearest ? nil : .dim)
        if isFirst || row == 0 { line.add(titles(range, columns: columns - 6, nearest)) }
        line = line.fitted(to: columns - 2)
      }
      line.add(thumb.contains(row) ? " ▐" : " ·", .dim)
      return line
    }
  }

  /// The items of the line that the middle of a row falls on; empty in a gap and past the edges.
  ///
  /// A middle on a joint of two items is the second one's.
  /// - Complexity: O(log n), however many items a row holds.
  private func place(inRow row: Int) -> Range<Int> {
    let middle =
      engine.shownOffset[engine.configuration.axis] + (Double(row) + 0.5) * pointsPerRow
    return engine.layout.placesMeeting(middle, middle.nextUp)
  }

  private func edge(isFirst: Bool, isLast: Bool, isNearest: Bool) -> String {
    switch (isFirst, isLast) {
    case (true, true): isNearest ? "╺ " : "╶ "
    case (true, false): isNearest ? "┏ " : "╭ "
    case (false, true): isNearest ? "┗ " : "╰ "
    case (false, false): isNearest ? "┃ " : "│ "
    }
  }

  /// Columns of a title that words beside it must leave.
  private static let titleColumns = 12

  /// The titles of a line's items side by side, with what is said of them.
  private func titles(_ range: Range<Int>, columns: Int, _ nearest: Int?) -> ScreenLine {
    // A grid of very many tracks shows those that have room.
    let shown = range.prefix(max(1, columns / 8))
    let room = columns / max(1, shown.count)
    var line = ScreenLine()
    for place in shown {
      let id = engine.layout.id(at: place)
      let isBound = id != nil && id == engine.binding
      let isNearest = place == nearest
      var mark = mark(isNearest: isNearest, isBound: isBound)
      let title = title(at: place, id)
      // Where titles are short of room, the sign alone says it.
      let wanted = min(DisplayWidth.of(title), PlayList.titleColumns)
      if shown.count > 1 || room - 1 - DisplayWidth.of(mark.text) < wanted {
        mark.text = String(mark.text.prefix(3))
      }
      let space = room - 1 - DisplayWidth.of(mark.text)
      var cell = ScreenLine(
        SafeText.visible(title, columns: max(1, space)), isNearest ? .bold : nil)
      cell.add(mark.text, mark.style)
      line.add(shown.count == 1 ? cell : cell.fitted(to: room))
    }
    return line
  }

  private func title(at place: Int, _ id: ItemID?) -> String {
    let title = engine.layout.title(at: place)
    return title.isEmpty ? "(no id)" : title
  }

  private func mark(isNearest: Bool, isBound: Bool) -> (text: String, style: Ink.Style?) {
    switch (isNearest, isBound) {
    case (true, true): ("  ◀ scrolledID", .green)
    case (true, false): ("  ◁ nearest", .cyan)
    case (false, true): ("  ◀ scrolledID", .yellow)
    case (false, false): ("", nil)
    }
  }

  /// The rows of the indicator: it shrinks where the content is pulled past an edge.
  private var thumb: Range<Int> {
    let axis = engine.configuration.axis
    let content = engine.layout.contentSize[axis]
    let viewport = engine.configuration.viewport[axis]
    guard content > viewport, viewport > 0 else { return 0..<0 }
    let offset = engine.offset[axis]
    let start = max(0, min(1, offset / content))
    let end = max(start, min(1, (offset + viewport) / content))
    let first = min(rows - 1, Int((start * Double(rows)).rounded()))
    return first..<max(first + 1, min(rows, Int((end * Double(rows)).rounded())))
  }
}
