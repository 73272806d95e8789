/// Where every item of a scroll view lies: stacks and grids, along either axis.
///
/// Content coordinates begin at the leading upper corner of the content, padding included; x
/// counts from the leading edge, so right-to-left needs nothing of its own. The main axis is the
/// container's. Places count items in layout order from 0.
///
/// Assumed: negative or non-finite lengths, spacing and viewports count as 0.
public struct ContentLayout: Sendable {
  /// What was declared, with the viewport as it is now.
  public private(set) var configuration: ScrollConfiguration
  /// The items by the keys of their rows.
  public internal(set) var items: ItemList
  /// The items in layout order, with their lengths along the main axis.
  var rows: RowIndex
  /// The lines of a grid; `nil` where each item is a line of its own.
  var gridLines: RowIndex?
  /// The items without an id.
  var holes: HolePlaces
  /// The lines of a grid without any item that has an id.
  var gridLineHoles = HolePlaces()
  /// The lengths that `resize` gave: they hold whatever the size rule says.
  var overrides: [RowKey: Double] = [:]

  /// Lays items out.
  /// - Complexity: O(1) for items of one length, else O(n).
  public init(_ configuration: ScrollConfiguration, items: ItemList) {
    self.configuration = configuration
    self.items = items
    let count = items.source.count
    let spacing = LengthRule.usable(configuration.spacing) ?? 0
    rows = RowIndex(count: count, length: 0, spacing: spacing)
    holes = HolePlaces(items.source.holes)
    let rule = lengthRule
    if let length = rule.fixed {
      rows.setUniformLength(length)
    } else {
      rows = RowIndex(count: count, spacing: spacing) {
        rule.length(items.source.measure(at: $0)) ?? 0
      }
    }
    layOutLines()
  }

  /// How many items there are.
  public var count: Int { rows.count }

  /// The main axis.
  public var axis: Axis { configuration.axis }

  /// The key of the row at a place.
  public func key(at place: Int) -> RowKey { rows.key(at: place) }

  /// The place of a row; `nil` where it is gone.
  public func place(of key: RowKey) -> Int? { rows.place(of: key) }

  /// The first place of an id in layout order.
  public func place(of id: ItemID) -> Int? {
    items.keys(of: id).compactMap { rows.place(of: $0) }.min()
  }

  /// The id at a place; `nil` for a hole.
  public func id(at place: Int) -> ItemID? { items.id(key(at: place)) }

  /// The title at a place; the id where there is none.
  public func title(at place: Int) -> String { items.title(key(at: place)) }

  /// The ids that occur more than once, with their present places, in order of the first.
  /// - Complexity: O(1) before the first edit, then O(repeated and inserted ids).
  public var duplicates: [DuplicateID] {
    if items.isAsRead { return items.source.duplicates }
    return items.possibleDuplicates.compactMap { id in
      let places = places(of: id)
      return places.count > 1 ? DuplicateID(id: id, places: places) : nil
    }.sorted { $0.places[0] < $1.places[0] }
  }

  /// The places of the items with an id, in order; of a repeated id that the source holds, only
  /// the first place counts while its rows stand as they were read.
  func places(of id: ItemID) -> [Int] {
    items.keys(of: id).compactMap { rows.place(of: $0) }.sorted()
  }
}

// MARK: - Edits

extension ContentLayout {
  /// Gives the viewport another extent; lengths that are shares of it follow.
  ///
  /// - Complexity: O(1) for items of one length and for lengths in points, else O(n).
  mutating func setViewport(_ viewport: Size) {
    let oldRule = lengthRule
    configuration.viewport = viewport
    let rule = lengthRule
    guard rule != oldRule else { return }
    if rows.uniformLength != nil, let length = rule.fixed {
      rows.setUniformLength(length)
    } else {
      let layout = self
      rows.setLengths { layout.length(of: $0, rule) }
    }
    layOutLines()
  }

  /// Inserts items before the one at a place; a place past the end appends.
  mutating func insert(_ newItems: [Item], at place: Int) {
    let place = max(0, min(place, count))
    let (keys, rule) = (items.insert(newItems), lengthRule)
    rows.insert(keys, lengths: keys.map { length(of: $0, rule) }, at: place)
    holes.insertRows(
      keys.count, at: place,
      holes: newItems.indices.filter { newItems[$0].id == nil }.map { place + $0 })
    layOutLines()
  }

  /// Removes rows; keys of rows that are gone are passed over.
  mutating func remove(_ keys: [RowKey]) {
    for key in keys {
      guard let place = rows.place(of: key) else { continue }
      rows.remove(at: place)
      holes.removeRow(at: place)
      items.remove(key)
      overrides[key] = nil
    }
    layOutLines()
  }

  /// Takes the item at a place to another one, counted after the move; past the end is the end.
  mutating func move(from place: Int, to newPlace: Int) {
    let newPlace = max(0, min(newPlace, count - 1))
    guard (0..<count).contains(place), place != newPlace else { return }
    let isHole = holes.contains(place)
    rows.move(from: place, to: newPlace)
    holes.removeRow(at: place)
    holes.insertRows(1, at: newPlace, holes: isHole ? [newPlace] : [])
    items.noteMove()
    layOutLines()
  }

  /// Gives the item at a place another length along the main axis, in points.
  mutating func resize(at place: Int, length: Double) {
    guard (0..<count).contains(place) else { return }
    let length = LengthRule.usable(length) ?? 0
    overrides[rows.key(at: place)] = length
    rows.setLength(length, of: place)
    let line = place / columns
    let longest = longest(inLine: line)
    gridLines?.setLength(longest, of: line)
  }
}
