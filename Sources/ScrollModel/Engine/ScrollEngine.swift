/// A scroll view: its state, and what each event does to it.
public struct ScrollEngine: Sendable {
  public internal(set) var configuration: ScrollConfiguration
  public internal(set) var items: ItemList
  public private(set) var time = 0.0

  /// Lays out the items for the first time, at time 0.
  public init(_ configuration: ScrollConfiguration, items: ItemList) {
    self.configuration = configuration
    self.items = items
  }

  /// Lets an event happen and returns what it changed, in order of time.
  public mutating func apply(_ event: ScrollEvent) -> [ScrollChange] { [] }

  // Everything that can be asked (all at the present `time`):
  /// When everything that moves by itself has come to rest; `nil` when nothing moves.
  public var restTime: Double? { nil }
  public var state: ViewState { preconditionFailure() }
  public var offset: Point { .zero }
  public var velocity: Vector { .zero }
  public var phase: ScrollPhase { .idle }
  public var phases: [ScrollPhase] { [] }
  public var binding: ItemID? { nil }
  public var isTouching: Bool { false }
}
