import DragScript
import ItemLoading
import ScrollModel

/// A run that a command line asks for, with its items loaded and its session locked.
struct Simulation: Sendable {
  let run: ScriptRun
  /// The file of the steps that belong to an earlier part of the session, and are not shown.
  let earlier: String?
  private let session: OpenSession?
  private let added: [Step]
  private let items: [ItemRequest: any ItemSource]
  private let start: OpenSession.Beginning

  /// What a simulation came to.
  struct Result: Sendable {
    var outcome: ScriptRun.Outcome
    /// What happened, without the earlier part of the session.
    var records: [TraceRecord]
    /// The state of the first view.
    var state: ViewState
    /// The first view as it is at the end.
    var engine: ScrollEngine
  }

  /// Prepares a run of a script in the scene that the command line and the session describe.
  ///
  /// - Parameters:
  ///   - script: What is to be done.
  ///   - settings: What the command line says of the scene.
  ///   - session: The session to go on in or to begin, `nil` for none.
  ///   - inputs: Where files are read.
  init(
    _ script: Script, settings: [SceneSetting], session: OpenSession?, inputs: Inputs
  ) throws {
    guard let session else {
      try self.init(script, settings: settings, session: nil, earlier: nil, inputs: inputs)
      return
    }
    guard script.views.isEmpty else {
      throw Failure.usage("a session holds one view, and this script has several")
    }
    let settings = script.head + settings
    var script = script
    if let earlier = session.script {
      if let size = try session.resize(for: settings) {
        let step = "resize viewport \(size.width.plain)x\(size.height.plain)"
        script.steps = try inputs.script(steps: [step]).steps + script.steps
      }
      script.head = earlier.head
      try self.init(
        script, settings: [], session: session, earlier: session.path, inputs: inputs)
    } else {
      guard SceneDescription(settings).items != nil else {
        throw Failure(
          .unreadable, "there is no session \(quoted(session.path))",
          help: "name ITEMS to begin one, or --count N")
      }
      script.head = settings
      try self.init(script, settings: [], session: session, earlier: nil, inputs: inputs)
    }
  }

  private init(
    _ script: Script, settings: [SceneSetting], session: OpenSession?, earlier: String?,
    inputs: Inputs
  ) throws {
    var whole = script
    whole.steps = (session?.steps ?? []) + script.steps
    let requests = whole.itemRequests(overriding: settings)
    if session != nil, requests.contains(where: { $0.choice == .file("-") }) {
      throw Failure.usage("a session cannot read its items from standard input again")
    }
    var items = try inputs.items(for: requests)
    let start = try session?.beginning(with: items) ?? OpenSession.Beginning()
    if !start.keepsSteps {
      whole.steps = script.steps
      if case .file(let path) = start.items {
        whole.head = try whole.head.overridden(by: SceneSetting.items(path))
      }
      let needed = Set(whole.itemRequests(overriding: settings))
      items = items.filter { needed.contains($0.key) }
    }
    let engines = start.checkpoint.flatMap { whole.engine(from: $0, settings, items) }
    var run = try ScriptRun(
      whole, overriding: settings, items: items, engines: engines.map { ["main": $0] } ?? [:])
    run.snapshots = KeptStates(beside: script.file).comparison
    self.run = run
    self.items = items
    self.start = start
    self.session = session
    self.earlier = earlier
    added = script.steps
  }

  /// Runs everything.
  func result(keepingRecords: Bool = false) throws -> Result {
    var records: [TraceRecord] = []
    var isEarlier = earlier != nil
    var outcome = (keepingRecords ? run : run.withoutFrames).run { record in
      guard keepingRecords else { return }
      var record = record
      switch record.event {
      case .step(let step) where step.file != earlier: isEarlier = false
      case .expect(let outcome) where outcome.file != earlier: isEarlier = false
      // A session keeps no step that only looks.
      case .snapshot: isEarlier = false
      case .begin: return records.append(record)
      case .end(let result):
        isEarlier = false
        record.event = .end(own(result))
      default: break
      }
      if !isEarlier { records.append(record) }
    }
    outcome.result = own(outcome.result)
    guard let state = outcome.result.views.first?.state, let engine = outcome.engines.first else {
      throw Failure(.usage, "the script has no view")
    }
    return Result(outcome: outcome, records: records, state: state, engine: engine)
  }

  /// A result without what an earlier part of the session could not do: that was said there.
  private func own(_ result: RunResult) -> RunResult {
    earlier.map(result.withoutFailures) ?? result
  }

  /// The outcome of a command, with the session's new file where there is one.
  ///
  /// A run that a `require` broke off leaves the session as it was: its steps were not all taken.
  func outcome(_ code: ExitCode, _ text: String, of result: Result) throws -> Outcome {
    var outcome = Outcome(exitCode: code, standardOutput: text)
    guard let session, let view = run.views.first, result.outcome.result.stopped == nil,
      session.isNew || !added.isEmpty || !start.keepsSteps
    else { return outcome }
    outcome.files = [
      try session.output(
        scene: view.scene, items: items, adding: added, from: start,
        to: result.engine.checkpoint, over: result.outcome.items.first ?? nil)
    ]
    outcome.lock = session.lock
    return outcome
  }
}

extension SceneSetting {
  /// What a scene says of items from a file.
  fileprivate static func items(_ path: String) throws(ValueFault) -> [SceneSetting] {
    guard let option = SceneOption.named("items") else { return [] }
    return [try option.setting(IDToken(path).spelling)]
  }
}

extension Script {
  /// The scroll view of a session that goes on over other items.
  fileprivate func engine(
    from checkpoint: Checkpoint, _ settings: [SceneSetting],
    _ items: [ItemRequest: any ItemSource]
  ) -> ScrollEngine? {
    guard let scene = scenes(overriding: settings).first?.scene, let request = scene.itemRequest,
      let source = items[request]
    else { return nil }
    return ScrollEngine(scene.configuration, items: ItemList(source), from: checkpoint)
  }
}
