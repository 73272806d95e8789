public import ScrollModel

extension ViewState {
  /// The state as a small table for a person, its diagnostics below it.
  public func text(axis: Axis, anchor: UnitPoint?, ink: Ink = .plain) -> String {
    var table = TextTable()
    table.rows = [
      ["binding", .init(idText(binding), .bold), .init(staleness, .red)],
      ["nearest"] + nearestCells(at: anchor?.label ?? (axis == .vertical ? "top" : "leading")),
      ["visible"] + visibleCells,
      ["offset", .init(offsetText(axis)), .init(boundsText(axis), .dim)],
      ["read path", .init(readPath.rawValue, readPathStyle), .init(countsText, .dim)],
      ["phase", .init(phase.rawValue), .init("at " + NumberText.seconds(time), .dim)],
    ]
    table.rows += observedRows
    let notes = diagnostics.map { $0.text(ink) }.joined()
    return table.text(ink) + (notes.isEmpty ? "" : "\n" + notes)
  }

  /// What is wrong with a binding that a dead read path left behind.
  private var staleness: String {
    guard readPath == .dead, binding != nearest?.id else { return "" }
    return binding == nil ? "✗ never written" : "✗ stale"
  }

  private func nearestCells(at place: String) -> [TextTable.Cell] {
    guard let nearest else {
      return [.init("none", .dim), .init("no item meets the viewport", .dim)]
    }
    let isNamed = !nearest.title.isEmpty && nearest.title != nearest.id.description
    let title = !isNamed ? "" : SafeText.visible(nearest.title, columns: 40) + ", "
    let distance = NumberText.points(abs(nearest.distance))
    let standing =
      distance == "0"
      ? "exactly at \(place)"
      : "\(distance) pt \(nearest.distance < 0 ? "before" : "past") \(place)"
    return [.init(idText(nearest.id), .bold), .init(title + standing)]
  }

  private var visibleCells: [TextTable.Cell] {
    guard visible.count > 0 else { return [.init("nothing", .dim)] }
    let first = visible.first?.cellText ?? "a hole"
    let last = visible.last?.cellText ?? "a hole"
    let range = visible.count == 1 ? first : "\(first) … \(last)"
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
    if isAtStart, isAtEnd { return "all in view, \(length) pt in \(container)" }
    let place = isAtStart ? "start, " : isAtEnd ? "end, " : ""
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
    if let position {
      let author = position.isPositionedByUser ? "by the user" : ""
      rows.append(["position", .init(text(of: position)), .init(author, .dim)])
    }
    if let sampler {
      let counts = "\(sampler.raw) raw, \(sampler.through) through, \(sampler.published) published"
      let lag = NumberText.points(sampler.lagPoints)
      let delay = NumberText.seconds(sampler.lagSeconds)
      rows.append(["sampler", .init(counts), .init("lag at most \(lag) pt, \(delay)", .dim)])
    }
    if let visibility {
      let ids = visibility.map { idText($0) }.joined(separator: " ")
      rows.append(["visibility", .init(ids.isEmpty ? "nothing" : ids)])
    }
    return rows
  }

  private func text(of position: ScrollPosition) -> String {
    if let id = position.viewID { return "id " + idText(id) }
    if let edge = position.edge { return "edge " + edge.rawValue }
    guard let point = position.point else { return "nil" }
    return "point (\(NumberText.points(point.x)), \(NumberText.points(point.y)))"
  }

  /// An id, short enough for a cell.
  private func idText(_ id: ItemID?) -> String { id.map { $0.cellText } ?? "nil" }
}

extension ItemID {
  /// The id as a table shows it: safe, at most as long as a UUID.
  var cellText: String { SafeText.visible(description, columns: 36) }
}
