/// The items of a scroll view in their present order.
public struct ItemList: Sendable {
  /// What the list began with.
  let source: any ItemSource

  /// Makes a list of a source's items.
  public init(_ source: any ItemSource) { self.source = source }
}
