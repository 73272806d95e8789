/// The ids of an app beside those of the model.
///
/// Two app ids never share a model id: an id whose description is taken gets a number behind it.
struct IDTable<ID: Hashable & Sendable>: Sendable {
  private var itemIDs: [ID: ItemID] = [:]
  private var ids: [ItemID: ID] = [:]

  /// The app's id; `nil` for one that never went in.
  func id(for itemID: ItemID) -> ID? { ids[itemID] }

  /// The model's id, made at the first request.
  mutating func itemID(for id: ID) -> ItemID {
    if let known = itemIDs[id] { return known }
    var made = plainItemID(for: id)
    var number = 2
    while ids[made] != nil {
      made = .text("\(id) (\(number))")
      number += 1
    }
    itemIDs[id] = made
    ids[made] = id
    return made
  }

  private func plainItemID(for id: ID) -> ItemID {
    switch id {
    case let text as String: ItemID(text: text)
    case let integer as any BinaryInteger:
      Int(exactly: integer).map(ItemID.integer) ?? .wideInteger("\(integer)")
    default: ItemID(text: "\(id)")
    }
  }
}
