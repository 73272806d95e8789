import DragScript
import ScrollModel

extension Page {
  /// Each run's chart, the scrubber, and the viewports.
  mutating func writeCharts() {
    markup.open("section", ["id": "charts"])
    markup.leaf("h2", comparison == nil ? "The run" : "Both runs")
    let isBeside = runs.reduce(0) { $0 + $1.picture.views.count } < 4
    markup.open("div", ["class": .text(isBeside ? "side-by-side" : "")])
    markup.open("div", ["class": "over-time"])
    for run in runs {
      if !run.title.isEmpty {
        let verdict = Verdict(run.picture)
        markup.leaf("h3", run.title)
        markup.leaf(
          "p", ["class": .text(verdict.tone.rawValue)], verdict.line)
      }
      var chart = Chart(run.picture, isInPage: true, prefix: run.prefix)
      let isBroad = chart.width > 1200
      markup.open("div", ["class": .text(isBroad ? "chart-frame broad" : "chart-frame")])
      markup.append(chart.drawn())
      markup.close("div")
    }
    writeScrubber()
    markup.close("div")
    markup.open("div", ["class": "stages"])
    for run in runs {
      for (place, view) in run.picture.views.enumerated() { write(view, place: place, of: run) }
    }
    markup.close("div")
    markup.close("div")
    markup.close("section")
  }

  /// The scrubber is there for readers with a script alone, so the script shows it.
  private mutating func writeScrubber() {
    markup.open("div", ["class": "scrubber", "id": "scrubber", "hidden": .flag(true)])
    markup.void(
      "input",
      [
        "type": "range", "id": "place", "min": "0", "step": "0.5", "aria-label": "time",
        "max": .number(runs.map(\.picture.timeline.width).max() ?? 0),
        "value": .number(runs.map(\.picture.timeline.width).max() ?? 0),
      ])
    markup.open("p", ["class": "controls"])
    for (id, sign, name) in [
      ("back", "‹", "the event before"), ("play", "▶\u{FE0E}", "play"),
      ("next", "›", "the next event"),
    ] {
      markup.leaf(
        "button", ["type": "button", "id": "\(id)", "aria-label": "\(name)", "title": "\(name)"],
        sign)
    }
    markup.leaf("output", ["id": "now", "for": "place"], "")
    markup.close("p")
    markup.close("div")
  }

  private mutating func write(_ view: PicturedView, place: Int, of run: Run) {
    let state = view.state
    markup.open("figure", ["class": "stage", "id": "\(run.prefix)stage-\(place)"])
    markup.append(StageMarkup(view, until: run.picture.timeline.width).drawn())
    markup.open("figcaption")
    let names = [run.title, run.picture.views.count > 1 ? "@\(view.scene.view)" : ""]
    let name = names.filter { !$0.isEmpty }.joined(separator: ", ")
    if !name.isEmpty { markup.leaf("p", ["class": "strong"], name) }
    markup.open("dl")
    let offset = NumberText.points(state.offset[view.axis])
    for (key, name, value) in [
      ("time", "time", NumberText.seconds(state.time)), ("offset", "offset", offset),
      ("phase", "phase", state.phase.rawValue),
      ("nearest", "nearest", state.nearest?.id.cellText ?? "nothing"),
      ("held", "scrolledID", state.binding?.cellText ?? "nil"),
    ] {
      markup.leaf("dt", name)
      markup.leaf(
        "dd", ["data-value": "\(key)", "class": .text(view.isStale && key == "held" ? "bad" : "")],
        value)
    }
    markup.close("dl")
    markup.leaf("p", ["class": "remark"], "") { remark in
      remark.leaf("span", ["class": "key truth"], "nearest")
      remark.leaf("span", ["class": "key held"], "what scrolledID says")
    }
    markup.close("figcaption")
    markup.close("figure")
  }
}
