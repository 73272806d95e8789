import DragScript
import ScrollModel

extension Page {
  /// How many records of a trace a page shows from its beginning, and how many of its end.
  private static let shownRecords = (first: 900, last: 100)

  /// The trace of each run as text.
  mutating func writeTraces() {
    markup.open("section", ["id": "trace"])
    markup.leaf("h2", "What happened")
    for run in runs {
      if !run.title.isEmpty { markup.leaf("h3", run.title) }
      writeTrace(of: run.picture)
    }
    markup.close("section")
  }

  private mutating func writeTrace(of picture: RunPicture) {
    let records = picture.film.records
    let (first, last) = Page.shownRecords
    let left = max(0, records.count - first - last)
    var text = TraceText()
    markup.raw("<pre class=\"trace\">")
    for (index, record) in records.enumerated() {
      if case .begin = record.event {
        _ = text.lines(for: record)
        continue
      }
      if left > 0, index == first {
        markup.leaf(
          "span", ["class": "remark"],
          "  … \(NumberText.count(left, "record")) left out: --format ndjson has them all …")
      }
      guard left == 0 || index < first || index >= first + left else { continue }
      let lines = text.lines(for: record)
      guard !lines.isEmpty else { continue }
      let x = picture.timeline.x(at: record.t, after: index + 1)
      markup.leaf(
        "span", ["class": .text(name(of: record.event)), "data-x": .number(x)],
        String(lines.dropLast()))
    }
    markup.raw("</pre>\n")
  }

  private func name(of event: TraceRecord.Event) -> String {
    switch event {
    case .step: "step"
    case .report: "good"
    case .missed: "bad"
    case .expect(let outcome): outcome.isMet ? "good" : "bad"
    case .diagnostic: "note"
    case .write: "write"
    default: ""
    }
  }

  /// The final state of each view, and what links did.
  mutating func writeStates() {
    markup.open("section", ["id": "state"])
    markup.leaf("h2", "At the end")
    for run in runs {
      for view in run.picture.views {
        let names = [run.title, run.picture.views.count > 1 ? "@\(view.scene.view)" : ""]
        let name = names.filter { !$0.isEmpty }.joined(separator: ", ")
        if !name.isEmpty { markup.leaf("h3", name) }
        var state = view.state
        state.diagnostics = []
        let text = state.text(axis: view.axis, anchor: view.scene.scene.configuration.anchor)
        write(text)
      }
      for link in run.picture.links { markup.leaf("p", ["class": "lead"], LinkText.line(link)) }
    }
    markup.close("section")
  }

  private mutating func write(_ table: String) {
    markup.raw("<pre class=\"state\">")
    for line in table.split(separator: "\n") { markup.raw(Markup.escaped(String(line)) + "\n") }
    markup.raw("</pre>\n")
  }
}
