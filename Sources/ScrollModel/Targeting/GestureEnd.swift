/// What a behaviour knows when a gesture ends, on one axis.
struct GestureEnd: Hashable, Sendable {
  /// The offset when the gesture began, in points.
  var startOffset: Double
  /// The offset now.
  var offset: Double
  /// The velocity of the lift, in points per second; 0 for a touch that was cancelled.
  var velocity: Double
  /// Where the content can rest.
  var bounds: ScrollBounds
  /// A page: the container's length along the axis, insets excluded, in points.
  var pageLength: Double
  /// Whether the size class along the axis is compact.
  var isCompact: Bool
  /// The configured deceleration rate.
  var rate: DecelerationRate

  /// Makes a record of a gesture's end.
  init(
    startOffset: Double, offset: Double, velocity: Double, bounds: ScrollBounds,
    pageLength: Double, isCompact: Bool = false, rate: DecelerationRate = .byBehavior
  ) {
    self.startOffset = startOffset.tamed
    self.offset = offset.tamed
    self.velocity = velocity.tamed
    self.bounds = bounds
    self.pageLength = pageLength.tamed
    self.isCompact = isCompact
    self.rate = rate
  }
}

/// Where a behaviour lets a gesture end.
struct ScrollTarget: Hashable, Sendable {
  /// The offset, within the bounds.
  var offset: Double
  /// The place of the chosen candidate, from 0; of several with one offset, the first.
  ///
  /// `nil` for pages.
  var candidate: Int?
}
