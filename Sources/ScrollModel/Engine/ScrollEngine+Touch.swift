/// A finger that is down.
///
/// Everything is in the content's terms: forward is positive.
struct Touch: Hashable, Sendable {
  /// A straight travel at constant speed.
  struct Move: Hashable, Sendable {
    var start: Double
    var duration: Double
    var distance: Vector

    var end: Double { start + duration }

    /// How much of the travel is done, 0…1.
    func progress(at time: Double) -> Double {
      duration > 0 ? max(0, min(1, (time - start) / duration)) : 1
    }
  }

  /// The travel that is lost before it scrolls, in points.
  var slop: Double
  /// The offset when the finger came down, the rubber band undone.
  var grabbed: Point
  /// The travel up to the present move.
  var travelled = Vector.zero
  /// The present move.
  var move: Move?
  /// Whether the travel has passed the slop.
  var isScrolling = false
  /// The travel that the slop has taken.
  var lost = Vector.zero
  /// The touch samples, from which the velocity at the lift is made.
  var samples = AxisPair { _ in VelocityTracker() }

  /// Seconds between two touch samples.
  static let sampleInterval = 1.0 / 60

  /// The whole travel up to a time.
  func travel(at time: Double) -> Vector {
    guard let move else { return travelled }
    let share = move.progress(at: time)
    return share == 1
      ? travelled + move.distance
      : Vector(
        dx: travelled.dx + share * move.distance.dx, dy: travelled.dy + share * move.distance.dy)
  }

  /// When the present move passes the slop; `nil` where it does not.
  func slopPassage() -> Double? {
    guard !isScrolling, let move else { return nil }
    let (d, p) = (move.distance, travelled)
    let a = d.dx * d.dx + d.dy * d.dy
    guard a > 0 else { return nil }
    if slop <= 0 { return move.start }
    // The first share s of the move at which |p + s·d| is the slop.
    let b = p.dx * d.dx + p.dy * d.dy
    let c = p.dx * p.dx + p.dy * p.dy - slop * slop
    let discriminant = b * b - a * c
    guard discriminant >= 0 else { return nil }
    let share = (-b + discriminant.squareRoot()) / a
    guard share >= 0, share < 1 else { return nil }
    return move.start + share * move.duration
  }

  /// Ends the present move at a time: its samples are taken, its travel is kept.
  mutating func finishMove(at time: Double) {
    guard let move else { return }
    let end = min(time, move.end)
    // The tracker keeps the last four alone, so a long move need not take the many before them.
    let last = ((end - move.start) / Touch.sampleInterval).rounded(.down)
    for sample in stride(from: max(1, last - 4), through: last + 1, by: 1) {
      let sampled = move.start + sample * Touch.sampleInterval
      if sampled < end { take(sampled) }
    }
    travelled = travel(at: time)
    self.move = nil
    take(end)
  }

  private mutating func take(_ time: Double) {
    let travel = travel(at: time)
    for axis in Axis.allCases { samples[axis].record(travel[axis], at: time) }
  }
}

extension Vector {
  static func + (a: Vector, b: Vector) -> Vector { Vector(dx: a.dx + b.dx, dy: a.dy + b.dy) }
  static func - (a: Vector, b: Vector) -> Vector { Vector(dx: a.dx - b.dx, dy: a.dy - b.dy) }

  /// The length.
  var magnitude: Double { (dx * dx + dy * dy).squareRoot() }
}

extension ScrollEngine {
  /// A finger stops whatever moves, where it is: the rubber band is undone, so nothing leaps.
  mutating func touchDown(slop: Double) {
    guard touch == nil else { return }
    let offset = offset
    // A scroll to the edge that a finger stops does not get there.
    if phase == .animating { pinnedEdge = nil }
    gestureStart = offset
    var grabbed = offset
    for axis in Axis.allCases {
      grabbed[axis] = band(axis).raw(visible: offset[axis])
    }
    var touch = Touch(slop: slop, grabbed: grabbed)
    for axis in Axis.allCases { touch.samples[axis].record(0, at: time) }
    self.touch = touch
    rest(at: offset)
    enter(.tracking)
  }

