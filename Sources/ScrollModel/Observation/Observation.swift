/// What the observers of a scroll view saw last, and how often they were called.
struct Observation: Sendable {
  /// The geometry that the observer was handed last.
  var geometry: ScrollGeometry?
  /// Calls of the geometry observer.
  var geometryCalls = 0
  /// The origin of the content's frame in its coordinate space.
  var contentFrame: Point?
  /// The visible targets past the threshold.
  var visibility: [ItemID]?
  /// Whether the phase has become idle since the last look.
  var hasBecomeIdle = false
  /// Timed sampling; `nil` where the scene has none.
  var sampler: Sampler?
}

extension ScrollEngine {
  /// Calls of the geometry observer so far.
  ///
  /// It counts only where geometry is observed. Measured: twice by the time the view is at rest,
  /// then once a change.
  public var geometryCalls: Int { observation.geometryCalls }

  /// The origin of the content's frame in its named coordinate space: minus the content offset.
  ///
  /// Reported: negative when scrolled forward, +20 at rest under a margin of 20. Assumed: in a
  /// space that no view names it never changes.
  public var contentFrame: Point {
    guard configuration.namesCoordinateSpace else {
      return observation.contentFrame ?? .zero
    }
    return Point(x: 0 - offset.x, y: 0 - offset.y)
  }

  /// The targets whose share inside the visible rectangle is at least the threshold, in layout
  /// order; none without a target layout.
  public var visibility: [ItemID] {
    guard hasTargets else { return [] }
    return layout.visibleIDs(at: offset, threshold: configuration.visibilityThreshold)
  }

  /// When an observer next looks while something moves: at the next refresh of the display, or at
  /// a joint of the motion; infinite while nothing moves.
  public var nextLook: Double {
    isMoving ? min(refresh(after: time), nextMotionJoint) : .infinity
  }

  /// When one law of the motion next gives way to another: its start, its end, an edge; infinite
  /// where none does any more.
  public var nextMotionJoint: Double {
    Axis.allCases.lazy.flatMap { motion[$0].joints }.filter { $0 > time }.min() ?? .infinity
  }

  /// Whether anything moves or is about to: a finger travels, or the content runs by itself.
  public var isMoving: Bool { touch.map { $0.move != nil } ?? (restTime != nil) }

  /// The first refresh of the display after a time.
  func refresh(after time: Double) -> Double {
    let rate = configuration.displayRate
    var count = (time * rate).rounded(.down) + 1
    if count / rate <= time { count += 1 }
    return count / rate
  }

  /// Whether anybody looks at each refresh.
  var isLooking: Bool { !configuration.observes.isEmpty || configuration.sampler != nil }

  /// The first values that observers see.
  ///
  /// Measured: the geometry observer is called for the empty geometry and for the laid-out one.
  mutating func observeAppearance() {
    if let sampler = configuration.sampler, observation.sampler == nil {
      observation.sampler = Sampler(sampler, startingAt: time)
    }
    observation.geometry = nil
    observation.contentFrame = nil
    if configuration.observes.contains(.geometry) { observation.geometryCalls += 1 }
    look()
  }

  /// Lets each observer see the present offset; those whose value changed are called.
  mutating func look() {
    if isLooking { lookAround() }
  }

  private mutating func lookAround() {
    let geometry = geometry
    if configuration.observes.contains(.geometry),
      !(observation.geometry.map(geometry.isSame(as:)) ?? false)
    {
      observation.geometry = geometry
      observation.geometryCalls += 1
      record(.geometry(geometry))
    }
    lookAtContentFrame()
    if configuration.observes.contains(.visibility) {
      let visible = visibility
      if visible != observation.visibility {
        observation.visibility = visible
        record(.visibility(visible))
      }
    }
    guard observation.sampler != nil else { return }
    let offset = offset
    if configuration.namesCoordinateSpace {
      observation.sampler?.update(contentOffset: offset, at: time)
    } else if offset != restingStart {
      raise(.missingCoordinateSpace)
    }
    if observation.hasBecomeIdle, observation.sampler?.configuration.rule == .flush {
      publishSample(flushing: true)
    }
    observation.hasBecomeIdle = false
    if phase == .idle, let distance = observation.sampler?.staleness, distance > 0 {
      raise(.staleSample(by: distance))
    }
  }

  private mutating func lookAtContentFrame() {
    guard configuration.observes.contains(.contentFrame) else { return }
    let frame = Point(x: 0 - offset.x, y: 0 - offset.y)
    if observation.contentFrame == nil || configuration.namesCoordinateSpace {
      guard !(observation.contentFrame.map(frame.isSame(as:)) ?? false) else { return }
      observation.contentFrame = frame
      record(.contentFrame(frame))
    } else if frame != observation.contentFrame {
      raise(.missingCoordinateSpace)
    }
  }

  /// When the sampler's timer next ticks; infinite without a sampler.
  var nextTick: Double { observation.sampler?.nextTick ?? .infinity }

  /// The sampler's timer fires.
  mutating func tickSampler() {
    observation.sampler?.tick()
    publishSample()
  }

  private mutating func publishSample(flushing: Bool = false) {
    guard var sampler = observation.sampler else { return }
    if let value = sampler.publish(at: time, flushing: flushing) {
      record(.sample(raw: sampler.raw, value: value))
    }
    observation.sampler = sampler
  }

  /// What the sampler has done; `nil` without one.
  public var samplerState: ViewState.Sampler? { observation.sampler?.state(at: time) }

  /// What can only be said when a run is over: an untested read path, where there is one.
  public mutating func conclude() -> [ScrollChange] {
    let hasReadPath =
      configuration.container != .list && (position.map { $0.idType != nil } ?? true)
    if writes > 0, !isScrolledByUser, hasReadPath { raise(.readPathUntested) }
    defer { changes = [] }
    return changes
  }
}
