extension ScrollEngine {
  /// Code assigns the binding.
  ///
  /// Only a change of its value scrolls.
  mutating func assign(_ id: ItemID?, anchor: UnitPoint?, animation: ScrollAnimation?) {
    guard position == nil else {
      if let id {
        positionScroll(to: .id(id), anchor: anchor, animation: animation)
      } else {
        letGoOfPosition()
      }
      return
    }
    writes += 1
    record(.write(id, previous: binding))
    guard id != binding else {
      if let id { raise(.noChange(id)) }
      return
    }
    binding = id
    expectedBinding = id
    guard let id else { return }
    scroll(to: id, anchor: anchor ?? configuration.writeAnchor, animation: animation)
  }

  /// `ScrollViewProxy.scrollTo`: one way, no target layout needed, never reports.
  mutating func proxyScroll(to id: ItemID, anchor: UnitPoint?, animation: ScrollAnimation?) {
    guard id.type.canStand(among: layout.items.idType) else {
      raise(.readerTypeMismatch(id, items: layout.items.idType))
      return
    }
    guard let place = layout.place(of: id) else {
      raise(.unknownID(id, count: layout.count))
      return
    }
    guard !arriving.contains(id) else {
      raise(.lostUpdate(id))
      return
    }
    let before = offset
    let target = layout.offset(aligning: place, anchor: anchor, from: before)
    pinnedEdge = nil
    move(to: target, place: place, anchor: anchor, animation: animation)
    if target != before, let binding, binding != id {
      raise(.readerNotReported(to: id, binding: binding))
    }
  }

  /// `ScrollPosition.scrollTo`: exactly what was asked for is set in the value.
  mutating func positionScroll(
    to destination: ScrollDestination, anchor: UnitPoint?, animation: ScrollAnimation?
  ) {
    guard var next = position else { return }
    next.viewID = nil
    next.edge = nil
    next.point = nil
    next.isPositionedByUser = false
    var target = offset
    switch destination {
    case .id(let id): next.viewID = id
    case .edge(let edge):
      next.edge = edge
      target = offset(of: edge, from: target)
    case .point(let x, let y):
      next.point = Point(x: x ?? 0, y: y ?? 0)
      target = clamped(Point(x: x ?? target.x, y: y ?? target.y))
    }
    writes += 1
    record(.write(next.viewID, previous: binding))
    guard next != position else {
      if let id = next.viewID { raise(.noChange(id)) }
      return
    }
    position = next
    binding = next.viewID
    expectedBinding = next.viewID
    pinnedEdge = next.edge
    if let id = next.viewID {
      scroll(to: id, anchor: anchor ?? configuration.writeAnchor, animation: animation)
    } else if configuration.container != .list {
      move(to: target, animation: animation)
    } else {
      raise(.unsupportedContainer(configuration.container))
    }
  }

  /// Makes the position automatic again, as `ScrollPosition(idType:)` is.
  private mutating func letGoOfPosition() {
    writes += 1
    record(.write(nil, previous: binding))
    position = ScrollPosition(idType: position?.idType)
    binding = nil
    expectedBinding = nil
    pinnedEdge = nil
  }

  /// Scrolls to an id that the binding now holds, where SwiftUI would.
  mutating func scroll(to id: ItemID, anchor: UnitPoint?, animation: ScrollAnimation?) {
    guard configuration.container != .list else {
      raise(.unsupportedContainer(configuration.container))
      return
    }
    guard bindingMatches(id) else { return }
    guard let place = layout.place(of: id) else {
      raise(.unknownID(id, count: layout.count))
      return
    }
    guard !arriving.contains(id) else {
      raise(.lostUpdate(id))
      return
    }
    if !hasTargets, configuration.policies.missingLayoutWrite == .lost {
      raise(.lostWithoutTargetLayout(in: configuration.container))
      return
    }
    let target = layout.offset(aligning: place, anchor: anchor, from: offset)
    noteReach(of: place, id: id)
    move(to: target, place: place, anchor: anchor, animation: animation)
    destination?.id = id
  }

  /// Types first, then equality: a binding of another type never matches.
  mutating func bindingMatches(_ id: ItemID) -> Bool {
    let ids = layout.items.idType
    if let type = position.map(\.idType) ?? configuration.bindingType, !type.holds(ids) {
      raise(.bindingTypeMismatch(binding: type, items: ids))
      return false
    }
    guard id.type.canStand(among: ids) else {
      raise(.writtenTypeMismatch(id, items: ids))
      return false
    }
    return true
  }

  /// Names an id that, with the anchor it is read with, can never become the current one.
  private mutating func noteReach(of place: Int, id: ItemID) {
    guard hasTargets else { return }
    let rule = readRule
    let last = rule.nearest(at: offset(for: .bottomTrailing))
    let first = rule.nearest(at: offset(for: .topLeading))
    if let last, layout.frame(at: last).max(layout.axis) <= layout.frame(at: place).min(layout.axis)
    {
      raise(.unreachable(id, anchor: configuration.anchor, atEnd: true))
    } else if let first,
      layout.frame(at: place).max(layout.axis) <= layout.frame(at: first).min(layout.axis)
    {
      raise(.unreachable(id, anchor: configuration.anchor, atEnd: false))
    }
  }

  /// Moves the content to an offset, at once or animated.
  ///
  /// Measured: an unanimated jump changes no phase; documented: it stops a deceleration.
  mutating func move(
    to target: Point, place: Int? = nil, anchor: UnitPoint? = nil,
    animation: ScrollAnimation? = nil
  ) {
    if let animation {
      animate(to: target, place: place, anchor: anchor, animation: animation)
    } else if touch != nil {
      regrab(at: target)
    } else {
      rest(at: target)
      enter(.idle)
    }
  }

  /// Starts an animated scroll from the present offset and velocity.
  mutating func animate(
    to target: Point, place: Int? = nil, anchor: UnitPoint? = nil, animation: ScrollAnimation
  ) {
    guard touch == nil else {
      regrab(at: target)
      return
    }
    let (start, velocity) = (offset, velocity)
    for axis in Axis.allCases {
      motion[axis] = .animated(
        from: start[axis], velocity: velocity[axis], to: target[axis], animation: animation,
        usesSpringByDefault: configuration.profile != .ios17, at: time)
    }
    readOffset = nil
    guard Axis.allCases.contains(where: { motion[$0].endTime > time }) else {
      destination = nil
      enter(.idle)
      return
    }
    destination = Destination(
      offset: target, key: place.map { layout.key(at: $0) }, anchor: anchor)
    enter(.animating)
  }

  /// Moves the content under a finger that stays down.
  ///
  /// Assumed: the finger goes on from there; SwiftUI documents nothing for this case.
  mutating func regrab(at target: Point) {
    guard var touch else { return }
    let travel = touch.isScrolling ? touch.travel(at: time) - touch.lost : .zero
    touch.grabbed = Point(x: target.x - travel.dx, y: target.y - travel.dy)
    self.touch = touch
    rest(at: target)
    if isReading { startReading() }
    planFinger()
  }

  /// The resting offset at an edge of the content; the other axis stays.
  func offset(of edge: Edge, from offset: Point) -> Point {
    var target = offset
    target[edge.axis] = edge.isFar ? bounds(edge.axis).max : bounds(edge.axis).min
    return target
  }
}
