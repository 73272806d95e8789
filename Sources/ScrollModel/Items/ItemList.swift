/// The items of a scroll view, each under the key of its row, in no order of their own.
///
/// It begins with a source, whose items have the keys 0, 1, 2 … in turn; items inserted later
/// get the keys after those. Which row comes where is the layout's to say. A million items of a
/// source cost nothing here.
public struct ItemList: Sendable {
  /// What the list began with.
  let source: any ItemSource
  /// The items inserted since, by key after the source's; `nil` where one went again.
  private var inserted: [Item?] = []
  private var insertedKeys: [ItemID: [RowKey]] = [:]
  /// How many different ids of each type are among them.
  private var insertedTypes: [ItemIDType: Int] = [:]
  /// How many of the inserted items went again.
  private var goneCount = 0
  private var removedFromSource: Set<RowKey> = []
  /// Whether a repeated id may first occur elsewhere than in the source.
  private var isReordered = false
  /// The largest integer id so far; not known before somebody asks.
  private var largestInteger: Int??
  /// All names up to this number were taken when somebody last asked for new ones.
  private var lastTaken = 0

  /// Makes a list of a source's items.
  public init(_ source: any ItemSource) { self.source = source }

  /// Makes a list of items.
  /// - Complexity: O(n).
  public init(_ items: [Item]) { self.init(ItemArray(items)) }

  /// How many items there are now.
  public var count: Int {
    source.count - removedFromSource.count + inserted.count - goneCount
  }

  /// Whether nothing was inserted, removed or moved since the list was made.
  var isAsRead: Bool { inserted.isEmpty && removedFromSource.isEmpty && !isReordered }
}

// MARK: - One item

extension ItemList {
  /// The item of a row.
  ///
  /// The key must be one that this list gave.
  public func item(_ key: RowKey) -> Item {
    insertedItem(key) ?? Item(id: id(key), title: title(key), measure: measure(key))
  }

  /// The id of a row; `nil` for a hole.
  public func id(_ key: RowKey) -> ItemID? {
    key.index < source.count ? source.id(at: key.index) : insertedItem(key)?.id
  }

  /// The title of a row; the id where there is none, empty where there is neither.
  public func title(_ key: RowKey) -> String {
    key.index < source.count
      ? source.title(at: key.index) : insertedItem(key)?.displayTitle ?? ""
  }

  /// What the size rule reads of a row.
  public func measure(_ key: RowKey) -> Double? {
    key.index < source.count ? source.measure(at: key.index) : insertedItem(key)?.measure
  }

  /// Whether a row has no id.
  public func isHole(_ key: RowKey) -> Bool { id(key) == nil }

  /// Whether a row came after the source's.
  func isInserted(_ key: RowKey) -> Bool { key.index >= source.count }

  private func insertedItem(_ key: RowKey) -> Item? {
    let index = key.index - source.count
    return inserted.indices.contains(index) ? inserted[index] : nil
  }
}

// MARK: - All items

extension ItemList {
  /// The rows with an id, in no particular order; several only where the id is repeated.
  ///
  /// While the source's rows stand as they were read, only the first of them is named.
  func keys(of id: ItemID) -> [RowKey] {
    var keys = insertedKeys[id] ?? []
    if !isReordered && removedFromSource.isEmpty {
      if let place = source.place(of: id) { keys.append(RowKey(place)) }
    } else if let repeated = source.duplicates.first(where: { $0.id == id }) {
      keys += repeated.places.map { RowKey($0) }.filter { !removedFromSource.contains($0) }
    } else if let place = source.place(of: id), !removedFromSource.contains(RowKey(place)) {
      keys.append(RowKey(place))
    }
    return keys
  }

  /// Whether an id may have several rows: looked up without making a list of them.
  func mayRepeat(_ id: ItemID) -> Bool {
    source.place(of: id) != nil || insertedKeys[id].map { $0.count > 1 } ?? false
  }

  /// The ids that may occur more than once: all that the source repeats, and all inserted.
  var possibleDuplicates: Set<ItemID> {
    Set(source.duplicates.map(\.id)).union(insertedKeys.keys)
  }

  /// The common type of the ids; `mixed` where they have none, or where there is no id.
  public var idType: ItemIDType {
    let new = Set(insertedTypes.keys)
    guard !new.isEmpty else { return source.idType }
    guard removedFromSource.count < source.count else { return ItemIDType(commonTo: new) }
    // Positions are integers, so inserted integers are of their type.
    if source.idType == .position && new == [.int] { return .position }
    return ItemIDType(commonTo: new.union([source.idType]))
  }

  /// Whether any row has no id.
  public var hasHoles: Bool {
    source.holes.contains { !removedFromSource.contains(RowKey($0)) }
      || inserted.contains { $0.map { $0.id == nil } ?? false }
  }
}

// MARK: - Edits

extension ItemList {
  /// Takes in items and gives the keys of their rows, in turn.
  mutating func insert(_ items: [Item]) -> [RowKey] {
    items.map { item in
      let key = RowKey(source.count + inserted.count)
      inserted.append(item)
      if let id = item.id {
        if insertedKeys[id] == nil { insertedTypes[id.type, default: 0] += 1 }
        insertedKeys[id, default: []].append(key)
        if case .integer(let number) = id, case .some(let largest) = largestInteger {
          largestInteger = max(number, largest ?? number)
        }
      }
      return key
    }
  }

  /// Forgets the item of a row.
  mutating func remove(_ key: RowKey) {
    guard isInserted(key) else {
      removedFromSource.insert(key)
      return
    }
    guard let item = insertedItem(key) else { return }
    inserted[key.index - source.count] = nil
    goneCount += 1
    guard let id = item.id else { return }
    insertedKeys[id]?.removeAll { $0 == key }
    guard insertedKeys[id]?.isEmpty == true else { return }
    insertedKeys[id] = nil
    let left = insertedTypes[id.type, default: 0] - 1
    insertedTypes[id.type] = left > 0 ? left : nil
  }

  /// Notes that the source's rows stand in another order than they were read in.
  mutating func noteMove() { isReordered = true }

  /// Names for new items: the numbers after the largest integer, else `new1`, `new2` and so on.
  ///
  /// No name is one that the list has; ids that went are not used again.
  /// - Complexity: O(n) the first time, for the largest integer.
  public mutating func newIDs(count: Int) -> [ItemID] {
    if let last = largest(), last <= Int.max - count {
      return (0..<max(0, count)).map { .integer(last + 1 + $0) }
    }
    func name(_ number: Int) -> ItemID { .text("new\(number)") }
    while !keys(of: name(lastTaken + 1)).isEmpty { lastTaken += 1 }
    var names: [ItemID] = []
    var number = lastTaken
    while names.count < count {
      number += 1
      if keys(of: name(number)).isEmpty { names.append(name(number)) }
    }
    return names
  }

  /// The largest integer id; 0 where there is no id at all, `nil` where none is an integer.
  private mutating func largest() -> Int? {
    if case .some(let known) = largestInteger { return known }
    var largest: Int?
    var hasIDs = false
    func look(at id: ItemID?) {
      guard let id else { return }
      hasIDs = true
      if case .integer(let number) = id { largest = max(number, largest ?? number) }
    }
    for place in 0..<source.count { look(at: source.id(at: place)) }
    for item in inserted { look(at: item?.id) }
    largestInteger = .some(hasIDs ? largest : 0)
    return hasIDs ? largest : 0
  }
}
