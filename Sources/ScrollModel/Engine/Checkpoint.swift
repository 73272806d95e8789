/// What is kept of a scroll view at rest whose items give way to others while nobody looks.
///
/// A run can go on from it over other items, as if they had been replaced: the held item keeps its
/// place where it is among the new ones, else the offset stays, clamped.
public struct Checkpoint: Hashable, Sendable {
  /// Seconds on the run's clock.
  public var time: Double
  /// The viewport as it was.
  public var viewport: Size
  /// The content offset.
  public var offset: Point
  /// What the binding held.
  public var binding: ItemID?
  /// Where the held item began in the viewport; `nil` where no item was held.
  public var heldPlace: Point?
  /// What the binding would have held with a target layout.
  public var expectedBinding: ItemID?
  /// Assignments by code.
  public var writes: Int
  /// The ids reported.
  public var reported: [ItemID?]
  /// Missed reports.
  public var missed: Int
  /// The phases so far.
  public var phases: [ScrollPhase]
  /// Whether the user has moved the content.
  public var isScrolledByUser: Bool
  /// The failures noticed so far.
  public var diagnostics: [Diagnostic]

  /// Makes a checkpoint from its parts.
  public init(
    time: Double, viewport: Size, offset: Point, binding: ItemID?, heldPlace: Point?,
    expectedBinding: ItemID?, writes: Int, reported: [ItemID?], missed: Int,
    phases: [ScrollPhase], isScrolledByUser: Bool, diagnostics: [Diagnostic]
  ) {
    self.time = time
    self.viewport = viewport
    self.offset = offset
    self.binding = binding
    self.heldPlace = heldPlace
    self.expectedBinding = expectedBinding
    self.writes = writes
    self.reported = reported
    self.missed = missed
    self.phases = phases
    self.isScrolledByUser = isScrolledByUser
    self.diagnostics = diagnostics
  }
}

extension ScrollEngine {
  /// The view's state where nothing moves and no finger is down; `nil` elsewhere, and for a
  /// `ScrollPosition` value, which remembers more than an id.
  public var checkpoint: Checkpoint? {
    guard phase == .idle, position == nil else { return nil }
    let heldPlace = heldItem.map {
      Point(x: $0.start.x - offset.x, y: $0.start.y - offset.y)
    }
    return Checkpoint(
      time: time, viewport: configuration.viewport, offset: offset, binding: binding,
      heldPlace: heldPlace, expectedBinding: expectedBinding, writes: writes, reported: reported,
      missed: missed, phases: phases, isScrolledByUser: isScrolledByUser,
      diagnostics: diagnostics)
  }

  /// Goes on from a checkpoint over items that have replaced those of before.
  ///
  /// - Complexity: that of a first layout.
  public init(_ configuration: ScrollConfiguration, items: ItemList, from checkpoint: Checkpoint) {
    var configuration = configuration
    configuration.viewport = checkpoint.viewport
    configuration.initial = nil
    self.init(configuration, items: items)
    time = checkpoint.time
    binding = checkpoint.binding
    expectedBinding = checkpoint.expectedBinding
    writes = checkpoint.writes
    reported = checkpoint.reported
    missed = checkpoint.missed
    phases = checkpoint.phases
    phaseCalls = checkpoint.phases.count
    isScrolledByUser = checkpoint.isScrolledByUser
    for diagnostic in checkpoint.diagnostics where !diagnostics.contains(diagnostic) {
      diagnostics.append(diagnostic)
    }
    goOn(from: checkpoint)
    changes = []
  }

  private mutating func goOn(from checkpoint: Checkpoint) {
    var target = checkpoint.offset
    if let place = checkpoint.heldPlace, let held = heldItem {
      target = Point(x: held.start.x - place.x, y: held.start.y - place.y)
    } else if checkpoint.heldPlace != nil, let binding {
      raise(.danglingID(binding))
    }
    rest(at: clamped(target))
  }
}
