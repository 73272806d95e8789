import DragScript
import ScrollModel

extension Chart {
  /// The lanes of one view.
  mutating func draw(_ view: PicturedView, place: Int) {
    markup.open("g", ["class": "lanes", "id": "\(prefix)view-\(place)"])
    if picture.views.count > 1 {
      markup.leaf(
        "text", ["class": "view", "x": .number(x(0)), "y": .number(y + 11)], "@\(view.scene.view)")
      y += 18
    }
    drawOffset(of: view)
    drawPhases(of: view)
    let end = picture.timeline.width
    let top = y
    drawNearest(of: view, until: end)
    y += ChartGeometry.passage
    drawBinding(of: view, until: end)
    drawPassage(of: view, from: top + ChartGeometry.lane, to: y - ChartGeometry.lane)
    drawDiagnostics(of: view)
    y += ChartGeometry.gap * 1.5
    markup.close("g")
  }

  private mutating func drawPhases(of view: PicturedView) {
    label("phase", at: y + ChartGeometry.phase / 2)
    bar("lane", from: 0, to: picture.timeline.width, y: y, height: ChartGeometry.phase)
    drawPhases(of: view, names: "", y: y, height: ChartGeometry.phase)
    y += ChartGeometry.phase + ChartGeometry.gap
  }

  /// The stretches of each phase but idle.
  mutating func drawPhases(of view: PicturedView, names: String, y: Double, height: Double) {
    let spans = view.phases.spans(until: picture.timeline.width, least: least)
    for phase in ScrollPhase.allCases where phase != .idle {
      let own = spans.filter { $0.value == phase }.map { (start: $0.start, end: $0.end) }
      bars(names + phase.rawValue, own, y: y, height: height)
    }
  }

  private mutating func drawNearest(of view: PicturedView, until end: Double) {
    label("nearest", "what is true", at: y + ChartGeometry.lane / 2)
    drawIDs(view.nearest.spans(until: end, least: least), name: "truth")
    finalValue(view.state.nearest?.id, class: "of-truth")
    y += ChartGeometry.lane
  }

  private mutating func drawBinding(of view: PicturedView, until end: Double) {
    label("scrolledID", "what is said", at: y + ChartGeometry.lane / 2)
    drawIDs(view.binding.spans(until: end, least: least), name: "held")
    let (held, stale) = (view.binding.spans(until: end), view.stale(until: end))
    bars("stale", stale, y: y, height: ChartGeometry.lane)
    for span in stale where span.end - span.start > 30 {
      let said = held.last { $0.start <= span.start }?.value
      let text = "still \(said?.cellText ?? "nil")"
      if let fitted = ChartGeometry.fitted(text, in: span.end - span.start - 6, least: 4) {
        markup.leaf(
          "text",
          [
            "class": "of-stale", "x": .number(x(span.start) + 5),
            "y": .number(y + ChartGeometry.lane / 2 + 4),
          ], fitted)
      }
    }
    let isStale = stale.last.map { $0.end >= end } ?? false
    finalValue(view.state.binding, class: isStale ? "of-stale" : "of-held")
    y += ChartGeometry.lane
  }

  /// A box for each stretch of an id, two shades in turn.
  private mutating func drawIDs(_ spans: [Lane<ItemID?>.Span], name: String) {
    for (index, span) in spans.enumerated() {
      let shade = span.value == nil ? "nothing" : index % 2 == 0 ? name : "\(name) other"
      let text = span.value?.cellText ?? "nil"
      let breadth = span.end - span.start
      let more = span.count > 1 ? ", \(span.count) changes too short to be drawn" : ""
      bar(
        shade, from: span.start, to: span.end, y: y, height: ChartGeometry.lane,
        remark: text + more)
      guard let fitted = ChartGeometry.fitted(text, in: breadth - 6, least: 3) else { continue }
      markup.leaf(
        "text",
        [
          "class": .text(span.value == nil ? "dim" : "of-\(name)"), "x": .number(x(span.start) + 5),
          "y": .number(y + ChartGeometry.lane / 2 + 4),
        ], fitted)
    }
  }

  /// What a lane ends with, at the right.
  private mutating func finalValue(_ id: ItemID?, class name: String) {
    markup.leaf(
      "text",
      [
        "class": "strong \(name)", "x": .number(x(picture.timeline.width) + 8),
        "y": .number(y + ChartGeometry.lane / 2 + 4),
      ],
      ChartGeometry.fitted(id?.cellText ?? "nil", in: ChartGeometry.margin - 12, least: 2) ?? "…")
  }
}
