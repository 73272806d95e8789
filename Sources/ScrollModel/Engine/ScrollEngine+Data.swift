extension ScrollEngine {
  /// The items or their sizes change.
  ///
  /// Documented and measured: while an id that is a target is held and the view is idle, the held
  /// item keeps its place in the viewport; the offset is corrected without a report. With nothing
  /// held the offset stays and the content moves under it.
  mutating func change(_ change: DataChange) {
    let anchor = heldItem
    let wasAtDefault = isAtDefaultAnchor
    guard edit(change) else { return }
    readOffset = nil
    if let anchor, let place = layout.place(of: anchor.id) {
      if keepsPlace { shift(to: place, from: anchor.start) }
      if wasAtDefault { raise(.anchorOverridden(by: anchor.id)) }
    } else if let anchor {
      raise(.danglingID(anchor.id))
    } else if let edge = pinnedEdge, phase == .idle {
      move(to: offset(of: edge, from: offset))
      return
    } else if wasAtDefault, let point = configuration.defaultAnchor.sizeChanges {
      move(to: offset(for: point))
      return
    }
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
  private var keepsPlace: Bool {
    phase == .idle || configuration.policies.insertAbove == .ideal
  }

  /// Whether the default anchor for size changes still decides: the view is at its edge.
  ///
  /// Measured: a view at the top stays there when `.bottom` is set for size changes alone.
  var isAtDefaultAnchor: Bool {
    guard phase == .idle, let anchor = configuration.defaultAnchor.sizeChanges else { return false }
    let there = offset(for: anchor)
    return abs(there[configuration.axis] - offset[configuration.axis]) <= 0.5
  }

  /// Carries the change out; whether there was anything to change.
  private mutating func edit(_ change: DataChange) -> Bool {
    switch change {
    case .insert(let items, let place):
      guard !items.isEmpty else { return false }
      layout.insert(items, at: max(0, min(layout.count, place)))
      noteRepeated(items)
    case .remove(let ids):
      var removed = false
      for id in ids {
        guard let place = layout.place(of: id) else {
          raise(.unknownID(id, count: layout.count))
          continue
        }
        layout.remove([layout.key(at: place)])
        removed = true
      }
      return removed
    case .move(let id, let destination):
      guard let place = layout.place(of: id) else {
        raise(.unknownID(id, count: layout.count))
        return false
      }
      layout.move(from: place, to: max(0, min(layout.count - 1, destination)))
    case .replace(let items):
      layout = ContentLayout(configuration, items: items)
    case .resize(let id, let length):
      guard let place = layout.place(of: id) else {
        raise(.unknownID(id, count: layout.count))
        return false
      }
      layout.resize(at: place, length: length)
    }
    return true
  }

  /// Names the first of the ids just inserted that is in the list twice, with all its places.
  private mutating func noteRepeated(_ items: [Item]) {
    for id in items.compactMap(\.id) {
      let places = layout.places(of: id)
      guard places.count > 1 else { continue }
      if let known = Diagnostic.duplicates([DuplicateID(id: id, places: places)]) { raise(known) }
      return
    }
  }

  /// Moves content and motion by as much as an item has moved in the content.
  private mutating func shift(to place: Int, from start: Point) {
    let now = layout.frame(at: place).origin
    for axis in Axis.allCases {
      let delta = now[axis] - start[axis]
      guard delta != 0 else { continue }
      motion[axis] = motion[axis].shifted(by: delta)
      touch?.grabbed[axis] += delta
      gestureStart[axis] += delta
      destination?.offset[axis] += delta
    }
  }

  /// Makes the present motion fit the changed bounds; what rests is clamped.
  mutating func replan() {
    if touch != nil {
      planFinger()
    } else if phase == .idle {
      keepInBounds()
    } else if let destination {
      redirect(to: clamped(present(destination)))
    } else {
      let (start, velocity) = (offset, velocity)
      for axis in Axis.allCases where motion[axis].endTime > time && !keepsBouncing(axis) {
        motion[axis] = .release(
          from: start[axis], velocity: velocity[axis], bounds: bounds(axis), rate: rate(axis),
          bounces: configuration.bounces, isUnderWay: true, at: time)
      }
    }
  }

  /// Whether the content bounces at an edge that is still where it was.
  private func keepsBouncing(_ axis: Axis) -> Bool {
    guard case .bounce(let bounce) = motion[axis].segment(at: time)?.law else { return false }
    let offset = motion[axis].value(at: time)
    let excess = bounds(axis).excess(of: offset)
    return excess != 0 && offset - excess == bounce.edge
  }

  /// Where a destination lies in the present layout: an animated scroll goes on to its edge or item.
  ///
  /// Documented: animated scrolls to an item estimate its place anew in each frame.
  private func present(_ destination: Destination) -> Point {
    if let edge = pinnedEdge { return offset(of: edge, from: destination.offset) }
    guard phase == .animating, let place = destination.key.flatMap({ layout.place(of: $0) }) else {
      return destination.offset
    }
    return layout.offset(
      aligning: place, anchor: destination.anchor, from: destination.offset)
  }

  /// A motion with a destination goes on to another place.
  private mutating func redirect(to target: Point) {
    guard target != Point(x: motion.horizontal.finalValue, y: motion.vertical.finalValue) else {
      return
    }
    let (start, velocity) = (offset, velocity)
    for axis in Axis.allCases {
      motion[axis] =
        phase == .animating
        ? .animated(
          from: start[axis], velocity: velocity[axis], to: target[axis], animation: .default,
          usesSpringByDefault: configuration.profile != .ios17, at: time)
        : .landing(
          from: start[axis], velocity: velocity[axis], on: target[axis], rate: rate(axis), at: time)
    }
    destination?.offset = target
  }

  /// Clamps an offset that rests.
  mutating func keepInBounds() {
    guard phase == .idle else { return }
    let target = clamped(offset)
    if target != offset { rest(at: target) }
  }

  /// Events of one transaction: data first, then only the last assignment counts.
  ///
  /// Reported: what is inserted and scrolled to in one update is lost. Measured: passing through
  /// nil in one update is no change.
  mutating func performTogether(_ events: [ScrollEvent]) {
    arriving = Set(events.compactMap(\.scrolledID).filter { layout.place(of: $0) == nil })
    var assignment: ScrollEvent?
    var rest: [ScrollEvent] = []
    for event in events {
      switch event {
      case .change(let change): self.change(change)
      case .assign:
        if assignment != nil { noteOverwritten(assignment) }
        assignment = event
      default: rest.append(event)
      }
    }
    if let assignment { perform(assignment) }
    for event in rest { perform(event) }
    arriving = []
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
