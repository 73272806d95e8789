/// The direction in which a finger moves on the screen.
public enum FingerDirection: String, Hashable, Sendable, CaseIterable {
  /// Moves a vertical list forward.
  case up
  /// Moves a vertical list back.
  case down
  /// Moves a left-to-right list forward.
  case left
  /// Moves a left-to-right list back.
  case right

  /// A travel of so many points, in screen coordinates.
  public func travel(_ distance: Double) -> Vector {
    switch self {
    case .up: Vector(dy: -distance)
    case .down: Vector(dy: distance)
    case .left: Vector(dx: -distance)
    case .right: Vector(dx: distance)
    }
  }
}

/// Whole gestures as the touches that they are made of.
public enum FingerGesture {
  /// A finger comes down, travels at constant speed without slop, and lifts at rest.
  ///
  /// - Parameters:
  ///   - travel: The finger's own way, in screen coordinates.
  ///   - duration: Seconds.
  ///   - time: When it comes down.
  public static func drag(_ travel: Vector, over duration: Double, at time: Double) -> [ScrollEvent]
  {
    touches(travel, over: duration, at: time, lift: .velocity(.zero))
  }

  /// The same, but the finger lifts while it moves, at the constant speed of its travel.
  ///
  /// A travel that takes no time has no speed.
  public static func flick(
    _ travel: Vector, over duration: Double, at time: Double
  ) -> [ScrollEvent] {
    let velocity =
      duration > 0 ? Vector(dx: travel.dx / duration, dy: travel.dy / duration) : .zero
    return touches(travel, over: duration, at: time, lift: .fingerVelocity(velocity))
  }

  /// The lift of a flick alone, at a finger's velocity in points per second: no travel and no time
  /// before it.
  public static func flick(velocity: Vector) -> [ScrollEvent] {
    [.touchDown(slop: 0), .touchUp(.fingerVelocity(velocity))]
  }

  private static func touches(
    _ travel: Vector, over duration: Double, at time: Double, lift: TouchRelease
  ) -> [ScrollEvent] {
    [
      .touchDown(slop: 0), .touchMove(by: travel, over: duration),
      .advance(to: time + max(0, duration)), .touchUp(lift),
    ]
  }
}
