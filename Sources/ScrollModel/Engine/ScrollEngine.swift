/// A scroll view: its state, and what each event does to it.
///
/// One way in, ``apply(_:)``, one way out, the changes it returns. The offset is a function of the
/// present plan and the time, never a running sum, so the result does not depend on how finely
/// time is cut. Everything that can be asked is asked at the present ``time``.
public struct ScrollEngine: Sendable {
  /// What was declared.
  ///
  /// Only `resizeViewport`, `setTargetLayout` and `setBehavior` change it.
  public internal(set) var configuration: ScrollConfiguration
  /// Where the items lie.
  public internal(set) var layout: ContentLayout
  /// Seconds on the run's clock.
  public internal(set) var time = 0.0

  /// What the view is doing.
  public internal(set) var phase = ScrollPhase.idle
  /// The phases so far, beginning with idle.
  public internal(set) var phases = [ScrollPhase.idle]
  /// Calls of the phase observer.
  ///
  /// Measured: one at appearance, none for an unanimated programmatic scroll.
  public internal(set) var phaseCalls = 1

  /// What the id binding holds; with a `ScrollPosition` value, its `viewID`.
  public internal(set) var binding: ItemID?
  /// The `ScrollPosition` value where the scene has one.
  public internal(set) var position: ScrollPosition?
  /// Assignments by code.
  public internal(set) var writes = 0
  /// The ids reported so far, in order; `nil` where a gap was.
  public internal(set) var reported: [ItemID?] = []
  /// Reports that a target layout would have brought.
  public internal(set) var missed = 0
  /// The failures noticed so far, each code once.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// Whether the user has moved the content.
  public internal(set) var isScrolledByUser = false
  /// What the first layout did, at time 0.
  public private(set) var appearance: [ScrollChange] = []

  /// Where the content is on each axis, as a function of time.
  var motion = AxisPair { _ in MotionPlan.rest(at: 0) }
  /// How far an offset modifier moves what is seen; the offset itself knows nothing of it.
  var contentShift = Point.zero
  /// Where a programmatic or behaviour's motion is going; `nil` when it runs free.
  var destination: Destination?
  /// The finger that is down.
  var touch: Touch?
  /// The content offset when the last gesture began.
  var gestureStart = Point.zero
  /// What the binding would hold with a target layout: missed reports are counted against it.
  var expectedBinding: ItemID?
  /// The offset up to which the present motion has been read, on the axes that are read; `nil`
  /// where it is to be asked.
  ///
  /// Kept because a boundary's time is rounded: the offset at that time may lie before the boundary.
  var readOffset: Point?
  /// The offset at which the target was last compared with the binding, while neither the binding
  /// nor the layout has changed since: there is nothing new to compare there.
  var comparedOffset: Point?
  /// Whether the present motion still has to compare its first target with the binding.
  var comparesFirstTarget = false
  /// Where the content stood when that motion began.
  var readingStart = Point.zero
  /// The edge that `scrollTo(edge:)` asked for and that growth keeps, until something else scrolls.
  var pinnedEdge: Edge?
  /// Whether the last `advance` stopped at a report that an observer answers.
  public internal(set) var isPaused = false
  /// What the update that is being performed scrolls to and was not there before it.
  var arriving: Set<ItemID> = []
  /// Reports at the present instant that an observer has answered.
  var answeredReports = PassCount()
  /// What observers saw last.
  var observation = Observation()
  /// The changes of the event that is being applied.
  var changes: [ScrollChange] = []

  /// Lays out the items for the first time, at time 0.
  ///
  /// - Complexity: O(1) for items of one fixed size, else O(n).
  public init(_ configuration: ScrollConfiguration, items: ItemList) {
    self.configuration = configuration
    layout = ContentLayout(configuration, items: items)
    position = configuration.position
    binding = configuration.position?.viewID ?? configuration.initial
    expectedBinding = binding
    appear()
    appearance = takeChanges()
  }

  /// Lets an event happen at the present time and returns what it changed, in order of time.
  ///
  /// - Complexity: constant, but for the reports that it brings: each costs a lookup.
  public mutating func apply(_ event: ScrollEvent) -> [ScrollChange] {
    perform(event)
    return takeChanges()
  }

  mutating func perform(_ event: ScrollEvent) {
    switch event {
    case .advance, .touchDown, .touchMove, .touchUp, .touchCancel: break
    default: comparedOffset = nil
    }
    switch event {
    case .advance(let time): return advance(to: time)
    case .touchDown(let slop): touchDown(slop: slop ?? configuration.panSlop)
    case .touchMove(let distance, let duration): touchMove(by: distance, over: duration)
    case .touchUp(let release): touchUp(release)
    case .touchCancel: touchUp(.velocity(.zero))
    case .wheel(let distance): turnWheel(by: distance)
    case .statusBarTap: tapStatusBar()
    case .assign(let id, let anchor, let animation):
      assign(id, anchor: anchor, animation: animation)
    case .proxyScroll(let id, let anchor, let animation):
      proxyScroll(to: id, anchor: anchor, animation: animation)
    case .positionScroll(let destination, let anchor, let animation):
      positionScroll(to: destination, anchor: anchor, animation: animation)
    case .change(let change): update([change])
    case .resizeViewport(let size): update([], viewport: size)
    case .relayout: keepInBounds()
    case .setTargetLayout(let place): setTargetLayout(place)
    case .setBehavior(let behavior): setBehavior(behavior)
    case .recreate: recreate()
    case .together(let events): performTogether(events)
    }
    look()
  }

  private mutating func takeChanges() -> [ScrollChange] {
    defer { changes = [] }
    return changes
  }
}

extension ScrollEngine {
  /// Notes something that happened now.
  mutating func record(_ kind: ScrollChange.Kind) {
    changes.append(ScrollChange(time: time, kind: kind))
  }

  /// Names a failure, the first time it is noticed.
  mutating func raise(_ diagnostic: Diagnostic) {
    guard !diagnostics.contains(where: { $0.code == diagnostic.code }) else { return }
    diagnostics.append(diagnostic)
    record(.diagnostic(diagnostic))
  }

  /// Enters a phase and calls the phase observer; the present phase again does nothing.
  mutating func enter(_ next: ScrollPhase) {
    guard next != phase else { return }
    record(.phase(from: phase, to: next))
    phase = next
    phases.append(next)
    phaseCalls += 1
    if next == .idle { observation.hasBecomeIdle = true }
  }
}
