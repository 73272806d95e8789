// How what moves goes on in a layout that has changed.
extension ScrollEngine {
  /// Moves content and motion along, on the axes that scroll.
  mutating func shift(by distance: Vector) {
    for axis in Axis.allCases where configuration.scrollAxes.contains(axis) {
      let delta = distance[axis]
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
}
