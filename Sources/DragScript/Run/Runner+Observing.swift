import ScrollModel

extension Runner {
  /// Puts changes into the trace, and lets observers answer each report at once.
  mutating func take(_ changes: [LinkedEngines.ViewChange]) {
    for (view, change) in changes {
      take(change, from: view)
      // A report in the past is one that the engine did not stop at: nobody is asked any more.
      if case .report = change.kind, change.time == time { answer(in: view) }
    }
  }

  /// Puts a change into the trace where it is observed.
  mutating func take(_ change: ScrollChange, from view: Int) {
    journal?.note(change, view: views[view].name, step: current)
    let (event, group) = TraceRecord.Event.made(of: change.kind)
    if let group, !views[view].scene.observed.contains(group) { return }
    record(event, view: view, at: change.time)
  }

  /// An `on-report` step, in the same update as the report.
  private mutating func answer(in view: Int) {
    guard let step = views[view].scene.onReport else { return }
    guard views[view].answers.allowsPass(at: time) else { return noteLoop(in: view) }
    let target = step.view.map { index(of: $0) } ?? view
    shoot()
    for event in events(for: step, in: target) { take(linked.apply(event, to: target)) }
    shoot()
  }

  private mutating func noteLoop(in view: Int) {
    let known = views[view].diagnostics + linked.engines[view].state.diagnostics
    guard !known.contains(where: { $0.code == .feedbackLoop }) else { return }
    let diagnostic = Diagnostic.feedbackLoop(passes: PassCount.limit)
    views[view].diagnostics.append(diagnostic)
    record(.diagnostic(diagnostic), view: view)
  }

  /// Looks at everything that is watched and logged.
  mutating func look() {
    checkWatches()
    for view in views.indices {
      for line in views[view].scene.logs.indices { log(line, of: view) }
    }
  }

  /// Logs a line where what it shows has changed.
  private mutating func log(_ line: Int, of view: Int) {
    let text = text(of: views[view].scene.logs[line], in: view)
    guard text != views[view].shown[line] else { return }
    views[view].shown[line] = text
    if let text { record(.log(text), view: view) }
  }

  /// The line as it reads now; `nil` while a value is.
  private func text(of template: LogTemplate, in view: Int) -> String? {
    var text = ""
    for part in template.parts {
      switch part {
      case .text(let plain): text += plain
      case .subject(let reference, let decimals):
        guard let shown = value(of: reference, in: view).shown(decimals: decimals) else {
          return nil
        }
        text += shown
      }
    }
    return text
  }
}

extension TraceRecord.Event {
  /// The record of a change, and the group in which `observe` chooses it; no group where it is
  /// always there.
  fileprivate static func made(
    of kind: ScrollChange.Kind
  ) -> (event: TraceRecord.Event, group: ObservedEvents?) {
    switch kind {
    case .write(let id, let previous): (.write(id, previous: previous), .binding)
    case .report(let id, let previous): (.report(id, previous: previous), .binding)
    case .missed(let id): (.missed(id), .binding)
    case .phase(let from, let to): (.phase(from: from, to: to), .phase)
    case .geometry(let geometry): (.geometry(geometry), .geometry)
    case .contentFrame(let origin):
      (.contentFrame(minX: origin.x, minY: origin.y), .contentFrame)
    case .visibility(let ids): (.visibility(ids), .visibility)
    case .sample(let raw, let value): (.sample(raw: raw, value: value), .samples)
    case .snap(let id, let offset): (.snap(to: id, offset: offset), nil)
    case .diagnostic(let diagnostic): (.diagnostic(diagnostic), nil)
    }
  }
}
