import ScrollModel

/// Fingers and wheels as the engine's events: the same for a run and for `script expand`.
struct GestureEvents {
  private let configuration: ScrollConfiguration
  private let time: Double

  /// - Parameters:
  ///   - configuration: The view as it is now: shares are of its viewport.
  ///   - time: When the gesture begins.
  init(_ configuration: ScrollConfiguration, time: Double) {
    self.configuration = configuration
    self.time = time
  }

  /// The events of a gesture; none for a step that is none.
  func events(for action: Step.Action) -> [ScrollEvent] {
    switch action {
    case .drag(let direction, let length, let duration):
      FingerGesture.drag(
        direction.travel(points(length, direction)), over: duration, at: time)
    case .flick(let direction, let length, let duration):
      FingerGesture.flick(
        direction.travel(points(length, direction)), over: duration, at: time)
    case .throwing(let direction, let speed):
      FingerGesture.flick(velocity: direction.travel(points(speed, direction)))
    case .touchDown(_, let slop): [.touchDown(slop: slop)]
    case .touchMove(let dx, let dy, let duration):
      [
        .touchMove(
          by: Vector(
            dx: dx.points(viewport: configuration.viewport.width),
            dy: dy.points(viewport: configuration.viewport.height)), over: duration),
        .advance(to: time + duration),
      ]
    case .touchHold(let duration): [.advance(to: time + duration)]
    case .touchUp(let velocity): [.touchUp(release(velocity))]
    case .touchCancel: [.touchCancel]
    case .wheel(let direction, let length):
      [.wheel(by: contentTravel(direction.opposite, points(length, direction)))]
    default: []
    }
  }

  private func points(_ length: Length, _ direction: FingerDirection) -> Double {
    length.points(viewport: configuration.viewport[direction.axis])
  }

  private func release(_ velocity: Step.ReleaseVelocity?) -> TouchRelease {
    switch velocity {
    case nil: return .tracked
    case .along(let speed):
      let axis = configuration.axis
      var velocity = Vector.zero
      velocity[axis] = speed.points(viewport: configuration.viewport[axis])
      return .velocity(velocity)
    case .both(let dx, let dy):
      return .velocity(
        Vector(
          dx: dx.points(viewport: configuration.viewport.width),
          dy: dy.points(viewport: configuration.viewport.height)))
    }
  }

  /// How a finger's travel moves the content, forward positive: a finger that goes up shows what
  /// lies below; one that goes left shows what lies to the right, which is forward in a
  /// left-to-right layout and back in the other.
  private func contentTravel(_ direction: FingerDirection, _ distance: Double) -> Vector {
    let finger = direction.travel(distance)
    // 0 − x, so that no negative zero comes of it.
    let dx = configuration.direction == .rightToLeft ? finger.dx : 0 - finger.dx
    return Vector(dx: dx, dy: 0 - finger.dy)
  }
}

extension FingerDirection {
  /// The axis along which it goes.
  var axis: Axis { self == .up || self == .down ? .vertical : .horizontal }

  /// The other way along the same axis.
  var opposite: FingerDirection {
    switch self {
    case .up: .down
    case .down: .up
    case .left: .right
    case .right: .left
    }
  }
}
