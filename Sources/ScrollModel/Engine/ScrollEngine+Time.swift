extension ScrollEngine {
  /// Lets time pass: the content follows its plan, and each crossing is reported at its instant.
  ///
  /// The way is cut where something else happens: the slop is passed, a move or a motion ends, an
  /// observer looks, and behind all that a sampler ticks.
  mutating func advance(to end: Double) {
    let end = end.isFinite ? max(end, time) : time
    while true {
      let (joint, refresh, tick) = (nextJoint, isLooking ? nextLook : .infinity, nextTick)
      let due = min(end, joint, refresh)
      let stop = tick < due - ScrollEngine.instant ? tick : due
      isPaused = !read(until: stop)
      if isPaused { return }
      time = max(time, stop)
      if joint <= time { reachJoint() }
      let isTicking = tick <= time + ScrollEngine.instant
      if min(joint, refresh) <= time { look() }
      if isTicking { tickSampler() }
      if min(joint, refresh) > time, !isTicking { return }
    }
  }

  /// A sampler ticks in the instant in which something else happens where they lie closer, in
  /// seconds: sums of decimal fractions, such as 0.1 + 0.2, part from their names by less.
  private static let instant = 1e-9

  /// When the plan next changes by itself; infinite when it does not.
  private var nextJoint: Double {
    guard let touch else { return restTime ?? .infinity }
    return min(touch.slopPassage() ?? .infinity, touch.move?.end ?? .infinity)
  }

  /// The slop is passed, a move of the finger ends, or a motion without a finger comes to rest.
  private mutating func reachJoint() {
    guard let touch else {
      compareAtRest()
      arrive()
      return
    }
    if let passage = touch.slopPassage(), passage <= time { passSlop() }
    guard let end = touch.move?.end, end <= time else { return }
    self.touch?.finishMove(at: time)
    followFinger()
  }

  /// A motion without a finger has come to rest.
  private mutating func arrive() {
    if reportsPassing, let id = destination?.id { report(id) }
    rest(at: offset)
    enter(.idle)
  }
}

// Following the read path through a motion.
extension ScrollEngine {
  /// Whether the user scrolls, so that crossings are compared with the binding.
  var isReading: Bool { phase == .interacting || phase == .decelerating }

  /// Whether an animated jump reports what it passes.
  var reportsPassing: Bool {
    phase == .animating && configuration.policies.passingIDs == .on && destination?.id != nil
      && hasTargets
  }

  /// A motion by the user begins: its first point will be compared with the binding.
  mutating func startReading() {
    comparesFirstTarget = true
    readingStart = offset
    readOffset = nil
  }

  /// The read rule of the present layout.
  var readRule: CurrentTarget {
    CurrentTarget(layout, policies: configuration.policies, anchor: configuration.anchor)
  }

  /// Follows the motion up to a time and reports each crossing.
  ///
  /// - Returns: Whether it got there; not, when it stopped at a report that an observer answers.
  private mutating func read(until end: Double) -> Bool {
    guard isReading || reportsPassing else { return true }
    return layout.readsTracks ? readPlane(until: end) : readLine(until: end)
  }

  /// The same where the place along the main axis decides.
  private mutating func readLine(until end: Double) -> Bool {
    let axis = configuration.axis
    // Where nothing moves any more the rule need not be made.
    if motion[axis].endTime > time, !followLine(until: end) { return false }
    if comparesFirstTarget, motion[axis.crossing].value(at: end) != readingStart[axis.crossing] {
      time = max(time, end)
      compareAtRest()
    }
    return true
  }

  private mutating func followLine(until end: Double) -> Bool {
    let (axis, rule) = (configuration.axis, readRule)
    for piece in motion[axis].pieces(from: time) {
      guard piece.start < end || piece.end <= end else { break }
      let isWhole = piece.end <= end
      let from =
        readOffset?[axis] ?? (time <= piece.start ? piece.startValue : motion[axis].value(at: time))
      let to = isWhole ? piece.endValue : motion[axis].value(at: end)
      guard from != to else { continue }
      noteUserScroll()
      guard cross(rule, piece, from: from, to: to, until: min(end, piece.end)) else { return false }
      readOffset = Point(x: to, y: to)
      // The walk ends with the reading at its very end.
      let there = motion.offset(at: end)
      if isReading, there[axis] == to { comparedOffset = there }
    }
    return true
  }

  /// Compares each reading on the way between two offsets of a monotone piece.
  private mutating func cross(
    _ rule: CurrentTarget, _ piece: MonotonePiece, from: Double, to: Double, until end: Double
  ) -> Bool {
    var isFirst = true
    for step in rule.steps(from: from, to: to) {
      defer { isFirst = false }
      // The first step is where the content stands: a jump reports what it passes, not that.
      if isFirst, !isReading { continue }
      if !isFirst { time = max(time, min(end, piece.time(reaching: step.offset))) }
      compare(with: step.reading)
      readOffset = Point(x: step.offset, y: step.offset)
      if pausesForReport() { return false }
    }
    return true
  }

  /// The same for a grid that scrolls both ways, whose reading depends on both axes.
  private mutating func readPlane(until end: Double) -> Bool {
    // As above, a jump does not report where it begins.
    let passesOver = readOffset == nil && !isReading ? 1 : 0
    let moments = readRule.moments(of: motion, from: time, at: readOffset, until: end)
    for moment in moments.dropFirst(passesOver) {
      noteUserScroll()
      time = max(time, moment.time)
      compare(with: moment.reading)
      readOffset = moment.offset
      if pausesForReport() { return false }
    }
    // Where nothing has moved yet, the first point of movement is still to be read.
    if readOffset != nil || !moments.isEmpty {
      readOffset = motion.offset(at: end)
    }
    return true
  }

  /// Whether a report has just come that an observer answers in the same update.
  private mutating func pausesForReport() -> Bool {
    guard configuration.pausesAtReports, case .report = changes.last?.kind else { return false }
    guard !answeredReports.allowsPass(at: time) else { return true }
    raise(.feedbackLoop(passes: PassCount.limit))
    return false
  }

  /// Compares the target at the present offset, where the content has come to rest; a gesture that
  /// has moved nothing reports nothing.
  mutating func compareAtRest() {
    guard isReading else { return }
    if comparesFirstTarget, offset == readingStart { return }
    guard offset != comparedOffset else { return }
    noteUserScroll()
    compare(with: readRule.reading(at: offset))
    comparedOffset = offset
  }

  /// The user has moved the content: a position value forgets what was asked for.
  private mutating func noteUserScroll() {
    guard isReading, comparesFirstTarget else { return }
    comparesFirstTarget = false
    isScrolledByUser = true
    pinnedEdge = nil
    guard position != nil else { return }
    position?.edge = nil
    position?.point = nil
    position?.isPositionedByUser = true
  }

  /// The place of the item that is nearest at an offset, whatever the binding says.
  func nearestPlace(at offset: Point) -> Int? { readRule.nearest(at: offset) }
}
