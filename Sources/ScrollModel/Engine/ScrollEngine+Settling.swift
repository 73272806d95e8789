/// Where a motion is going that does not run free.
struct Destination: Hashable, Sendable {
  /// The offset aimed at.
  var offset: Point
  /// The item aimed at; `nil` where it is a place rather than an item.
  var key: RowKey?
  /// The anchor that code brings the item to; `nil` for the least scroll.
  var anchor: UnitPoint?
  /// The id that `passing-ids` ends on.
  var id: ItemID?
}

extension ScrollEngine {
  /// The finger has left: run out, snap, or bounce; then rest.
  mutating func settle(velocity: Vector) {
    noteSnapTargets()
    let start = offset
    var target = start
    var snaps = false
    for axis in Axis.allCases where configuration.scrollAxes.contains(axis) {
      if let aimed = snapTarget(axis, from: start[axis], velocity: velocity[axis]) {
        snaps = true
        target[axis] = aimed
        motion[axis] = .landing(
          from: start[axis], velocity: velocity[axis], on: aimed, rate: rate(axis), at: time)
      } else {
        motion[axis] = .release(
          from: start[axis], velocity: velocity[axis], bounds: bounds(axis), rate: rate(axis),
          bounces: configuration.bounces, at: time)
        target[axis] = motion[axis].finalValue
      }
    }
    if snaps { noteSnap(at: target) }
    readOffset = nil
    let moves = Axis.allCases.contains { motion[$0].endTime > time }
    if moves { startReading() }
    enter(moves ? .decelerating : .idle)
  }

  /// The deceleration rate on an axis, the behaviour's choice resolved.
  func rate(_ axis: Axis) -> DecelerationRate {
    configuration.behavior.decelerationRate(
      configuration.rate, isCompact: axis.isCompact(configuration.viewport))
  }

  /// The offset that the behaviour chooses when a gesture ends; `nil` where it has nothing to say.
  func snapTarget(_ axis: Axis, from offset: Double, velocity: Double) -> Double? {
    let end = GestureEnd(
      startOffset: gestureStart[axis], offset: offset, velocity: velocity, bounds: bounds(axis),
      pageLength: layout.container[axis], isCompact: axis.isCompact(configuration.viewport),
      rate: configuration.rate)
    guard hasTargets, case .viewAligned(_, let anchor) = configuration.behavior else {
      return configuration.behavior.target(at: end, candidates: EmptyCollection())?.offset
    }
    let candidates = layout.alignedOffsets(anchor: anchor ?? .topLeading, axis: axis)
    return configuration.behavior.target(at: end, candidates: candidates)?.offset
  }

  /// Whether anything can be aligned to or reported.
  var hasTargets: Bool {
    configuration.targetLayout.makesTargets && configuration.container != .list
  }

  mutating func noteSnap(at target: Point) {
    destination = Destination(offset: target)
    if configuration.behavior == .paging { notePagingDrift(at: target) }
    let place = hasTargets ? nearestPlace(at: target) : nil
    destination?.key = place.map { layout.key(at: $0) }
    record(.snap(to: place.flatMap { layout.id(at: $0) }, offset: target))
  }

  /// Spacing and insets are not part of a page: after a few pages the views have parted from it.
  private mutating func notePagingDrift(at target: Point) {
    let axis = configuration.axis
    let bounds = bounds(axis)
    guard target[axis] > bounds.min, target[axis] < bounds.max,
      configuration.spacing != 0 || configuration.insets.total(axis) != 0
        || configuration.padding.total(axis) != 0,
      let place = nearestPlace(at: target)
    else { return }
    let distance = readRule.distance(of: place, at: target)
    if abs(distance) > 0.5 { raise(.pagingDrift(by: abs(distance))) }
  }

  /// Says at the end of a gesture that a view-aligned behaviour found nothing to align to.
  mutating func noteSnapTargets() {
    if case .viewAligned = configuration.behavior, !configuration.targetLayout.makesTargets {
      raise(.noSnapTargets(in: configuration.container))
    }
  }
}
