import ScrollModel

/// A run in progress.
struct Runner {
  let run: ScriptRun
  var linked: LinkedEngines
  var views: [RunningView]
  /// Seconds on the run's clock.
  var time: Double
  /// Records that nobody has received yet.
  var records: [TraceRecord] = []
  var expectations = ExpectationSummary()
  var watches: [Watch] = []
  /// The step that is being done.
  var current: TraceRecord.StepLine
  /// The `require` that ended the run.
  var stopped: TraceRecord.StepLine?
  /// What each step did, where somebody compares runs.
  var journal: Journal?
  /// Whoever watches the views themselves.
  var camera: Camera?
  /// Records that have been handed on.
  private(set) var handedOn = 0

  init(_ run: ScriptRun, keepsJournal: Bool = false) {
    self.run = run
    views = run.views.map(RunningView.init)
    let observers = run.script.observers
    linked = LinkedEngines(
      run.views.map { view in
        view.started(
          observing: view.scene.logs.flatMap(\.subjects).reduce(into: observers) {
            $0.formUnion($1.subject.observers)
          },
          pausing: view.scene.onReport != nil || !view.scene.logs.isEmpty)
      }, links: run.script.links.map { $0.link(among: run.views.map(\.name)) })
    time = linked.engines.map(\.time).max() ?? 0
    current = TraceRecord.StepLine(file: run.script.file, line: 0, text: "")
    journal = keepsJournal ? Journal() : nil
  }

  /// Runs everything.
  mutating func run(_ receive: (TraceRecord) -> Void) -> ScriptRun.Outcome {
    begin()
    flush(receive)
    _ = perform(run.script.steps, receive)
    let outcome = finish()
    flush(receive)
    return outcome
  }

  private mutating func begin() {
    let scenes = zip(run.views, linked.engines).map { view, engine in
      RunScene(view: view.name, scene: view.scene, count: engine.layout.count)
    }
    record(.begin(script: run.script.file, scenes: scenes), view: nil)
    for view in views.indices where run.views[view].engine == nil {
      take(linked.engines[view].appearance.map { (view, $0) })
    }
    look()
    frames(isJoint: true)
    shoot()
    journal?.start(views.indices.map { (views[$0].name, linked.engines[$0]) })
  }

  private mutating func finish() -> ScriptRun.Outcome {
    closeWatches()
    // What a run leaves behind is concluded; the views of the run itself are over.
    var engines = linked.engines
    for view in engines.indices {
      for change in engines[view].conclude() { take(change, from: view) }
    }
    let states = zip(views, engines).map { view, engine in
      var state = engine.state
      state.diagnostics += view.diagnostics
      return RunResult.NamedState(view: view.name, state: state)
    }
    let links = zip(run.script.links, linked.records).map { link, record in
      RunResult.LinkResult(
        link: link, copies: record.copies, echoes: record.echoes, difference: record.difference)
    }
    let result = RunResult(
      script: run.script.file, time: time, views: states, links: links,
      expectations: expectations, stopped: stopped)
    record(.end(result), view: nil)
    return ScriptRun.Outcome(
      result: result, engines: engines, items: views.map(\.items), linked: linked)
  }

  private mutating func flush(_ receive: (TraceRecord) -> Void) {
    for record in records { receive(record) }
    handedOn += records.count
    records.removeAll(keepingCapacity: true)
  }

  mutating func record(_ event: TraceRecord.Event, view: Int?, at moment: Double? = nil) {
    records.append(
      TraceRecord(t: moment ?? time, view: view.map { views[$0].name }, event: event))
  }

  /// Does steps in turn.
  ///
  /// - Returns: Whether the run goes on; not after a `require` that failed.
  private mutating func perform(
    _ steps: [Step], _ receive: (TraceRecord) -> Void
  ) -> Bool {
    for step in steps {
      switch step.action {
      case .repeat(let count, let body):
        for _ in 0..<count {
          guard perform(body, receive) else { return false }
        }
      case .include(_, let body):
        guard perform(body, receive) else { return false }
      default:
        current = TraceRecord.StepLine(
          file: step.place.file, line: step.place.line, text: step.text)
        perform(step)
        flush(receive)
        if stopped != nil { return false }
      }
    }
    return true
  }

  /// The place of a view among all; the first where a step names none.
  func index(of view: String?) -> Int {
    guard let view else { return 0 }
    return views.firstIndex { $0.name == view } ?? 0
  }
}

extension Script {
  /// What has to be observed for all that the script asks about.
  var observers: Observers {
    var observers: Observers = []
    steps.forEachStep { step in
      switch step.action {
      case .expect(let expectation, _), .watch(let expectation):
        for reference in expectation.subjects {
          observers.formUnion(reference.subject.observers)
        }
      default: break
      }
    }
    return observers
  }
}

extension LinkDescription {
  /// The link in terms of the places of its views.
  fileprivate func link(among names: [String]) -> ScrollLink {
    ScrollLink(
      views: views.compactMap { names.firstIndex(of: $0) }, by: way, guard: safeguard)
  }
}
