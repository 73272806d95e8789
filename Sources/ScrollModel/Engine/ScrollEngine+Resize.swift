extension ScrollEngine {
  /// The viewport takes another size.
  ///
  /// Documented: a held item that is in view keeps its place relative to the viewport's anchor
  /// point. Reported: one that is not, because a reader jump went elsewhere, is jumped to again.
  /// Then a behaviour is asked. With nothing held the offset stays, clamped.
  mutating func resizeViewport(to size: Size) {
    guard size != configuration.viewport else { return }
    let held = heldItem
    let anchor = configuration.anchor ?? .topLeading
    let before = held.flatMap { distances(of: $0.id, anchor: anchor) }
    let wasAtDefault = isAtDefaultAnchor
    let aimed = aimedStart
    configuration.viewport = size
    layout.setViewport(size)
    readOffset = nil
    if touch == nil, phase == .idle {
      if let held {
        keepInView(held.id, anchor: anchor, distances: before)
        if wasAtDefault { raise(.anchorOverridden(by: held.id)) }
      } else if let edge = pinnedEdge {
        rest(at: offset(of: edge, from: offset))
      } else if wasAtDefault, let point = configuration.defaultAnchor.sizeChanges {
        rest(at: offset(for: point))
      }
      keepInBounds()
      realign()
    } else {
      aimAgain(from: aimed)
      replan()
    }
  }

  /// How far an item's anchor point lies from the viewport's on each axis; `nil` where the item is
  /// out of view.
  private func distances(of id: ItemID, anchor: UnitPoint) -> Vector? {
    guard let place = layout.place(of: id) else { return nil }
    let frame = layout.frame(at: place)
    let axis = configuration.axis
    let start = offset[axis] + configuration.insets.start(axis)
    guard frame.max(axis) > start, frame.min(axis) < start + layout.container[axis] else {
      return nil
    }
    return distances(of: frame, anchor: anchor)
  }

  private func distances(of frame: Rect, anchor: UnitPoint) -> Vector {
    func distance(_ axis: Axis) -> Double {
      let point = frame.min(axis) + anchor[axis] * frame.size[axis]
      let viewport =
        offset[axis] + configuration.insets.start(axis) + anchor[axis] * layout.container[axis]
      return point - viewport
    }
    return Vector(dx: distance(.horizontal), dy: distance(.vertical))
  }

  private mutating func keepInView(_ id: ItemID, anchor: UnitPoint, distances before: Vector?) {
    guard let place = layout.place(of: id) else { return }
    guard let before else {
      rest(
        at: layout.offset(aligning: place, anchor: configuration.writeAnchor, from: offset))
      return
    }
    let now = distances(of: layout.frame(at: place), anchor: anchor)
    var target = offset
    target[configuration.axis] += now[configuration.axis] - before[configuration.axis]
    rest(at: clamped(target))
  }

  /// Asks the behaviour where to rest in the new viewport.
  ///
  /// Documented: `updateTarget` is called when the scroll view's size changes.
  private mutating func realign() {
    let target = aligned(offset)
    if target != offset { rest(at: target) }
  }

  /// A gesture that is about to land goes on to the target that its item has now.
  private mutating func aimAgain(from before: Point?) {
    guard phase == .decelerating, let destination else { return }
    var target = destination.offset
    if let before, let now = aimedStart {
      target = Point(x: target.x + now.x - before.x, y: target.y + now.y - before.y)
    }
    target = aligned(clamped(target))
    if target != destination.offset { noteSnap(at: target) }
  }

  /// Where the item that a motion aims at starts.
  private var aimedStart: Point? {
    destination?.key.flatMap { layout.place(of: $0) }.map { layout.frame(at: $0).origin }
  }

  /// The target that the behaviour chooses for content at rest at an offset.
  private mutating func aligned(_ offset: Point) -> Point {
    gestureStart = offset
    var target = offset
    for axis in Axis.allCases where configuration.scrollAxes.contains(axis) {
      if let aimed = snapTarget(axis, from: target[axis], velocity: 0) { target[axis] = aimed }
    }
    return target
  }
}
