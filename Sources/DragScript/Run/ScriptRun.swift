public import ScrollModel

/// A script with its items, ready to run: a pure function from these to a trace and a result.
public struct ScriptRun: Sendable {
  /// The script.
  public var script: Script
  /// The views, in order of the script.
  public var views: [StartingView]
  /// The items of the files that `replace` steps name, by path.
  public var replacements: [String: any ItemSource]

  /// A view before the first step.
  public struct StartingView: Sendable {
    /// The view's name.
    public var name: String
    /// Its scene.
    public var scene: SceneDescription
    /// Its items.
    public var items: any ItemSource
    /// A scroll view to go on with, such as a session's; a fresh one is made unless given.
    public var engine: ScrollEngine?

    /// Makes a view.
    public init(
      name: String = Script.mainView, scene: SceneDescription, items: any ItemSource,
      engine: ScrollEngine? = nil
    ) {
      self.name = name
      self.scene = scene
      self.items = items
      self.engine = engine
    }
  }

  /// What a run leaves behind.
  public struct Outcome: Sendable {
    /// What it came to.
    public var result: RunResult
    /// The scroll views as they are at the end, in order of the script: what a session keeps.
    public var engines: [ScrollEngine]
  }
}
