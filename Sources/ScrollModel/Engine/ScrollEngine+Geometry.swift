extension ScrollEngine {
  /// The content offset: x from the leading edge, minus the insets at rest.
  public var offset: Point { offset(at: time) }

  /// The velocity of the content in points per second; forward is positive.
  public var velocity: Vector { motion.velocity(at: time) }

  /// What `onScrollGeometryChange` would be handed.
  public var geometry: ScrollGeometry { geometry(at: time) }

  /// When everything that moves by itself has come to rest; `nil` when nothing moves so.
  public var restTime: Double? {
    phase == .decelerating || phase == .animating
      ? max(motion.horizontal.endTime, motion.vertical.endTime) : nil
  }

  /// Whether a finger is down.
  public var isTouching: Bool { touch != nil }

  /// The least and the greatest resting offset on an axis.
  ///
  /// Measured: minus the inset, and content plus inset less viewport; the lower bound wins.
  func bounds(_ axis: Axis) -> ScrollBounds { layout.bounds(axis) }

  /// The content offset at a time, as the present plan has it; asking moves nothing.
  public func offset(at time: Double) -> Point { motion.offset(at: time) }

  /// The offsets on an axis at which the content can rest; one alone where it does not scroll.
  public func restingOffsets(_ axis: Axis) -> ClosedRange<Double> {
    let bounds = bounds(axis)
    return bounds.min...bounds.max
  }

  func geometry(at time: Double) -> ScrollGeometry {
    ScrollGeometry(
      contentOffset: offset(at: time), contentSize: layout.contentSize,
      contentInsets: configuration.insets, containerSize: layout.container)
  }

  /// Puts the content at an offset at once and lets it rest there.
  mutating func rest(at offset: Point) {
    for axis in Axis.allCases { motion[axis] = .rest(at: offset[axis], from: time) }
    destination = nil
    readOffset = nil
  }

  /// The nearest resting offset on both axes.
  func clamped(_ offset: Point) -> Point {
    Point(x: bounds(.horizontal).clamp(offset.x), y: bounds(.vertical).clamp(offset.y))
  }

  /// The resting offset at a share of the scrollable length on each axis.
  func offset(for anchor: UnitPoint) -> Point {
    func share(_ axis: Axis) -> Double {
      let bounds = bounds(axis)
      return bounds.min + max(0, min(1, anchor[axis])) * (bounds.max - bounds.min)
    }
    return Point(x: share(.horizontal), y: share(.vertical))
  }
}

extension AxisPair<MotionPlan> {
  /// The offset at a time, in points.
  func offset(at time: Double) -> Point {
    Point(x: horizontal.value(at: time), y: vertical.value(at: time))
  }

  /// The velocity at a time, in points per second.
  func velocity(at time: Double) -> Vector {
    Vector(dx: horizontal.velocity(at: time), dy: vertical.velocity(at: time))
  }
}
