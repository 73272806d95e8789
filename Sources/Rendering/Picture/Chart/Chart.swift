import DragScript
import ScrollModel

/// The chart of a run: lanes over one axis of time.
struct Chart {
  let picture: RunPicture
  /// Whether the chart stands in a page whose script it may refer to.
  let isInPage: Bool
  /// What sets its names apart from those of other charts of a page.
  let prefix: String
  var markup = Markup()
  /// How far down the chart has come.
  var y = 0.0

  init(_ picture: RunPicture, isInPage: Bool, prefix: String = "") {
    self.picture = picture
    self.isInPage = isInPage
    self.prefix = prefix
  }

  /// The breadth of the whole chart.
  var width: Double {
    ChartGeometry.gutter + picture.timeline.width + ChartGeometry.margin
  }

  /// The place of the axis in the chart.
  func x(_ place: Double) -> Double { ChartGeometry.gutter + place }

  /// The chart as one element, with its own style sheet where it stands alone.
  mutating func drawn() -> Markup {
    if !isInPage { drawHeading() }
    drawSteps()
    let top = y
    for (place, view) in picture.views.enumerated() { draw(view, place: place) }
    drawLinks()
    drawExpectations()
    let bottom = y
    drawLegend()
    var whole = Markup()
    whole.element("svg", attributes(height: y + 4)) { svg in
      svg.leaf("title", Verdict(picture).line)
      svg.leaf("desc", "Offset over time, what is nearest and what the binding says")
      if !isInPage {
        svg.raw("<style>\n\(ChartStyle.colors)\(ChartStyle.shapes)</style>\n")
      }
      svg.empty(
        "rect", ["class": "paper", "width": .number(width), "height": .number(y + 4)])
      drawGuides(from: top, to: bottom, into: &svg)
      svg.append(markup)
      if isInPage {
        svg.empty(
          "line",
          [
            "class": "cursor", "x1": "-9", "x2": "-9", "y1": .number(ChartGeometry.ruler),
            "y2": .number(bottom),
          ])
      }
    }
    return whole
  }

  private func attributes(height: Double) -> Markup.Attributes {
    let box = "0 0 \(Markup.number(width)) \(Markup.number(height))"
    if isInPage {
      return [
        "class": "chart", "id": "\(prefix)chart", "viewBox": "\(box)", "role": "img",
        "width": .number(width), "height": .number(height),
      ]
    }
    return [
      "xmlns": "http://www.w3.org/2000/svg", "class": "chart", "viewBox": "\(box)", "role": "img",
      "width": .number(width), "height": .number(height),
    ]
  }

  /// A lane's name at the left.
  mutating func label(_ name: String, _ remark: String? = nil, at middle: Double) {
    let x = ChartGeometry.gutter - 10
    markup.leaf(
      "text", ["class": "end", "x": .number(x), "y": .number(middle + (remark == nil ? 4 : -1))],
      name)
    if let remark {
      markup.leaf(
        "text", ["class": "end small", "x": .number(x), "y": .number(middle + 11)], remark)
    }
  }

  /// A rectangle from one place of the axis to another.
  mutating func bar(
    _ names: String, from start: Double, to end: Double, y: Double, height: Double,
    remark: String? = nil
  ) {
    guard end > start else { return }
    markup.shape(
      "rect",
      [
        "class": "\(names)", "x": .number(x(start)), "y": .number(y),
        "width": .number(end - start), "height": .number(height),
      ], remark: remark)
  }

  /// Rectangles of one kind as one path, since there may be thousands.
  mutating func bars(
    _ names: String, _ spans: [(start: Double, end: Double)], y: Double, height: Double
  ) {
    let ways = spans.filter { $0.end > $0.start }.map { span in
      let breadth = Markup.number(span.end - span.start)
      return path([(x(span.start), y)]) + "h\(breadth)v\(Markup.number(height))h-\(breadth)z"
    }
    guard !ways.isEmpty else { return }
    markup.empty("path", ["class": .text(names), "d": .text(ways.joined())])
  }

  /// The breadth below which two things of a lane can not be told apart: finer in a chart that is
  /// seen at its full size.
  var least: Double { picture.timeline.width > TimelineRooms.least ? 1.5 : 0.75 }

  private mutating func drawHeading() {
    let verdict = Verdict(picture)
    markup.leaf("text", ["class": "name", "x": "16", "y": "26"], picture.name)
    markup.leaf(
      "text",
      ["class": "strong \(verdict.tone.rawValue)", "x": "16", "y": "44"], verdict.line)
    let scenes = picture.film.scenes.map { scene in
      (picture.views.count > 1 ? scene.view + ": " : "") + SceneText.line(for: scene)
    }
    let room = width - 32
    for (row, scene) in scenes.enumerated() {
      markup.leaf(
        "text", ["class": "dim", "x": "16", "y": .number(60 + Double(row) * 15)],
        ChartGeometry.fitted(scene, in: room) ?? "")
    }
    y = 60 + Double(scenes.count) * 15
  }
}
