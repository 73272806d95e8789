import ScrollModel

// Between the lanes: what passes from the truth to the binding, and what fails to.
extension Chart {
  /// How many marks are drawn one by one.
  private static let mostMarks = 1_200

  /// Reports as lines that arrive, missed reports as hollow marks from which nothing arrives,
  /// writes as arrows from below, where code is.
  mutating func drawPassage(of view: PicturedView, from top: Double, to bottom: Double) {
    let marks = view.marks.gathered(column: 3, unlessFewerThan: Chart.mostMarks)
    if marks.contains(where: { $0.kind != .write }) {
      label("reports", at: (top + bottom) / 2)
    }
    drawWays(of: marks, from: top, to: bottom)
    for mark in marks where mark.kind != .write { drawReport(mark, from: top, to: bottom) }
    let written = marks.filter { $0.kind == .write }
    guard !written.isEmpty else { return }
    y += 3
    label("code writes", at: y + ChartGeometry.code / 2 - 2)
    for (index, mark) in written.enumerated() {
      let next = index + 1 < written.count ? written[index + 1].x : picture.timeline.width
      drawWrite(mark, room: next - mark.x)
    }
    y += ChartGeometry.code
  }

  /// The ways of the reports: all of a kind as one path, since there may be thousands.
  private mutating func drawWays(of marks: [Mark], from top: Double, to bottom: Double) {
    func ways(_ kind: Mark.Kind, _ start: Double, _ end: Double) -> String {
      marks.filter { $0.kind == kind }.map { path([(x($0.x), start), (x($0.x), end)]) }.joined()
    }
    for (name, ways) in [
      ("report", ways(.report, top, bottom)), ("missed", ways(.missed, top, top + 5)),
      ("never", ways(.missed, top + 14, bottom - 2)),
    ] where !ways.isEmpty {
      markup.empty("path", ["class": .text(name), "d": .text(ways)])
    }
  }

  private mutating func drawReport(_ mark: Mark, from top: Double, to bottom: Double) {
    let name = mark.kind == .missed ? "missed" : "report"
    markup.shape(
      "circle",
      [
        "class": .text(name), "cx": .number(x(mark.x)),
        "cy": .number(mark.kind == .missed ? top + 9 : bottom - 5), "r": "4",
        "data-mark": .text(name),
      ], remark: remark(mark))
  }

  private mutating func drawWrite(_ mark: Mark, room: Double) {
    let (x, top) = (x(mark.x), y + 2)
    markup.shape(
      "path",
      [
        "class": "write",
        "d": .text(path([(x - 4.5, top + 8), (x + 4.5, top + 8), (x, top)]) + "Z"),
        "data-mark": "write",
      ], remark: remark(mark))
    let text = mark.id?.cellText ?? "nil"
    if let fitted = ChartGeometry.fitted(text, in: room - 14, least: 3) {
      markup.leaf(
        "text", ["class": "small", "x": .number(x + 8), "y": .number(top + 9)], fitted)
    }
  }

  private func remark(_ mark: Mark) -> String {
    let id = mark.id?.cellText ?? "nil"
    let previous = mark.previous?.cellText ?? "nil"
    let more = mark.count > 1 ? ", the last of \(mark.count) within three points" : ""
    let time = NumberText.seconds(mark.time)
    return switch mark.kind {
    case .report: "\(time): \(id) is reported, \(previous) before\(more)"
    case .missed: "\(time): \(id) would have been reported\(more)"
    case .write: "\(time): code writes \(id), \(previous) before\(more)"
    }
  }

  /// Each failure where it was first noticed.
  mutating func drawDiagnostics(of view: PicturedView) {
    guard !view.diagnostics.isEmpty else { return }
    let middle = y + 8
    label("noticed", at: middle)
    var free = -1.0
    for (place, time, diagnostic) in view.diagnostics {
      let x = x(place)
      markup.shape(
        "path",
        [
          "class": "note",
          "d": .text(path([(x - 5, middle + 4), (x + 5, middle + 4), (x, middle - 5)]) + "Z"),
        ],
        remark: "\(NumberText.seconds(time)): \(diagnostic.code.rawValue): \(diagnostic.message)")
      let text = diagnostic.code.rawValue
      let breadth = Double(text.count) * ChartGeometry.letter + 8
      let isLeft = place + breadth > picture.timeline.width + ChartGeometry.margin - 12
      guard isLeft ? place - breadth > free : place > free else { continue }
      free = isLeft ? place : place + breadth
      markup.leaf(
        "text",
        [
          "class": .text(isLeft ? "end" : ""), "x": .number(isLeft ? x - 9 : x + 9),
          "y": .number(middle + 4),
        ], text)
    }
    y += 18
  }
}
