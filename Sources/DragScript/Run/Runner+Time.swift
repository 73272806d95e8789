import ScrollModel

extension Runner {
  /// Lets time pass up to a moment, with every look and frame on the way.
  mutating func advance(to end: Double) {
    repeat { _ = pass(to: end) } while time < end
  }

  /// Lets whatever moves come to rest, which an observer or a linked view may bring about sooner
  /// than was planned.
  mutating func settle() {
    while let rest = linked.restTime {
      let before = time
      let changes = pass(to: max(rest, time))
      // A rest that time cannot reach any more, by rounding, is reached.
      guard changes || time > before || linked.restTime != rest else { return }
    }
  }

  /// Lets time pass up to the next look, frame or report that is answered, or to a moment.
  ///
  /// A stop for a frame or for the camera alone is no look: neither may change a result.
  ///
  /// - Returns: Whether anything has changed.
  private mutating func pass(to end: Double) -> Bool {
    let due = linked.nextLook
    let look = min(end, nextLook ?? end)
    let stop = min(look, nextFrame ?? end, nextShot ?? end)
    let changes = linked.advance(to: stop, isLook: stop == look)
    time = max(time, linked.engines.map(\.time).max() ?? stop)
    take(changes)
    if stop == look || linked.isPaused { self.look() }
    if due.isFinite { frames(isJoint: !linked.nextLook.isFinite) }
    shoot(stop == look || stop >= due ? .look : .frame)
    return !changes.isEmpty
  }

  /// A `settle` step: slower than its limit is a failed expectation.
  mutating func settle(of step: Step, within limit: Double?) {
    let start = time
    settle()
    guard let limit else { return }
    let elapsed = time - start
    note(
      ExpectationOutcome(
        file: current.file, line: current.line, text: step.text,
        isMet: elapsed <= limit + Expectation.standardTolerance, expected: .seconds(limit),
        actual: .seconds(elapsed)),
      view: step.view.map { index(of: $0) })
  }

  /// When somebody next looks while something moves; `nil` where nobody does.
  private var nextLook: Double? {
    guard
      !watches.isEmpty || !linked.links.isEmpty || views.contains(where: \.looksContinuously)
    else { return nil }
    let next = linked.nextLook
    return next.isFinite ? next : nil
  }

  /// When the next frame is due while something moves.
  private var nextFrame: Double? {
    guard linked.nextLook.isFinite else { return nil }
    return views.compactMap { view in
      view.scene.framesPerSecond.map { RunningView.tick(after: time, rate: $0) }
    }.min()
  }

  /// When the camera next looks while something moves: at each joint of a motion, and at its own
  /// rate.
  private var nextShot: Double? {
    guard let camera, linked.nextLook.isFinite else { return nil }
    return linked.engines.reduce(RunningView.tick(after: time, rate: camera.framesPerSecond)) {
      min($0, $1.nextMotionJoint)
    }
  }

  /// Lets the camera see the views as they are now.
  func shoot(_ occasion: Sighting.Occasion = .event) {
    camera?.see(
      Sighting(
        time: time, recordCount: handedOn + records.count, occasion: occasion,
        engines: linked.engines))
  }

  /// Puts frames into the trace: at each k-th part of a second, and where a motion joins another
  /// or something has jumped.
  mutating func frames(isJoint: Bool) {
    for view in views.indices {
      guard let rate = views[view].scene.framesPerSecond else { continue }
      let engine = linked.engines[view]
      let frame = TraceRecord.Frame(
        offset: engine.offset, velocity: engine.velocity, phase: engine.phase,
        binding: engine.binding, nearest: engine.nearest?.id)
      guard views[view].lastFrame != frame else { continue }
      guard isJoint || RunningView.isTick(time, rate: rate) else { continue }
      views[view].lastFrame = frame
      record(.frame(frame), view: view)
    }
  }
}

extension RunningView {
  /// Whether a log line shows something that changes without a report, a write or a phase.
  fileprivate var looksContinuously: Bool {
    scene.logs.contains { $0.subjects.contains { $0.subject.isContinuous } }
  }

  /// The first k/rate behind a moment.
  fileprivate static func tick(after time: Double, rate: Double) -> Double {
    var count = (time * rate).rounded(.down) + 1
    if count / rate <= time { count += 1 }
    return count / rate
  }

  /// Whether a moment is a k/rate, exactly as `tick(after:rate:)` gives it.
  fileprivate static func isTick(_ time: Double, rate: Double) -> Bool {
    (time * rate).rounded() / rate == time
  }
}
