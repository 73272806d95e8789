extension ScrollAnimation {
  /// The spring of `.default` from iOS 17 on: response 0.55 s, critically damped.
  ///
  /// Documented: SwiftUI's default spring.
  static let defaultSpring = ScrollAnimation.spring(response: 0.55, dampingFraction: 1)
  /// The timing curve of `.default` before iOS 17.
  ///
  /// Documented: the duration; assumed: the curve.
  static let defaultEase = ScrollAnimation.easeInOut(duration: 0.3)
}

extension MotionPlan {
  /// A programmatic, animated scroll; it ends exactly on `target`.
  ///
  /// A spring takes over the velocity, a timing curve begins at rest. `usesSpringByDefault` tells
  /// what `.default` stands for. A duration or response of 0 or less jumps in no time.
  static func animated(
    from offset: Double, velocity: Double, to target: Double, animation: ScrollAnimation,
    usesSpringByDefault: Bool = true, at time: Double
  ) -> MotionPlan {
    let offset = offset.tamed
    let velocity = velocity.tamed
    let target = target.tamed
    guard offset != target || velocity != 0 else { return .rest(at: target, from: time) }
    let segment: MotionSegment
    switch animation {
    case .default:
      return animated(
        from: offset, velocity: velocity, to: target,
        animation: usesSpringByDefault ? .defaultSpring : .defaultEase, at: time)
    case .spring(let response, let damping) where response > 0:
      let law = Spring(
        from: offset, velocity: velocity, to: target, response: response, damping: damping)
      let duration = law.duration
      segment = MotionSegment(
        .spring(law), from: time, to: time + duration, endValue: law.value(at: duration))
    case .spring:
      return .animated(
        from: offset, velocity: 0, to: target, animation: .easeInOut(duration: 0), at: time)
    case .easeInOut(let duration):
      guard offset != target else { return .rest(at: target, from: time) }
      let law = EaseInOut(origin: offset, target: target, duration: max(duration.tamed, 0))
      segment = MotionSegment(
        .easeInOut(law), from: time, to: time + law.duration, endValue: target)
    }
    return MotionPlan(
      startTime: time, startValue: offset, segments: [segment], finalValue: target)
  }
}
