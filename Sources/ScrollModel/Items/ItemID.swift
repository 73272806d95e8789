/// The identity of an item, with its type and its exact value.
///
/// `1` and `"1"` are two ids, as `Int` and `String` are two types in SwiftUI.
public enum ItemID: Hashable, Sendable {
  /// An integer that fits in 64 bits.
  case integer(Int)
  /// A wider integer: decimal digits without leading zeros, `-` in front where negative.
  case wideInteger(String)
  /// A number that is no integer, as spelled.
  case number(String)
  /// A text, as spelled.
  case text(String)
  /// A UUID; it keeps its spelling and compares without regard to case.
  case uuid(UUIDText)

  /// The spelling of a UUID.
  public struct UUIDText: Hashable, Sendable {
    /// As spelled in the source.
    public let spelling: String

    /// Makes one from a spelling that has the shape of a UUID; see ``ItemID/init(text:)``.
    init(spelling: String) { self.spelling = spelling }

    /// Whether both name one UUID, upper and lower case alike.
    public static func == (a: UUIDText, b: UUIDText) -> Bool {
      a.spelling.utf8.elementsEqual(b.spelling.utf8) { $0 | 0x20 == $1 | 0x20 }
    }

    /// Hashes the lower-case spelling.
    public func hash(into hasher: inout Hasher) {
      for byte in spelling.utf8 { hasher.combine(byte | 0x20) }
    }
  }

  /// Makes the id that a text stands for: a UUID where it has the shape of one, else the text.
  public init(text: String) {
    self = ItemID.hasUUIDShape(text.utf8) ? .uuid(UUIDText(spelling: text)) : .text(text)
  }

  /// Whether bytes are 8-4-4-4-12 hexadecimal digits.
  @inlinable
  public static func hasUUIDShape(_ bytes: some Collection<UInt8>) -> Bool {
    guard bytes.count == 36 else { return false }
    for (place, byte) in bytes.enumerated() {
      switch place {
      case 8, 13, 18, 23: if byte != UInt8(ascii: "-") { return false }
      default:
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
          UInt8(ascii: "A")...UInt8(ascii: "F"):
          continue
        default: return false
        }
      }
    }
    return true
  }

  /// The type of the id.
  public var type: ItemIDType {
    switch self {
    case .integer, .wideInteger: .int
    case .number: .number
    case .text: .string
    case .uuid: .uuid
    }
  }
}

extension ItemID: CustomStringConvertible {
  /// The id as a person writes it, without quotes.
  public var description: String {
    switch self {
    case .integer(let value): String(value)
    case .wideInteger(let digits): digits
    case .number(let spelling): spelling
    case .text(let text): text
    case .uuid(let uuid): uuid.spelling
    }
  }
}

extension ItemID: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  /// An integer id.
  public init(integerLiteral value: Int) { self = .integer(value) }

  /// A text or UUID id.
  public init(stringLiteral value: String) { self.init(text: value) }
}

/// The type of ids, of one or of a whole list.
public enum ItemIDType: String, Hashable, Sendable, CaseIterable {
  /// Integers, `Int` in Swift.
  case int
  /// Numbers with a fraction, `Double` in Swift.
  case number
  /// Text, `String` in Swift.
  case string
  /// `UUID` in Swift.
  case uuid
  /// Several types in one list.
  case mixed
  /// Places in the list instead of ids.
  case position

  /// The type that ids of several types have in common: integers among other numbers are numbers,
  /// UUIDs among other texts are texts; `mixed` where there is none, or no id.
  public init(commonTo types: Set<ItemIDType>) {
    switch types {
    case [.int, .number]: self = .number
    case [.uuid, .string]: self = .string
    default: self = types.count == 1 ? types.first ?? .mixed : .mixed
    }
  }

  /// The Swift type's name.
  public var swiftName: String {
    switch self {
    case .int, .position: "Int"
    case .number: "Double"
    case .string: "String"
    case .uuid: "UUID"
    case .mixed: "AnyHashable"
    }
  }
}
