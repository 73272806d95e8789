import Rendering
import ScrollModel

// The lists: one, or those of several views side by side.
extension PlayScreen {
  /// Columns that a list needs to say something.
  private static let leastListColumns = 20

  /// Columns that the lists have.
  private var listColumns: Int {
    PlayScreen.isWide(state.size)
      ? state.size.columns - PlayScreen.panelColumns - 2 : state.size.columns
  }

  /// The views that there is room for: as many as can be, the one that has the keys among them.
  private var shownViews: Range<Int> {
    let all = state.views.names.count
    let count = max(1, min(all, listColumns / PlayScreen.leastListColumns))
    let first = max(0, min(state.views.focus, all - count))
    return first..<(first + count)
  }

  /// The view whose list a column of the screen belongs to.
  func view(inColumn column: Int) -> Int? {
    let views = shownViews
    let place = column / max(1, listColumns / views.count)
    return column < 0 || place >= views.count ? nil : views.lowerBound + place
  }

  /// The lists side by side, as broad as there is room.
  func lists(rows: Int) -> [ScreenLine] {
    let breadth = listColumns / shownViews.count
    let lists = shownViews.map { view in
      let engine = state.views.linked.engines[view]
      return PlayList(
        engine: engine, columns: breadth, rows: rows, pointsPerRow: state.pointsPerRow(of: engine)
      ).lines
    }
    return (0..<rows).map { row in
      var line = ScreenLine()
      for list in lists { line.add(list[row].fitted(to: breadth)) }
      return line.fitted(to: listColumns)
    }
  }

  /// The names above the lists, where there are several; the one that has the keys is marked.
  var listNames: ScreenLine {
    guard state.views.names.count > 1 else { return ScreenLine() }
    let breadth = listColumns / shownViews.count
    var line = ScreenLine()
    for view in shownViews {
      let isFocus = view == state.views.focus
      let name = SafeText.visible(state.views.names[view], columns: max(1, breadth - 5))
      var cell = ScreenLine(isFocus ? " ▶ " : "   ", .cyan)
      cell.add(name, isFocus ? .bold : .dim)
      line.add(cell.fitted(to: breadth))
    }
    return line
  }
}
