/// Where the items of a view come from.
public enum ItemChoice: Hashable, Sendable {
  /// A JSON file, its path as the process would open it; `-` is standard input.
  case file(String)
  /// Made up on the spot: `count` items with the ids `first`, `first + 1` … behind `prefix`.
  case generated(count: Int, first: Int, prefix: String)
}

/// What the size rule reads of each item in the file.
public enum MeasureKeys: Hashable, Sendable {
  /// The length along the axis, in points, under a key.
  case length(String)
  /// The length divided by the breadth, each under its key.
  case quotient(length: String, breadth: String)
}

/// Everything that decides what is read from an item file.
///
/// Views with equal requests share one list.
public struct ItemRequest: Hashable, Sendable {
  /// The file, or the count of made-up items.
  public var choice: ItemChoice
  /// The dotted path of the array or map; found unless given.
  public var list: String?
  /// The dotted key of the id; found unless given.
  public var idKey: String?
  /// The dotted key of the title; found unless given.
  public var titleKey: String?
  /// What `Item.measure` is to be read from.
  public var measure: MeasureKeys?
  /// Whether an item without a usable measure is an error, because no default was given.
  public var requiresMeasure = false
}
