/// The value that `.scrollPosition($position)` binds.
///
/// Documented: SwiftUI's `ScrollPosition`, from iOS 18.
public struct ScrollPosition: Hashable, Sendable {
  /// The type of the ids that it follows; `nil` is `Never`, the default: it follows none.
  public var idType: ItemIDType?
  /// The id asked for or, after a user scroll, the current target's.
  public internal(set) var viewID: ItemID?
  /// The edge asked for; `nil` after a user scroll.
  public internal(set) var edge: Edge?
  /// The point asked for; `nil` after a user scroll.
  public internal(set) var point: Point?
  /// Whether the user scrolled last.
  public internal(set) var isPositionedByUser = false

  /// Makes a position; automatic unless an edge, a point or an id is given.
  public init(
    idType: ItemIDType? = nil, edge: Edge? = nil, point: Point? = nil, viewID: ItemID? = nil
  ) {
    self.idType = idType
    self.edge = edge
    self.point = point
    self.viewID = viewID
  }
}