  mutating func touchMove(by distance: Vector, over duration: Double) {
    guard var touch else { return }
    touch.finishMove(at: time)
    touch.move = Touch.Move(
      start: time, duration: max(0, duration), distance: scrolled(by: distance))
    self.touch = touch
    if let passage = touch.slopPassage(), passage <= time { passSlop() } else { followFinger() }
  }

  /// The travel has reached the slop: from here on it scrolls.
  mutating func passSlop() {
    guard var touch else { return }
    touch.isScrolling = true
    touch.lost = touch.slop <= 0 ? .zero : slopPoint(of: touch)
    self.touch = touch
    enter(.interacting)
    startReading()
    followFinger()
  }

  /// The travel at which the slop was reached, exactly on it also where a move takes no time.
  private func slopPoint(of touch: Touch) -> Vector {
    guard let move = touch.move else { return touch.travelled }
    let reached = move.duration > 0 ? touch.travel(at: time) : touch.travelled + move.distance
    let length = reached.magnitude
    guard length > 0 else { return .zero }
    return Vector(dx: reached.dx / length * touch.slop, dy: reached.dy / length * touch.slop)
  }

  /// Plans the rest of the present move, and compares where the finger stands still.
  mutating func followFinger() {
    planFinger()
    if touch?.move.map({ $0.end <= time }) ?? true { compareAtRest() }
  }

  /// Plans the rest of the present move.
  mutating func planFinger() {
    guard let touch, touch.isScrolling else { return }
    readOffset = nil
    for axis in Axis.allCases where configuration.scrollAxes.contains(axis) {
      let travel = { (time: Double) in touch.travel(at: time)[axis] - touch.lost[axis] }
      let end = max(time, touch.move?.end ?? time)
      motion[axis] = .finger(
        from: touch.grabbed[axis] + travel(time), to: touch.grabbed[axis] + travel(end),
        duration: end - time, band: band(axis), at: time)
    }
  }

  /// What resists on an axis when the finger pulls past an edge.
  private func band(_ axis: Axis) -> RubberBand {
    RubberBand(
      bounds: bounds(axis), viewport: configuration.viewport[axis],
      bounces: configuration.bounces)
  }

  mutating func touchUp(_ release: TouchRelease) {
    guard var touch else { return }
    touch.finishMove(at: time)
    var velocity = Vector.zero
    switch release {
    case .velocity(let given): velocity = given
    case .fingerVelocity(let given): velocity = scrolled(by: given)
    case .tracked where touch.isScrolling:
      for axis in Axis.allCases { velocity[axis] = touch.samples[axis].velocity(at: time) }
    case .tracked: break
    }
    for axis in Axis.allCases where !configuration.scrollAxes.contains(axis) { velocity[axis] = 0 }
    self.touch = nil
    if velocity != .zero { enter(.interacting) }
    settle(velocity: velocity)
  }

  /// The wheel moves the content at once, without inertia, and does not snap.
  mutating func turnWheel(by distance: Vector) {
    guard touch == nil else { return }
    var target = offset
    for axis in Axis.allCases where configuration.scrollAxes.contains(axis) {
      target[axis] += distance[axis]
    }
    target = clamped(target)
    enter(.interacting)
    startReading()
    rest(at: target)
    compareAtRest()
    enter(.idle)
  }

  /// Reported: an animated scroll to the top that tells the binding nothing.
  mutating func tapStatusBar() {
    guard touch == nil else { return }
    var target = offset
    target.y = bounds(.vertical).min
    guard configuration.scrollAxes.contains(.vertical) else { return }
    pinnedEdge = nil
    animate(to: target, animation: .default)
    if target != offset, let binding { raise(.statusBarNotReported(binding: binding)) }
  }

  /// The finger's travel in the content's terms: forward is positive, and an axis that does not
  /// scroll takes none.
  ///
  /// In a right-to-left list a finger that goes right moves the list forward.
  private func scrolled(by finger: Vector) -> Vector {
    var travel = Vector(
      dx: configuration.direction == .leftToRight ? -finger.dx : finger.dx, dy: -finger.dy)
    for axis in Axis.allCases where !configuration.scrollAxes.contains(axis) { travel[axis] = 0 }
    return travel
  }
}
