// What a viewport of another size does.
extension ScrollEngine {
  /// The viewport takes another size.
  ///
  /// Documented: a held item that is in view keeps its place relative to the viewport's anchor
  /// point. Reported: one that is not, because a reader jump went elsewhere, is jumped to again.
  ///
  /// - Parameter held: The place of the held item.
  /// - Returns: Whether it is another size.
  mutating func resize(to size: Size, holding held: Int?) -> Bool {
    guard size != configuration.viewport else { return false }
    let before = held.map { layout.frame(at: $0) }.flatMap {
      isInView($0) ? distances(of: $0) : nil
    }
    let (landing, aimed) = (destination?.offset, aimedStart)
    configuration.viewport = size
    layout.setViewport(size)
    if let held {
      let frame = layout.frame(at: held)
      if let before, keepsPlace {
        shift(by: distances(of: frame) - before)
      } else if before == nil, phase == .idle {
        rest(at: layout.offset(aligning: held, anchor: configuration.writeAnchor, from: offset))
      }
    }
    if let landing { aimAgain(from: aimed, landing: landing) }
    return true
  }

  /// Whether something of an item reaches into the viewport.
  private func isInView(_ frame: Rect) -> Bool {
    Axis.allCases.allSatisfy { axis in
      guard configuration.scrollAxes.contains(axis) else { return true }
      let start = offset[axis] + configuration.insets.start(axis)
      return frame.max(axis) > start && frame.min(axis) < start + layout.container[axis]
    }
  }

  /// How far an item's anchor point lies from the viewport's on each axis.
  private func distances(of frame: Rect) -> Vector {
    let anchor = configuration.anchor ?? .topLeading
    func distance(_ axis: Axis) -> Double {
      let point = frame.min(axis) + anchor[axis] * frame.size[axis]
      let viewport =
        offset[axis] + configuration.insets.start(axis) + anchor[axis] * layout.container[axis]
      return point - viewport
    }
    return Vector(dx: distance(.horizontal), dy: distance(.vertical))
  }

  /// Asks the behaviour where content at rest is to be in the new viewport.
  ///
  /// Documented: `updateTarget` is called when the scroll view's size changes.
  mutating func realign() {
    guard touch == nil, phase == .idle else { return }
    let target = aligned(offset)
    if target != offset { rest(at: target) }
  }

  /// A gesture that is about to land goes on to the target that its item has now.
  ///
  /// - Parameters:
  ///   - before: Where that item started.
  ///   - landing: The offset that it aimed at.
  private mutating func aimAgain(from before: Point?, landing: Point) {
    guard phase == .decelerating else { return }
    var target = landing
    if let before, let now = aimedStart {
      target = Point(x: target.x + now.x - before.x, y: target.y + now.y - before.y)
    }
    target = aligned(clamped(target))
    if target != landing { noteSnap(at: target) } else { destination?.offset = landing }
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
