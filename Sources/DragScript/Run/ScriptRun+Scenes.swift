import ScrollModel

extension ScriptRun {
  /// How each view begins, as the trace says it first.
  public var scenes: [RunScene] {
    views.map { RunScene(view: $0.name, scene: $0.scene, count: $0.items.count) }
  }
}
