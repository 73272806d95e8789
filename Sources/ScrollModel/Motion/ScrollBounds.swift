/// The offsets between which content can rest on one axis, in points.
struct ScrollBounds: Hashable, Sendable {
  /// The least offset.
  let min: Double
  /// The greatest offset, never below `min`.
  let max: Double

  /// Makes bounds.
  ///
  /// Where `max` is below `min`, because the content is shorter than the viewport, `min` is both.
  /// Measured: the lower bound wins.
  init(min: Double, max: Double) {
    self.min = min.tamed
    self.max = Swift.max(min.tamed, max.tamed)
  }

  /// The nearest offset within the bounds.
  func clamp(_ offset: Double) -> Double { Swift.min(Swift.max(offset, min), max) }

  /// How far an offset lies past an edge: negative before `min`, positive after `max`, else 0.
  func excess(of offset: Double) -> Double {
    offset < min ? offset - min : offset > max ? offset - max : 0
  }

  /// Whether an offset lies between the edges or on one.
  func contains(_ offset: Double) -> Bool { offset >= min && offset <= max }

  /// The edge that a motion with this velocity runs towards.
  func edge(ahead velocity: Double) -> Double { velocity < 0 ? min : max }

  /// The same bounds with both edges moved.
  func shifted(by delta: Double) -> ScrollBounds {
    ScrollBounds(min: min + delta, max: max + delta)
  }
}
