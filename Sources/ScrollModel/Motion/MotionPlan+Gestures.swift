extension MotionPlan {
  /// A finger moves the content from one raw offset to another at constant speed.
  ///
  /// In no time where `duration` is 0. The plan ends where the band shows the raw end exactly.
  static func finger(
    from rawStart: Double, to rawEnd: Double, duration: Double, band: RubberBand, at time: Double
  ) -> MotionPlan {
    let duration = max(duration.tamed, 0)
    let rawStart = rawStart.tamed
    let rawEnd = rawEnd.tamed
    let velocity = duration > 0 ? ((rawEnd - rawStart) / duration).tamed : 0
    // Without bounces an edge holds the content while the finger is past it.
    func segment(from raw: Double, to next: Double, _ start: Double, _ end: Double) -> MotionSegment
    {
      MotionSegment(
        .finger(FingerTravel(band: band, rawStart: raw, rawVelocity: velocity)),
        from: start, to: end, endValue: band.visible(raw: next))
    }
    var segments: [MotionSegment]
    if band.bounces || velocity == 0 {
      segments = [segment(from: rawStart, to: rawEnd, time, time + duration)]
    } else {
      segments = []
      var (start, raw) = (time, rawStart)
      for next in [band.bounds.clamp(rawStart), band.bounds.clamp(rawEnd), rawEnd] where next != raw
      {
        let travel = next == rawEnd ? duration : min((next - rawStart) / velocity, duration)
        segments.append(segment(from: raw, to: next, start, time + travel))
        (start, raw) = (time + travel, next)
      }
    }
    return MotionPlan(
      startTime: time, startValue: band.visible(raw: rawStart), segments: segments,
      finalValue: band.visible(raw: rawEnd))
  }

  /// The finger lifts and no behaviour has a say: the content runs out, bounces, or rests.
  ///
  /// Inside the bounds a lift below 250 rests at once; a deceleration that meets an edge bounces
  /// there, or stops there without `bounces`. Past an edge it bounces, unless an inward flick
  /// brings it back inside, where it goes on as a deceleration.
  /// A motion that is under way, planned anew because its bounds have changed, goes on at any speed.
  static func release(
    from offset: Double, velocity: Double, bounds: ScrollBounds, rate: DecelerationRate,
    bounces: Bool = true, isUnderWay: Bool = false, at time: Double
  ) -> MotionPlan {
    let offset = offset.tamed
    let velocity = velocity.tamed
    let excess = bounds.excess(of: offset)
    var course = Course(bounds: bounds, rate: rate, bounces: bounces, time: time, value: offset)
    if excess == 0 {
      if isUnderWay || velocity.magnitude >= Deceleration.startSpeed { course.coast(velocity) }
    } else if bounces {
      course.bounce(velocity)
    } else {
      course.snap()
    }
    return MotionPlan(
      startTime: time, startValue: offset, segments: course.segments, finalValue: course.value)
  }

  /// The finger lifts and a behaviour has chosen where the content comes to rest.
  static func landing(
    from offset: Double, velocity: Double, on target: Double, rate: DecelerationRate,
    at time: Double
  ) -> MotionPlan {
    let offset = offset.tamed
    let target = target.tamed
    guard offset != target else { return .rest(at: target, from: time) }
    let law = Deceleration.landing(
      from: offset, velocity: velocity.tamed, on: target, rate: rate)
    return MotionPlan(
      startTime: time, startValue: offset,
      segments: [
        MotionSegment(.landing(law), from: time, to: time + law.duration, endValue: target)
      ],
      finalValue: target)
  }

  /// Where content that is let go would come to rest if there were no edges.
  static func naturalRest(
    from offset: Double, velocity: Double, rate: DecelerationRate
  ) -> Double {
    velocity.tamed.magnitude < Deceleration.startSpeed
      ? offset : Deceleration(from: offset, velocity: velocity.tamed, rate: rate).rest
  }
}

/// A release as it is planned, segment after segment.
private struct Course {
  let bounds: ScrollBounds
  let rate: DecelerationRate
  let bounces: Bool
  var segments: [MotionSegment] = []
  /// When the last segment so far ends.
  var time: Double
  /// Where the content is then.
  var value: Double

  init(bounds: ScrollBounds, rate: DecelerationRate, bounces: Bool, time: Double, value: Double) {
    self.bounds = bounds
    self.rate = rate
    self.bounces = bounces
    self.time = time
    self.value = value
  }

  /// Runs out from inside the bounds, and over the edge where the run does not end before it.
  mutating func coast(_ velocity: Double) {
    let law = Deceleration(from: value, velocity: velocity, rate: rate)
    let edge = bounds.edge(ahead: velocity)
    guard (law.rest - edge) * velocity.signum > 0 else {
      return append(.deceleration(law), for: law.duration, to: law.rest)
    }
    if value != edge { append(.deceleration(law), for: law.time(reaching: edge), to: edge) }
    if bounces { bounce(law.velocity(passing: edge)) }
  }

  /// Goes on from past an edge, or outwards from on it.
  mutating func bounce(_ velocity: Double) {
    let excess = bounds.excess(of: value)
    let edge = excess == 0 ? value : value - excess
    let law = Bounce(edge: edge, excess: excess, momentum: velocity)
    switch law.outcome {
    case .settles(let duration):
      append(.bounce(law), for: duration, to: law.value(at: duration))
      value = edge
    case .reenters(let duration, let velocity):
      append(.bounce(law), for: duration, to: edge)
      coast(velocity)
    }
  }

  /// Puts content that lies past an edge on it, in no time.
  mutating func snap() {
    let excess = bounds.excess(of: value)
    let law = Bounce(edge: value - excess, excess: excess, momentum: 0)
    append(.bounce(law), for: 0, to: law.edge)
  }

  private mutating func append(_ law: MotionLaw, for duration: Double, to end: Double) {
    segments.append(MotionSegment(law, from: time, to: time + duration, endValue: end))
    time += duration
    value = end
  }
}
