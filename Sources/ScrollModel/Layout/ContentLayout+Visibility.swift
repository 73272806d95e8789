/// What can be seen.
extension ContentLayout {
  /// The items that reach into the visible rectangle, holes among them.
  ///
  /// - Complexity: O(log n), and O(columns) in a grid that is broader than the viewport.
  public func visiblePlaces(at offset: Point) -> VisiblePlaces {
    VisiblePlaces(
      lines: placesMeeting(offset[axis], offset[axis] + viewport[axis]), columns: columns,
      tracks: visibleTracks(at: offset[axis.crossing]))
  }

  /// The tracks that reach into the visible rectangle; all of them where nothing is broad.
  private func visibleTracks(at offset: Double) -> Range<Int> {
    let (breadth, pitch) = (trackBreadth, trackBreadth + rows.spacing)
    let (start, end) = (origin(axis.crossing), offset + viewport[axis.crossing])
    guard breadth > 0, viewport[axis.crossing] > 0 else { return 0..<columns }
    let first = (0..<columns).first { start + Double($0) * pitch + breadth > offset } ?? columns
    let last = (first..<columns).last { start + Double($0) * pitch < end } ?? first - 1
    return first..<(last + 1)
  }

  /// The ids of the items of which at least a share of the area lies in the visible rectangle,
  /// in layout order.
  ///
  /// Documented: `onScrollTargetVisibilityChange(idType:threshold:_:)`. Assumed: an extent of 0
  /// that reaches into the rectangle counts as wholly visible.
  /// - Complexity: O(visible items).
  public func visibleIDs(at offset: Point, threshold: Double) -> [ItemID] {
    visiblePlaces(at: offset).compactMap { place in
      let frame = frame(at: place)
      let share = visibleShare(frame, .vertical, offset) * visibleShare(frame, .horizontal, offset)
      return share >= threshold && share > 0 ? id(at: place) : nil
    }
  }

  /// The share of a frame's extent along an axis that lies in the visible rectangle.
  private func visibleShare(_ frame: Rect, _ axis: Axis, _ offset: Point) -> Double {
    let start = max(frame.min(axis), offset[axis])
    let end = min(frame.max(axis), offset[axis] + viewport[axis])
    return frame.size[axis] > 0 ? max(0, end - start) / frame.size[axis] : start == end ? 1 : 0
  }
}
