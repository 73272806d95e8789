/// Items made up on the spot: numbered from a first one on, their titles their ids.
///
/// Nothing is kept, so a million of them cost what one costs.
public struct CountedItems: ItemSource {
  /// The most items there can be; a larger count is cut.
  public static let maximumCount = 1_000_000_000

  /// How many items there are.
  public let count: Int
  /// The number of the first item.
  public let first: Int
  /// What stands before the number; `nil` makes integer ids.
  public let prefix: String?

  /// Makes items numbered `first`, `first + 1` …; a negative count makes none, and one that
  /// would pass the largest integer ends there.
  public init(count: Int, first: Int = 1, prefix: String? = nil) {
    let room = first > 0 ? Int.max - first : Int.max - 1
    self.count = max(0, min(count, CountedItems.maximumCount, room))
    self.first = first
    self.prefix = prefix
  }

  /// Integers, or text where there is a prefix.
  public var idType: ItemIDType { prefix == nil ? .int : .string }

  /// The id at a place.
  public func id(at place: Int) -> ItemID? {
    let number = first + place
    return prefix.map { .text($0 + String(number)) } ?? .integer(number)
  }

  /// The id as text.
  public func title(at place: Int) -> String { (prefix ?? "") + String(first + place) }

  /// The place of an id.
  public func place(of id: ItemID) -> Int? {
    guard let number = number(of: id), number >= first else { return nil }
    let (place, overflow) = number.subtractingReportingOverflow(first)
    return !overflow && place < count ? place : nil
  }

  /// Made-up items say nothing about their size.
  public func measure(at place: Int) -> Double? { nil }

  /// None.
  public var holes: [Int] { [] }

  /// None.
  public var duplicates: [DuplicateID] { [] }

  private func number(of id: ItemID) -> Int? {
    switch (id, prefix) {
    case (.integer(let number), nil):
      return number
    case (.text(let text), let prefix?):
      guard text.hasPrefix(prefix) else { return nil }
      let digits = text.dropFirst(prefix.count)
      // `07` and `+7` read as numbers and are not the spelling of one.
      return Int(digits).flatMap { String($0) == digits ? $0 : nil }
    default:
      return nil
    }
  }
}
