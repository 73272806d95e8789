import ItemLoading
public import ScrollModel

/// A script with its items, ready to run: a pure function from these to a trace and a result.
///
/// ```swift
/// let script = try Script(bytes, file: "photos.drag", read: read)
/// var items: [ItemRequest: any ItemSource] = [:]
/// for request in script.itemRequests() { items[request] = try load(request) }
/// let outcome = try ScriptRun(script, items: items).run { print($0) }
/// ```
public struct ScriptRun: Sendable {
  /// The script.
  public let script: Script
  /// The views and their scenes, in order of the script.
  public internal(set) var views: [StartingView]
  /// What `expect snapshot` asks; where it is `nil`, no state is kept and each of them fails.
  public var snapshots: SnapshotComparison?
  let items: [ItemRequest: any ItemSource]

  /// A view before the first step.
  public struct StartingView: Sendable {
    /// The view's name.
    public var name: String
    /// Its scene.
    public var scene: SceneDescription
    /// Its items.
    public var items: any ItemSource
    /// The scroll view to go on with, such as a session's; a fresh one is made where it is `nil`.
    public var engine: ScrollEngine?
  }

  /// What a run leaves behind.
  public struct Outcome: Sendable {
    /// What it came to.
    public var result: RunResult
    /// The scroll views as they are at the end, in order of the script: what a session keeps.
    public var engines: [ScrollEngine]
    /// Where each view's items come from at the end: its scene's, or those of its last `replace`.
    public var items: [ItemChoice?]
    /// The same views with what their links remember, for whoever goes on with the run.
    public var linked: LinkedEngines
  }

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - settings: What the command line says of the scene; it beats the script.
  ///   - items: The items of each of the script's `itemRequests(overriding:)`.
  ///   - engines: Scroll views to go on with, by view; their time goes on, too.
  /// - Throws: Every fault that only shows in the scene: what a step needs and the scene lacks,
  ///   settings that contradict each other, items that nobody named.
  public init(
    _ script: Script, overriding settings: [SceneSetting] = [],
    items: [ItemRequest: any ItemSource], engines: [String: ScrollEngine] = [:]
  ) throws(InputErrors) {
    let scenes = script.scenes(overriding: settings)
    var errors = SceneCheck.errors(in: script, scenes: scenes)
    self.script = script
    self.items = items
    views = []
    for (name, scene) in scenes {
      guard let request = scene.itemRequest, let source = items[request] else {
        errors.append(
          InputError(
            .malformed, file: script.file, message: "no items for the view '\(name)'",
            help: "'items FILE' in the head names them, or '--items FILE'"))
        continue
      }
      views.append(
        StartingView(name: name, scene: scene, items: source, engine: engines[name]))
    }
    let missing = script.replacements(overriding: settings).filter { items[$0.request] == nil }
    errors += missing.map { $0.step.error("no items for '\($0.step.text)'") }
    guard errors.isEmpty else { throw InputErrors(errors.inOrder(from: script.file)) }
  }

  /// Runs the script and hands each record on as soon as its step is done.
  ///
  /// - Complexity: O(steps), and one lookup for each report.
  public func run(_ receive: (TraceRecord) -> Void = { _ in }) -> Outcome {
    var runner = Runner(self)
    return runner.run(receive)
  }

  /// The same run without the frames that `fps` asks for, and without the time that they take: for
  /// whoever does not show its records.
  ///
  /// Nothing else is different: frames never change a result.
  public var withoutFrames: ScriptRun {
    var run = self
    for view in run.views.indices { run.views[view].scene.framesPerSecond = nil }
    return run
  }

  /// Runs the script and keeps all records.
  public func trace() -> (records: [TraceRecord], outcome: Outcome) {
    var records: [TraceRecord] = []
    let outcome = run { records.append($0) }
    return (records, outcome)
  }
}

extension Script {
  /// Everything that has to be loaded before a run, each once: the items of the views, then those
  /// of `replace` steps, which are read as their view's items are.
  public func itemRequests(overriding settings: [SceneSetting] = []) -> [ItemRequest] {
    let own = scenes(overriding: settings).compactMap(\.scene.itemRequest)
    var seen: Set<ItemRequest> = []
    return (own + replacements(overriding: settings).map(\.request)).filter {
      seen.insert($0).inserted
    }
  }

  /// The `replace` steps, those that answer reports among them, and what each has to have loaded.
  fileprivate func replacements(
    overriding settings: [SceneSetting]
  ) -> [(step: Step, request: ItemRequest)] {
    let scenes = scenes(overriding: settings)
    var found: [(step: Step, request: ItemRequest)] = []
    func note(_ step: Step, in view: String?) {
      guard case .change(.replace(let file)) = step.action else { return }
      let scene = scenes.first { view == nil || $0.view == view }?.scene
      if let request = scene?.itemRequest(for: file) { found.append((step, request)) }
    }
    for (view, scene) in scenes {
      if let step = scene.onReport { note(step, in: step.view ?? view) }
    }
    steps.forEachStep { note($0, in: $0.view) }
    return found
  }
}
