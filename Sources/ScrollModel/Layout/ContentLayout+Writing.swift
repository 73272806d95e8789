/// Where a write scrolls to: the one place that aligns items with the viewport.
extension ContentLayout {
  /// The offset that brings the item at a place where a write wants it, clamped to the bounds.
  ///
  /// Documented: with an anchor, the item's point at the anchor meets the inset viewport's; with
  /// none, the least scroll that makes the item wholly visible in the inset viewport, no movement
  /// where it is, and the leading edge of an item that is longer than the container.
  func offset(aligning place: Int, anchor: UnitPoint?, from current: Point) -> Point {
    let frame = frame(at: place)
    var offset = current
    for axis in Axis.allCases {
      let (start, end) = (frame.min(axis), frame.max(axis))
      if let anchor {
        offset[axis] = alignment(axis, anchor[axis]).offset(aligning: start, end)
      } else {
        let container = container[axis]
        let visibleStart = current[axis] + configuration.insets.start(axis)
        if start < visibleStart || end - start > container {
          offset[axis] = alignment(axis, 0).offset(aligning: start, end)
        } else if end > visibleStart + container {
          offset[axis] = alignment(axis, 1).offset(aligning: start, end)
        }
      }
    }
    return clamp(offset)
  }

  /// How points of items meet points of the inset viewport along an axis.
  func alignment(_ axis: Axis, _ share: Double) -> AxisAlignment {
    AxisAlignment(
      share: share, insetStart: configuration.insets.start(axis), container: container[axis])
  }
}
