public import ScrollModel

extension ViewState {
  /// The state as a small table for a person, its diagnostics below it.
  public func text(axis: Axis, anchor: UnitPoint?, ink: Ink = .plain) -> String {
    var table = TextTable()
    let isStale = readPath == .dead && binding != nearest?.id
    table.rows = [
      ["binding", .init(idText(binding), .bold), .init(isStale ? "✗ stale" : "", .red)],
      ["nearest"] + nearestCells(anchor: anchor),
      ["visible"] + visibleCells,
      ["offset", .init(offsetText(axis)), .init(boundsText(axis), .dim)],
      ["read path", .init(readPath.rawValue, readPathStyle), .init(countsText, .dim)],
      ["phase", .init(phase.rawValue), .init("at " + NumberText.seconds(time), .dim)],
    ]
    table.rows += observedRows
    let notes = diagnostics.map { $0.text(ink) }.joined()
    return table.text(ink) + (notes.isEmpty ? "" : "\n" + notes)
  }

  private func nearestCells(anchor: UnitPoint?) -> [TextTable.Cell] {
    guard let nearest else {
      return [.init("none", .dim), .init("no item meets the viewport", .dim)]
    }
    let title = nearest.title.isEmpty ? "" : SafeText.visible(nearest.title, columns: 40) + ", "
    let place = (anchor ?? .topLeading).label
    let distance = NumberText.points(abs(nearest.distance))
    let where_ =
      distance == "0"
      ? "exactly at \(place)"
      : "\(distance) pt \(nearest.distance < 0 ? "before" : "past") \(place)"
    return [.init(idText(nearest.id), .bold), .init(title + where_)]
  }

  private var visibleCells: [TextTable.Cell] {
    guard visible.count > 0 else { return [.init("nothing", .dim)] }
    let range =
      visible.count == 1
      ? idText(visible.first) : "\(idText(visible.first)) … \(idText(visible.last))"
    return [.init(range), .init(NumberText.count(visible.count, "item"), .dim)]
  }

  private func offsetText(_ axis: Axis) -> String {
    let cross = offset[axis.crossing]
    let main = NumberText.points(offset[axis])
    return cross == 0 ? main : "\(main), across \(NumberText.points(cross))"
  }

  private func boundsText(_ axis: Axis) -> String {
    let length = NumberText.points(geometry.contentSize[axis])
    let container = NumberText.points(geometry.containerSize[axis])
    let place =
      isAtStart && isAtEnd ? "all in view, " : isAtStart ? "start, " : isAtEnd ? "end, " : ""
    return "\(place)\(container) of \(length) pt"
  }

  private var countsText: String {
    [
      NumberText.count(writes, "write"), NumberText.count(reports, "report"),
      "\(missed) missed",
    ].joined(separator: ", ")
  }

  private var readPathStyle: Ink.Style? {
    switch readPath {
    case .live: .green
    case .dead: .red
    case .untested: nil
    }
  }

  private var observedRows: [[TextTable.Cell]] {
    var rows: [[TextTable.Cell]] = []
    if let visibility {
      let ids = visibility.map { idText($0) }.joined(separator: " ")
      rows.append(["visibility", .init(ids.isEmpty ? "nothing" : ids)])
    }
    return rows
  }

  /// An id, short enough for a cell.
  private func idText(_ id: ItemID?) -> String { id.map { $0.cellText } ?? "nil" }
}

extension ItemID {
  /// The id as a table shows it: safe, at most as long as a UUID.
  var cellText: String { SafeText.visible(description, columns: 36) }
}
