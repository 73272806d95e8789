import ScrollModel

extension Chart {
  /// The offset over time with its edges, its phases, and what the sampler made of it.
  mutating func drawOffset(of view: PicturedView) {
    let scale = PlotScale(view, top: y, height: ChartGeometry.plot)
    drawBeyond(view, scale)
    drawPhases(of: view, names: "band ", y: y, height: ChartGeometry.plot)
    drawGrid(scale)
    drawEdges(view, scale)
    if let samples = view.samples { drawSteps(of: samples, scale) }
    if let crossing = view.crossing { draw(crossing, "curve across", scale) }
    if let shown = view.shown { draw(shown, "curve shown", scale) }
    draw(view.offset, "curve", scale)
    drawSnaps(view, scale)
    label("offset", view.axis == .vertical ? "pt, downwards" : "pt, forward", at: y + 12)
    drawFinalOffset(view, scale)
    y += ChartGeometry.plot + ChartGeometry.gap
  }

  /// The breadth of the columns in which a curve is thinned, in points: half of what can be seen,
  /// and all of it in charts that are broader than a page.
  static func column(_ width: Double) -> Double { width > TimelineRooms.least ? 1 : 0.5 }

  private mutating func draw(_ curve: Curve, _ name: String, _ scale: PlotScale) {
    let points = curve.thinned(column: Chart.column(picture.timeline.width)).points
    markup.empty(
      "path",
      ["class": .text(name), "d": .text(path(points.map { (x($0.x), scale.y($0.value)) }))])
  }

  private mutating func drawGrid(_ scale: PlotScale) {
    for value in NiceNumber.values(in: scale.values, about: 5) {
      let y = scale.y(value)
      markup.empty(
        "line",
        [
          "class": "hair", "x1": .number(x(0)), "x2": .number(x(picture.timeline.width)),
          "y1": .number(y), "y2": .number(y),
        ])
      guard y > scale.top + 34 else { continue }
      markup.leaf(
        "text",
        ["class": "end small", "x": .number(ChartGeometry.gutter - 10), "y": .number(y + 3.5)],
        NumberText.points(value))
    }
  }

  /// Where the content is past an edge.
  private mutating func drawBeyond(_ view: PicturedView, _ scale: PlotScale) {
    for span in view.bounds.spans(until: picture.timeline.width, least: 0.5) {
      let low = scale.y(span.value.lowerBound)
      let high = scale.y(span.value.upperBound)
      bar(
        "beyond", from: span.start, to: span.end, y: low, height: max(0, scale.bottom - low))
      bar("beyond", from: span.start, to: span.end, y: scale.top, height: max(0, high - scale.top))
    }
  }

  private mutating func drawEdges(_ view: PicturedView, _ scale: PlotScale) {
    let spans = view.bounds.spans(until: picture.timeline.width, least: 0.5)
    for (name, edge) in [("start", \ClosedRange<Double>.lowerBound), ("end", \.upperBound)] {
      let seen = spans.filter { scale.values.contains($0.value[keyPath: edge]) }
      for span in seen {
        let y = scale.y(span.value[keyPath: edge])
        markup.empty(
          "line",
          [
            "class": "edge", "x1": .number(x(span.start)), "x2": .number(x(span.end)),
            "y1": .number(y), "y2": .number(y),
          ])
      }
      if let last = seen.last, last.end >= picture.timeline.width {
        markup.leaf(
          "text",
          [
            "class": "small", "x": .number(x(last.end) + 8),
            "y": .number(scale.y(last.value[keyPath: edge]) + 3.5),
          ], name)
      }
    }
  }

  /// What the sampler published holds until it publishes again.
  private mutating func drawSteps(of samples: Lane<Double>, _ scale: PlotScale) {
    let spans = samples.spans(until: picture.timeline.width)
    var points: [(Double, Double)] = []
    for span in spans {
      points.append((x(span.start), scale.y(span.value)))
      points.append((x(span.end), scale.y(span.value)))
    }
    markup.empty("path", ["class": "sampled", "d": .text(path(points))])
  }

  private mutating func drawSnaps(_ view: PicturedView, _ scale: PlotScale) {
    for snap in view.snaps.prefix(400) where scale.values.contains(snap.offset) {
      let (x, y) = (x(snap.x), scale.y(snap.offset))
      markup.shape(
        "path",
        ["class": "snap", "d": .text(diamond(x, y, 5))],
        remark: "aligned to \(snap.id?.cellText ?? "no item") at \(NumberText.points(snap.offset))")
    }
  }

  func diamond(_ x: Double, _ y: Double, _ size: Double) -> String {
    path([(x, y - size), (x + size, y), (x, y + size), (x - size, y)]) + "Z"
  }

  private mutating func drawFinalOffset(_ view: PicturedView, _ scale: PlotScale) {
    let offset = view.state.offset[view.axis]
    // The name of an edge may stand at the same height.
    let edges = [view.bounds.last?.lowerBound, view.bounds.last?.upperBound]
    let isAtEdge = edges.compactMap(\.self).contains { abs(scale.y($0) - scale.y(offset)) < 12 }
    let place = scale.y(offset) + (isAtEdge ? (scale.y(offset) > scale.top + 30 ? -9 : 16) : 3.5)
    markup.leaf(
      "text",
      ["class": "strong", "x": .number(x(picture.timeline.width) + 8), "y": .number(place)],
      NumberText.points(offset))
  }
}

/// The vertical scale of a curve: the values that it takes, with a little room around them.
struct PlotScale {
  /// The values from the lower to the upper end.
  let values: ClosedRange<Double>
  let top: Double
  let bottom: Double

  /// The scale of a view's offsets; an edge near them is shown, too.
  init(_ view: PicturedView, top: Double, height: Double) {
    let curves = [view.offset, view.crossing, view.shown].compactMap { $0?.range }
    var low = curves.map(\.lowerBound).min() ?? 0
    var high = curves.map(\.upperBound).max() ?? 0
    let reach = max(40, (high - low) * 0.25)
    for bounds in [view.bounds.last].compactMap(\.self) {
      if low - bounds.lowerBound < reach { low = min(low, bounds.lowerBound) }
      if bounds.upperBound - high < reach { high = max(high, bounds.upperBound) }
    }
    let room = max(20, (high - low) * 0.07)
    self.init(low: low - room, high: high + room, top: top, height: height)
  }

  init(low: Double, high: Double, top: Double, height: Double) {
    values = low...max(high, low + 1)
    self.top = top
    bottom = top + height
  }

  /// Where a value is; one that is off the scale lies on its end.
  func y(_ value: Double) -> Double {
    let share = (value - values.lowerBound) / (values.upperBound - values.lowerBound)
    return bottom - max(0, min(1, share)) * (bottom - top)
  }
}
