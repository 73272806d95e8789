import ScrollModel

// What a run asks of a scroll view's items.
extension ScrollEngine {
  /// The type of the ids now.
  var idType: ItemIDType { layout.items.idType }

  /// How many items there are now.
  var count: Int { layout.count }

  /// The first place of an id.
  func index(of id: ItemID) -> Int? { layout.place(of: id) }

  /// The title of an item.
  func title(of id: ItemID) -> String? { layout.place(of: id).map { layout.title(at: $0) } }

  /// Names for new items.
  func newIDs(_ count: Int) -> [ItemID] {
    var items = layout.items
    return items.newIDs(count: count)
  }
}
