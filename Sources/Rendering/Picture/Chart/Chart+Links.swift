import DragScript
import ScrollModel

extension Chart {
  /// How far synchronised views are apart.
  mutating func drawLinks() {
    for link in picture.links {
      let top = y
      let scale = PlotScale(
        low: 0, high: max(4, (link.difference.range?.upperBound ?? 0) * 1.15), top: top,
        height: ChartGeometry.difference)
      label("difference", "pt apart", at: top + ChartGeometry.difference / 2 - 6)
      bar(
        "lane", from: 0, to: picture.timeline.width, y: top, height: ChartGeometry.difference)
      let points = link.difference.thinned(column: Chart.column(picture.timeline.width))
        .points
      markup.empty(
        "path",
        [
          "class": "difference", "d": .text(path(points.map { (x($0.x), scale.y($0.value)) })),
        ])
      markup.leaf(
        "text", ["class": "small", "x": .number(x(0) + 6), "y": .number(top + 13)],
        LinkText.line(link))
      let most = NumberText.points(
        link.result?.difference ?? link.difference.range?.upperBound ?? 0)
      markup.leaf(
        "text",
        [
          "class": "strong", "x": .number(x(picture.timeline.width) + 8),
          "y": .number(top + ChartGeometry.difference / 2 + 4),
        ], "max \(most)")
      y += ChartGeometry.difference + ChartGeometry.gap
    }
  }

  /// What each sign means.
  mutating func drawLegend() {
    let middle = y + ChartGeometry.legend / 2 + 2
    var place = x(0)
    func advance(_ text: String) { place += Double(text.count) * ChartGeometry.letter + 34 }
    func name(_ text: String) {
      markup.leaf(
        "text", ["class": "dim", "x": .number(place + 11), "y": .number(middle + 4)], text)
      advance(text)
    }
    for (kind, text) in [("report", "reported"), ("missed", "missed report")] {
      markup.empty(
        "circle",
        ["class": .text(kind), "cx": .number(place), "cy": .number(middle), "r": "4"])
      name(text)
    }
    markup.empty(
      "path",
      [
        "class": "write",
        "d": .text(
          path([(place - 4.5, middle + 4), (place + 4.5, middle + 4), (place, middle - 4)]) + "Z"),
      ])
    name("written by code")
    for phase in ScrollPhase.allCases where phase != .idle && shows(phase) {
      markup.empty(
        "rect",
        [
          "class": .text(phase.rawValue), "x": .number(place - 5), "y": .number(middle - 4),
          "width": "10", "height": "8",
        ])
      name(phase.rawValue)
    }
    if picture.views.contains(where: { !$0.snaps.isEmpty }) {
      markup.empty("path", ["class": "snap", "d": .text(diamond(place, middle, 4))])
      name("aligned to")
    }
    if picture.views.contains(where: { $0.samples != nil }) {
      markup.empty(
        "path",
        ["class": "sampled", "d": .text(path([(place - 6, middle), (place + 6, middle)]))])
      name("sampled")
    }
    y += ChartGeometry.legend
  }

  private func shows(_ phase: ScrollPhase) -> Bool {
    picture.views.contains { view in
      view.phases.spans(until: picture.timeline.width).contains { $0.value == phase }
    }
  }
}

/// A link in words.
enum LinkText {
  /// `left and right by offset, guard driver: 31 copies, no echo`.
  static func line(_ link: PicturedLink) -> String {
    let names = link.link.views.map { "@\($0)" }.joined(separator: " and ")
    let rule = "\(names) by \(link.link.way.rawValue), guard \(link.link.safeguard.rawValue)"
    guard let result = link.result else { return rule }
    let echoes = result.echoes == 0 ? "no echo" : NumberText.count(result.echoes, "echo", "echoes")
    let copies = result.copies == 1 ? "1 copy" : "\(result.copies) copies"
    return "\(rule): \(copies), \(echoes)"
  }
}
