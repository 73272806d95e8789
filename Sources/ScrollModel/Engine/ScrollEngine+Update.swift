// What one update does to a scroll view.
extension ScrollEngine {
  /// Items, their sizes or the viewport change: the layout changes as often as it must, and what
  /// rests or moves is fitted to it once.
  ///
  /// Documented and measured: while an id that is a target is held and the view is idle, the held
  /// item keeps its place in the viewport; the offset is corrected without a report. With nothing
  /// held the offset stays and the content moves under it.
  ///
  /// - Parameters:
  ///   - changes: What happens to the items, in order.
  ///   - viewport: The viewport's new size.
  ///   - letsGo: Whether the same update makes the binding hold something else.
  mutating func update(_ changes: [DataChange], viewport: Size? = nil, letsGo: Bool = false) {
    let held = heldItem
    let bound = configuration.container == .list ? nil : binding
    let wasBoundToItem = bound.map { layout.place(of: $0) != nil } ?? false
    let wasAtDefault = isAtDefaultAnchor
    var isChanged = false
    for change in changes where edit(change) { isChanged = true }
    let place = held.flatMap { layout.place(of: $0.id) }
    if isChanged, keepsPlace, let held, let place {
      let now = layout.frame(at: place).origin
      shift(by: Vector(dx: now.x - held.start.x, dy: now.y - held.start.y))
    }
    let isResized = viewport.map { resize(to: $0, holding: place) } ?? false
    guard isChanged || isResized else { return }
    readOffset = nil
    if let bound, wasBoundToItem, !letsGo, layout.place(of: bound) == nil {
      raise(.danglingID(bound))
    }
    if let held {
      if place != nil, wasAtDefault { raise(.anchorOverridden(by: held.id)) }
    } else {
      keepAtEdge(wasAtDefault: wasAtDefault)
    }
    if isResized { realign() }
    replan()
  }

  /// The held item, and where it starts in the content.
  struct HeldItem {
    var id: ItemID
    var start: Point
  }

  /// The item that the binding holds, where it is a target that can keep its place.
  var heldItem: HeldItem? {
    guard hasTargets, let id = binding, let place = layout.place(of: id),
      id.type.canStand(among: layout.items.idType)
    else { return nil }
    return HeldItem(id: id, start: layout.frame(at: place).origin)
  }

  /// Whether the held item keeps its place now, or the offset does.
  ///
  /// Measured on macOS: during a gesture the row leaves the window; `ideal` is what users expect.
  var keepsPlace: Bool {
    phase == .idle || configuration.policies.insertAbove == .ideal
  }

  /// Whether the default anchor for size changes still decides: the view is at its edge.
  ///
  /// Measured: a view at the top stays there when `.bottom` is set for size changes alone.
  private var isAtDefaultAnchor: Bool {
    guard phase == .idle, let anchor = configuration.defaultAnchor.sizeChanges else { return false }
    let there = offset(for: anchor)
    return abs(there[configuration.axis] - offset[configuration.axis]) <= 0.5
  }

  /// Stays at the edge that a position asked for, or where the default anchor says.
  ///
  /// Documented: at the edge until the user scrolls. A finger that has not moved has not scrolled.
  private mutating func keepAtEdge(wasAtDefault: Bool) {
    if let edge = pinnedEdge, phase == .idle || phase == .tracking {
      move(to: offset(of: edge, from: offset))
    } else if wasAtDefault, let point = configuration.defaultAnchor.sizeChanges {
      move(to: offset(for: point))
    }
  }

  /// Events of one transaction: the layout first, then only the last assignment counts.
  ///
  /// Reported: what is inserted and scrolled to in one update is lost. Measured: passing through
  /// nil in one update is no change.
  mutating func performTogether(_ events: [ScrollEvent]) {
    arriving = Set(events.compactMap(\.scrolledID).filter { layout.place(of: $0) == nil })
    var changes: [DataChange] = []
    var viewport: Size?
    var assignment: ScrollEvent?
    var rest: [ScrollEvent] = []
    for event in events {
      switch event {
      case .change(let change): changes.append(change)
      case .resizeViewport(let size): viewport = size
      case .setTargetLayout, .setBehavior: perform(event)
      case .assign:
        if assignment != nil { noteOverwritten(assignment) }
        assignment = event
      default: rest.append(event)
      }
    }
    let scrolls = (assignment.map { [$0] } ?? []) + rest
    update(changes, viewport: viewport, letsGo: letsGo(in: scrolls))
    for event in scrolls { perform(event) }
    arriving = []
  }

  /// Whether events make the binding hold something else.
  private func letsGo(in events: [ScrollEvent]) -> Bool {
    events.contains { event in
      switch event {
      case .assign(let id, _, _): id != binding
      case .positionScroll(.id(let id), _, _): position != nil && id != binding
      case .positionScroll: position != nil
      default: false
      }
    }
  }

  /// An assignment that a later one in the same update overwrites: written, never seen.
  private mutating func noteOverwritten(_ event: ScrollEvent?) {
    guard case .assign(let id, _, _) = event else { return }
    writes += 1
    record(.write(id, previous: binding))
  }
}

extension ScrollEvent {
  /// The id that code scrolls to.
  fileprivate var scrolledID: ItemID? {
    switch self {
    case .assign(let id, _, _): id
    case .proxyScroll(let id, _, _): id
    case .positionScroll(.id(let id), _, _): id
    default: nil
    }
  }
}
