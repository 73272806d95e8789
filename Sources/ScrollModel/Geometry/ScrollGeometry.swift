/// What a scroll view tells about its geometry.
///
/// Measured: at rest `contentOffset` is minus the inset, `containerSize` excludes the insets,
/// `visibleRect` includes them (20 × 20 in 150 with a top margin of 20: offset −20, container 130,
/// visible rect from −20, 150 high).
public struct ScrollGeometry: Hashable, Sendable {
  /// Where the visible rectangle begins in the content.
  public var contentOffset: Point
  /// The extent of the content, insets excluded, padding included.
  public var contentSize: Size
  /// Content margins and safe area together.
  public var contentInsets: EdgeInsets
  /// The viewport less its insets, never negative.
  public var containerSize: Size

  /// Makes a geometry.
  public init(
    contentOffset: Point, contentSize: Size, contentInsets: EdgeInsets, containerSize: Size
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// Whether an observer would see no change between two geometries.
  func isSame(as other: ScrollGeometry) -> Bool {
    contentOffset.isSame(as: other.contentOffset) && contentSize == other.contentSize
      && contentInsets == other.contentInsets && containerSize == other.containerSize
  }

  /// The container at the content offset.
  public var bounds: Rect { Rect(origin: contentOffset, size: containerSize) }

  /// The container and its insets at the content offset: all that can be seen.
  public var visibleRect: Rect {
    Rect(
      origin: contentOffset,
      size: Size(
        width: containerSize.width + contentInsets.total(.horizontal),
        height: containerSize.height + contentInsets.total(.vertical)))
  }
}
