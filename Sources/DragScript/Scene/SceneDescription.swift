public import ScrollModel

/// A scene as a script's head and the command line describe it, before items are loaded.
public struct SceneDescription: Equatable, Sendable {
  /// The scroll view.
  ///
  /// Ids are not in it yet, since their type is the fixture's: see `initial` and `positionID`.
  public internal(set) var configuration = ScrollConfiguration()
  /// Where the items come from; `nil` where nothing said so.
  public internal(set) var items: ItemChoice?
  /// The dotted path of the list.
  public internal(set) var list: String?
  /// The dotted key of the id.
  public internal(set) var idKey: String?
  /// The dotted key of the title.
  public internal(set) var titleKey: String?
  /// The size rule's keys.
  public internal(set) var measure: SizeKeys?
  /// What the binding holds before the first layout.
  public internal(set) var initial: IDToken?
  /// The id that the `ScrollPosition` value begins with.
  public internal(set) var positionID: IDToken?
  /// Lines of text to print whenever what they show changes.
  public internal(set) var logs: [LogTemplate] = []
  /// Which events a trace holds.
  public internal(set) var observed: Set<ObservedEvents> = [.phase, .binding]
  /// Frames a second in the trace while something moves; none unless given.
  public internal(set) var framesPerSecond: Double?
  /// A step that runs in the same update as each report.
  public internal(set) var onReport: Step?
  /// Whether indicators are drawn; without effect on the model.
  public internal(set) var showsIndicators = true
  /// What was said, in order: what is not among these has its default.
  public internal(set) var settings: [SceneSetting] = []

  /// A scene with every default.
  public init() {}

  /// The keys of `item-size`, as they were written.
  public enum SizeKeys: Hashable, Sendable {
    /// `key=`: a length along the axis.
    case length(String)
    /// `aspect=width/height`: two keys.
    case aspect(width: String, height: String)
  }

  /// The option's last setting, `nil` where it has its default.
  public func setting(_ name: String) -> SceneSetting? { settings.last { $0.option == name } }

  /// What has to be loaded; `nil` where no items were named.
  public var itemRequest: ItemRequest? {
    guard let items else { return nil }
    return ItemRequest(
      choice: items, list: list, idKey: idKey, titleKey: titleKey, measure: measureKeys,
      requiresMeasure: requiresMeasure)
  }

  private var measureKeys: MeasureKeys? {
    switch measure {
    case nil: nil
    case .length(let key): .length(key)
    case .aspect(let width, let height):
      configuration.axis == .vertical
        ? .quotient(length: height, breadth: width) : .quotient(length: width, breadth: height)
    }
  }

  private var requiresMeasure: Bool {
    switch configuration.itemSize.rule {
    case .fixed: false
    case .measured(let length), .aspect(let length): length == nil
    }
  }
}

/// Groups of trace records that `observe` chooses.
public enum ObservedEvents: String, Hashable, Sendable, CaseIterable {
  /// Changes of the phase.
  case phase
  /// Writes, reports and missed reports.
  case binding
  /// Calls of the geometry observer.
  case geometry
  /// Changes of the content's frame.
  case contentFrame = "content-frame"
  /// Changes of the list of visible targets.
  case visibility
  /// What the sampler published.
  case samples
}
