/// How a share of an item's extent meets the same share of the inset viewport.
struct AxisAlignment: Hashable, Sendable {
  /// The share: 0 the leading edge, 1 the trailing one.
  var share: Double
  /// The inset before the container.
  var insetStart: Double
  /// The container's length.
  var container: Double

  /// From the offset to the viewport's anchor point.
  var reach: Double { insetStart + share * container }

  /// The anchor point of an extent.
  ///
  /// For shares in 0…1 it never decreases while both ends do not,
  /// whatever the rounding, and is the very end at 0 and 1.
  func point(_ start: Double, _ end: Double) -> Double { (1 - share) * start + share * end }

  /// The offset at which both anchor points meet.
  func offset(aligning start: Double, _ end: Double) -> Double { point(start, end) - reach }
}
