/// Items that are kept as they are: for short lists, tests and data made in code.
///
/// - Complexity: making one is O(n), and every answer O(1).
public struct ItemArray: ItemSource {
  /// The items in order.
  public let items: [Item]
  /// The common type of the ids; `mixed` where they have none, or where there is no id.
  public let idType: ItemIDType
  /// The places without an id, ascending.
  public let holes: [Int]
  /// The ids that occur more than once.
  public let duplicates: [DuplicateID]
  private let firstPlaces: [ItemID: Int]

  /// Makes a source of items.
  public init(_ items: [Item]) {
    self.items = items
    var holes: [Int] = []
    var firstPlaces: [ItemID: Int] = [:]
    var repeated: [ItemID: [Int]] = [:]
    for (place, item) in items.enumerated() {
      guard let id = item.id else {
        holes.append(place)
        continue
      }
      if let first = firstPlaces[id] {
        repeated[id, default: [first]].append(place)
      } else {
        firstPlaces[id] = place
      }
    }
    self.holes = holes
    self.firstPlaces = firstPlaces
    duplicates = repeated.map { DuplicateID(id: $0.key, places: $0.value) }
      .sorted { $0.places[0] < $1.places[0] }
    idType = ItemIDType(commonTo: Set(firstPlaces.keys.map(\.type)))
  }

  /// How many items there are.
  public var count: Int { items.count }

  /// The id at a place; `nil` for a hole.
  public func id(at place: Int) -> ItemID? { items[place].id }

  /// The title at a place; the id where there is none, empty where there is neither.
  public func title(at place: Int) -> String { items[place].displayTitle }

  /// The first place of an id.
  public func place(of id: ItemID) -> Int? { firstPlaces[id] }

  /// What the size rule reads of the item.
  public func measure(at place: Int) -> Double? { items[place].measure }
}

extension Item {
  /// The title; the id where it is empty, and empty where there is neither.
  public var displayTitle: String { title.isEmpty ? id?.description ?? "" : title }
}
