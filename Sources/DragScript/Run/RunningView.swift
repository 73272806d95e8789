import ScrollModel

/// A view while a script runs.
struct RunningView {
  /// Its name.
  let name: String
  /// Its scene.
  let scene: SceneDescription
  /// Where its items come from now.
  var items: ItemChoice?
  /// What each log line showed last; `nil` where it showed nothing.
  var shown: [String?]
  /// The last frame in the trace.
  var lastFrame: TraceRecord.Frame?
  /// How often the observer's step has run at the present instant.
  var answers = PassCount()
  /// Failures that the run noticed, not the engine.
  var diagnostics: [Diagnostic] = []

  init(_ view: ScriptRun.StartingView) {
    name = view.name
    scene = view.scene
    items = view.scene.items
    shown = view.scene.logs.map { _ in nil }
  }
}

extension ScriptRun.StartingView {
  /// The scroll view at its beginning: the given one, or a fresh one whose written ids have
  /// become ids of the fixture's type.
  ///
  /// - Parameters:
  ///   - observers: What the script asks about beside what the scene observes.
  ///   - pausing: Whether something has to follow each report at once.
  func started(observing observers: Observers, pausing: Bool) -> ScrollEngine {
    if let engine { return engine }
    let reader = IDReader(
      fixtureType: items.idType, bindingType: scene.configuration.bindingType,
      known: { items.place(of: $0).flatMap(items.id(at:)) })
    var configuration = scene.configuration
    configuration.name = name
    configuration.initial = scene.initial.map(reader.bindingID)
    if let id = scene.positionID, let position = configuration.position {
      configuration.position = ScrollPosition(
        idType: position.idType, edge: position.edge, point: position.point,
        viewID: reader.itemID(id))
    }
    configuration.observes.formUnion(observers)
    configuration.pausesAtReports = pausing
    return ScrollEngine(configuration, items: ItemList(items))
  }
}
