/// The resistance of content that is dragged past an edge.
///
/// Raw offsets are where the finger alone would put the content, visible offsets where it is seen.
/// Within the bounds both are the same; past an edge a raw excess x is seen as x·c·d / (d + c·x),
/// d being the viewport's length, so that overscroll gets progressively harder.
/// Documented: published since 2012, with c = 0.55, and ported many times.
struct RubberBand: Hashable, Sendable {
  /// The share of the first point of overscroll that is seen.
  static let coefficient = 0.55

  /// The raw excess in points from which on the content follows the finger one to one.
  ///
  /// No finger travels that far. The stretch beyond stands for visible excesses of the viewport's
  /// length and more, which no drag can make but a bounce in a tiny viewport can: grabbed there,
  /// content follows the finger until the excess is less. At this size a `Double` still resolves
  /// a fraction of a millionth of a point.
  static let reach = 1_073_741_824.0

  /// Where the content can rest.
  let bounds: ScrollBounds
  /// The viewport's length along the axis, in points.
  let viewport: Double
  /// Whether content gives way past its edges at all; else it stops there.
  let bounces: Bool

  /// Makes a band.
  init(bounds: ScrollBounds, viewport: Double, bounces: Bool = true) {
    self.bounds = bounds
    self.viewport = max(viewport.tamed, 0)
    self.bounces = bounces
  }

  /// Where content is seen that the finger alone would put at `raw`.
  func visible(raw: Double) -> Double {
    let excess = bounds.excess(of: raw)
    guard excess != 0 else { return raw }
    let edge = raw - excess
    guard bounces else { return edge }
    return edge + RubberBand.visible(excess: excess.magnitude, viewport: viewport) * excess.signum
  }

  /// The raw offset of content that is seen at `visible`: the inverse of ``visible(raw:)``.
  ///
  /// A finger that grabs bouncing content begins here, so that nothing leaps. Without bounces an
  /// offset past an edge counts as the edge.
  func raw(visible: Double) -> Double {
    let excess = bounds.excess(of: visible)
    guard excess != 0 else { return visible }
    let edge = visible - excess
    guard bounces else { return edge }
    return edge + RubberBand.raw(excess: excess.magnitude, viewport: viewport) * excess.signum
  }

  /// The visible points that one more raw point makes at `raw`: 1 within the bounds.
  func slope(raw: Double) -> Double {
    let excess = bounds.excess(of: raw).magnitude
    guard excess > 0 else { return 1 }
    guard bounces else { return 0 }
    guard excess < RubberBand.reach else { return 1 }
    let share = viewport / (viewport + RubberBand.coefficient * excess)
    return RubberBand.coefficient * share * share
  }

  /// The band with its bounds moved.
  func shifted(by delta: Double) -> RubberBand {
    RubberBand(bounds: bounds.shifted(by: delta), viewport: viewport, bounces: bounces)
  }

  /// The visible excess of a raw one, both positive.
  static func visible(excess: Double, viewport: Double) -> Double {
    let pulled = coefficient * min(excess, reach)
    guard pulled > 0 else { return 0 }
    return pulled * viewport / (viewport + pulled) + max(excess - reach, 0)
  }

  /// The raw excess of a visible one, both positive.
  static func raw(excess: Double, viewport: Double) -> Double {
    let limit = visible(excess: reach, viewport: viewport)
    guard excess < limit else { return reach + (excess - limit) }
    return viewport * excess / (coefficient * (viewport - excess))
  }
}
