/// A JSON value whose objects keep the order in which their members were written.
///
/// The outputs promise their keys in a fixed order and their ids with the type and the digits of
/// the fixture, which dictionaries and `Double` cannot keep.
public enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// An integer.
  case integer(Int)
  /// A number, written rounded to 1e-6; one that is not finite is written as `null`.
  case number(Double)
  /// A number in its own spelling, which has to be valid JSON.
  case literal(String)
  /// A text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Members in order.
  case object([Member])

  /// A key and its value.
  public struct Member: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The value.
    public var value: JSONValue

    /// Makes a member.
    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// A value, or `null` where there is none.
  public init<Wrapped>(_ optional: Wrapped?, _ value: (Wrapped) -> JSONValue) {
    self = optional.map(value) ?? .null
  }

  /// The object with a member appended; any other value is returned unchanged.
  ///
  /// Without a value nothing is appended: for the members that are there only where they apply.
  public func appending(_ key: String, _ value: JSONValue?) -> JSONValue {
    guard case .object(let members) = self, let value else { return self }
    return .object(members + [Member(key, value)])
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// An object with its members in the order of the literal.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0, $1) })
  }
}

extension JSONValue: ExpressibleByArrayLiteral {
  /// An array.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONValue: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// An integer.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByNilLiteral
{
  /// A text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A truth value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// `null`.
  public init(nilLiteral: ()) { self = .null }
}
