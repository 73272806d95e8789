public import ScrollModel

/// A drag script that was read and found right: scene lines, then steps.
public struct Script: Equatable, Sendable {
  /// The file as the user named it.
  public var file: String
  /// The scene lines that hold for all views.
  public var head: [SceneSetting]
  /// The `view` blocks; empty where there is one view without a name.
  public var views: [ViewBlock]
  /// The views that move together.
  public var links: [LinkDescription]
  /// What happens.
  public var steps: [Step]

  /// Makes a script; an empty one unless told.
  public init(
    file: String, head: [SceneSetting] = [], views: [ViewBlock] = [],
    links: [LinkDescription] = [], steps: [Step] = []
  ) {
    self.file = file
    self.head = head
    self.views = views
    self.links = links
    self.steps = steps
  }

  /// A `view` block: a name and its own scene lines.
  public struct ViewBlock: Equatable, Sendable {
    /// The name, as in `@NAME`.
    public var name: String
    /// The scene lines for this view alone.
    public var settings: [SceneSetting]
    /// Where the block begins.
    public var place: SourcePlace

    /// Makes a block.
    public init(name: String, settings: [SceneSetting] = [], place: SourcePlace) {
      self.name = name
      self.settings = settings
      self.place = place
    }
  }

  /// The name of the only view of a script without `view` blocks.
  public static let mainView = "main"

  /// The scenes by view, in order of the script, with settings that beat the script's.
  public func scenes(overriding settings: [SceneSetting] = []) -> [(
    view: String, scene: SceneDescription
  )] {
    guard !views.isEmpty else {
      return [(Script.mainView, SceneDescription(head.overridden(by: settings)))]
    }
    return views.map { view in
      let own = head.overridden(by: view.settings).overridden(by: settings)
      return (view.name, SceneDescription(own))
    }
  }
}

/// Views that are synchronised, and how.
public struct LinkDescription: Hashable, Sendable {
  /// The views, at least two; order matters to `guard=phase`.
  public var views: [String]
  /// What is carried from one to the others.
  public var way: ScrollLink.Way
  /// What keeps them from echoing.
  public var safeguard: ScrollLink.Guard
  /// Where it was written.
  public var place: SourcePlace

  /// The line that says it.
  public var text: String {
    "link \(views.joined(separator: " ")) by=\(way.rawValue) guard=\(safeguard.rawValue)"
  }
}

extension [SceneSetting] {
  /// These settings without those of a kind that `others` also set, then the others.
  public func overridden(by others: [SceneSetting]) -> [SceneSetting] {
    withoutKinds(of: others) + others
  }

  /// These settings without those of a kind that `others` also set; lines of a log add up.
  public func withoutKinds(of others: [SceneSetting]) -> [SceneSetting] {
    let kinds = Set(others.map(\.option))
    return filter { !kinds.contains($0.option) || $0.option == "log" }
  }
}

extension [Step] {
  /// Visits every step once as written, blocks before their contents.
  func forEachStep(_ body: (Step) -> Void) {
    for step in self {
      body(step)
      step.children.forEachStep(body)
    }
  }
}

extension Step {
  /// The steps that a block holds.
  public var children: [Step] {
    switch action {
    case .together(let steps), .repeat(_, let steps), .include(_, let steps): steps
    default: []
    }
  }
}
