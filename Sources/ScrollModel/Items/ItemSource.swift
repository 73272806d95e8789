/// One identifiable thing of a list.
public struct Item: Hashable, Sendable {
  /// The identity; `nil` is a hole: laid out, never reported, not to be named.
  public var id: ItemID?
  /// What a person reads; empty where the id has to serve.
  public var title: String
  /// What the size rule read of the item: a length in points, or a ratio of length to breadth.
  public var measure: Double?

  /// Makes an item.
  public init(id: ItemID?, title: String = "", measure: Double? = nil) {
    self.id = id
    self.title = title
    self.measure = measure
  }
}

/// Items in the order of their file, made one at a time when they are asked for.
///
/// A million items need no million strings: a source keeps what it read and answers by place.
/// Places count from 0. Asking for a place outside `0..<count` is a programmer's error.
public protocol ItemSource: Sendable {
  /// How many items there are.
  var count: Int { get }
  /// The type of the ids.
  var idType: ItemIDType { get }
  /// The id at a place; `nil` for a hole.
  func id(at place: Int) -> ItemID?
  /// The title at a place; the id where there is none, empty where there is neither.
  func title(at place: Int) -> String
  /// The first place of an id.
  func place(of id: ItemID) -> Int?
  /// What the size rule reads of the item, `nil` where it says nothing usable.
  func measure(at place: Int) -> Double?
  /// The places without an id, ascending.
  var holes: [Int] { get }
  /// The ids that occur more than once, each with all of its places, in order of first place.
  var duplicates: [DuplicateID] { get }
}

/// An id that occurs more than once, and where.
public struct DuplicateID: Hashable, Sendable {
  /// The id.
  public var id: ItemID
  /// Its places, ascending, counted from 0.
  public var places: [Int]

  /// Makes a record of a repeated id.
  public init(id: ItemID, places: [Int]) {
    self.id = id
    self.places = places
  }
}
