import DragScript

extension Chart {
  /// The ruler and a box for each step.
  mutating func drawSteps() {
    for tick in TimeTicks.ticks(picture.timeline) {
      markup.leaf(
        "text",
        ["class": "small", "x": .number(x(tick.x) + 2), "y": .number(y + 12)],
        NumberText.seconds(tick.time))
      markup.empty(
        "line",
        [
          "class": "hair", "x1": .number(x(tick.x)), "x2": .number(x(tick.x)),
          "y1": .number(y + 4), "y2": .number(y + ChartGeometry.ruler),
        ])
    }
    y += ChartGeometry.ruler
    label("steps", at: y + ChartGeometry.step / 2)
    for index in visibleMoments where picture.timeline.moments[index].hasBox { drawStep(index) }
    let thin = visibleMoments.map { picture.timeline.moments[$0] }.filter { !$0.hasBox }
    bars(
      "thin", thin.map { ($0.x, max($0.endX - 0.4, $0.x + 0.4)) }, y: y, height: ChartGeometry.step)
    y += ChartGeometry.step + ChartGeometry.gap
  }

  /// The moments whose boxes are not too narrow to be drawn beside one another.
  private var visibleMoments: [Int] {
    var last = -1.0
    return picture.timeline.moments.indices.filter { index in
      let moment = picture.timeline.moments[index]
      guard moment.step != nil, moment.endX - last >= least else {
        return false
      }
      last = moment.endX
      return true
    }
  }

  /// Draws a step's box, which leads to its line.
  private mutating func drawStep(_ index: Int) {
    let moment = picture.timeline.moments[index]
    guard let step = moment.step else { return }
    let breadth = max(0.75, moment.endX - moment.x - 2)
    let text = "\(step.line)  \(step.text)"
    let anchor = isInPage ? picture.listing.anchor(of: step.file, step.line) : nil
    let attributes: Markup.Attributes = [
      "class": "step", "id": "\(prefix)step-\(index)", "href": "#\(anchor ?? "")",
      "data-x": .number(moment.eventX),
    ]
    if anchor != nil {
      markup.open("a", attributes)
    } else {
      markup.open("g", ["class": "step"])
    }
    markup.shape(
      "rect",
      [
        "x": .number(x(moment.x) + 1), "y": .number(y), "width": .number(breadth),
        "height": .number(ChartGeometry.step), "rx": .number(min(4, breadth / 2)),
      ], remark: "line \(step.line): \(step.text), at \(NumberText.seconds(moment.start))")
    let label =
      ChartGeometry.fitted(text, in: breadth - 8, least: 7)
      ?? ChartGeometry.fitted(String(step.line), in: breadth - 2, least: 9)
    if let label {
      let isCentred = label == String(step.line)
      markup.leaf(
        "text",
        [
          "class": .text(isCentred ? "middle" : ""),
          "x": .number(isCentred ? x(moment.x) + 1 + breadth / 2 : x(moment.x) + 6),
          "y": .number(y + 15),
        ], label)
    }
    markup.close(anchor == nil ? "g" : "a")
  }

  /// Steps go through all lanes: their beginnings as lines, instants as grey columns.
  func drawGuides(from top: Double, to bottom: Double, into svg: inout Markup) {
    for index in visibleMoments {
      let moment = picture.timeline.moments[index]
      if moment.lead > 1 {
        svg.empty(
          "rect",
          [
            "class": "slot", "x": .number(x(moment.x)), "y": .number(top),
            "width": .number(moment.lead), "height": .number(bottom - top),
          ])
      }
      guard moment.endX - moment.x >= 6 else { continue }
      svg.empty(
        "line",
        [
          "class": "guide", "x1": .number(x(moment.x)), "x2": .number(x(moment.x)),
          "y1": .number(top), "y2": .number(bottom),
        ])
    }
  }

  /// A tick or a cross for each expectation.
  mutating func drawExpectations() {
    let expectations = picture.expectations
    guard !expectations.isEmpty else { return }
    let middle = y + ChartGeometry.expectations / 2
    label("expected", at: middle)
    var lastX = -100.0
    var wasMet = true
    for expectation in expectations {
      let outcome = expectation.outcome
      // Of many in one place the first, and the first that failed.
      guard expectation.x - lastX >= least || wasMet && !outcome.isMet else { continue }
      (lastX, wasMet) = (expectation.x, outcome.isMet)
      let (x, found) = (x(expectation.x), SafeText.visible(outcome.actual.description, columns: 60))
      let size = min(4.5, max(1, (picture.timeline.moments.first?.slot ?? 9) / 2 - 1))
      markup.shape(
        "path",
        [
          "class": .text(outcome.isMet ? "good" : "bad"),
          "d": .text(outcome.isMet ? tick(x, middle, size) : cross(x, middle, size)),
        ],
        remark: "line \(outcome.line): \(outcome.text)" + (outcome.isMet ? "" : ", found \(found)"))
    }
    y += ChartGeometry.expectations
  }

  func tick(_ x: Double, _ y: Double, _ size: Double = 4.5) -> String {
    path([(x - size, y), (x - size / 3, y + size * 0.8), (x + size, y - size * 0.8)])
  }

  func cross(_ x: Double, _ y: Double, _ size: Double = 4.5) -> String {
    let s = size * 0.85
    return path([(x - s, y - s), (x + s, y + s)]) + path([(x - s, y + s), (x + s, y - s)])
  }

  /// Straight lines through points.
  func path(_ points: [(Double, Double)]) -> String {
    var text = ""
    for (index, point) in points.enumerated() {
      text += (index == 0 ? "M" : "L") + Markup.number(point.0) + " " + Markup.number(point.1)
    }
    return text
  }
}

extension Moment {
  /// Whether its step has a box of its own to be pointed at; of thousands of steps that are
  /// narrower only lines are left.
  var hasBox: Bool { step != nil && endX - x >= 5 }
}
