import ScrollModel

/// What each step of a run did, for the comparison of two runs.
struct Journal {
  /// A step and what it did to its view.
  struct Entry {
    var view: String
    var step: TraceRecord.StepLine
    var outcome: DiagnoseResult.Outcome
  }

  /// A report and the step during which it came.
  struct Report {
    var view: String
    var id: ItemID?
    var t: Double
    var step: TraceRecord.StepLine
  }

  /// Each view after the first layout.
  private(set) var start: [Entry] = []
  /// The steps, in order.
  private(set) var entries: [Entry] = []
  /// The reports, in order.
  private(set) var reports: [Report] = []

  private var before: (offset: Point, writes: Int, reports: Int, missed: Int)?

  mutating func start(_ views: [(name: String, engine: ScrollEngine)]) {
    for (name, engine) in views {
      begin(engine)
      let step = TraceRecord.StepLine(file: "", line: 0, text: "")
      start.append(Entry(view: name, step: step, outcome: outcome(of: engine)))
    }
  }

  mutating func begin(_ engine: ScrollEngine) {
    let state = engine.state
    before = (state.offset, state.writes, state.reports, state.missed)
  }

  mutating func end(_ engine: ScrollEngine, view: String, step: TraceRecord.StepLine) {
    entries.append(Entry(view: view, step: step, outcome: outcome(of: engine)))
  }

  mutating func note(_ change: ScrollChange, view: String, step: TraceRecord.StepLine) {
    guard case .report(let id, _) = change.kind else { return }
    reports.append(Report(view: view, id: id, t: change.time, step: step))
  }

  private func outcome(of engine: ScrollEngine) -> DiagnoseResult.Outcome {
    let state = engine.state
    let before = before ?? (state.offset, state.writes, state.reports, state.missed)
    return DiagnoseResult.Outcome(
      binding: state.binding,
      title: state.binding.flatMap { id in
        engine.layout.place(of: id).map { engine.layout.title(at: $0) }
      },
      nearest: state.nearest, offset: state.offset,
      moved: Vector(
        dx: state.offset.x - before.offset.x, dy: state.offset.y - before.offset.y),
      writes: state.writes - before.writes, reports: state.reports - before.reports,
      missed: state.missed - before.missed)
  }
}
