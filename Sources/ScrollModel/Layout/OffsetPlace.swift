/// An offset, or the place directly before or after it: where a step function has its limits.
struct OffsetPlace: Hashable, Sendable {
  enum Side: Hashable, Sendable { case before, at, after }

  var offset: Double
  var side = Side.at

  /// Whether the place lies after an offset.
  func isPast(_ other: Double) -> Bool { side == .after ? offset >= other : offset > other }

  /// Whether the place is an offset or lies after it.
  func isAtOrPast(_ other: Double) -> Bool { side == .before ? offset > other : offset >= other }
}
