/// The pages of a scrolled axis: page k at the lower bound and k page lengths, the last one
/// clamped to the upper bound.
struct Pages: Hashable, Sendable {
  /// The speed above which a lift turns a page, in points per second.
  static let turningSpeed = 300.0

  /// Where the content can rest.
  let bounds: ScrollBounds
  /// A page's length in points, more than 0.
  let length: Double

  /// Makes pages; `nil` without a length.
  init?(bounds: ScrollBounds, length: Double) {
    guard length > 0 else { return nil }
    self.bounds = bounds
    self.length = length
  }

  /// The number of the last page, counted from 0; a whole number.
  var last: Double { ((bounds.max - bounds.min) / length).rounded(.up) }

  /// The offset of a page.
  func offset(of page: Double) -> Double { bounds.clamp(bounds.min + page * length) }

  /// The page whose offset is nearest; of two equally near, the one in `direction`.
  ///
  /// Without a direction the earlier. The last page is measured where it is, not where a whole
  /// page would have put it.
  func nearest(to offset: Double, preferring direction: Double) -> Double {
    let offset = bounds.clamp(offset)
    let page = min(((offset - bounds.min) / length).rounded(.down), last)
    let next = min(page + 1, last)
    let behind = offset - self.offset(of: page)
    let ahead = self.offset(of: next) - offset
    return ahead < behind || (ahead == behind && direction > 0) ? next : page
  }

  /// The page on which a gesture ends: never more than one from where it began.
  func target(at end: GestureEnd) -> ScrollTarget {
    let start = nearest(to: end.startOffset, preferring: 0)
    let page =
      end.velocity.magnitude > Pages.turningSpeed
      ? start + end.velocity.signum
      : nearest(to: end.offset, preferring: end.velocity)
    return ScrollTarget(
      offset: offset(of: min(max(page, start - 1, 0), start + 1, last)))
  }
}
