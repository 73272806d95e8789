/// What a value is, as far as choosing keys goes.
enum ValueKind: Int, CaseIterable {
  case text, emptyText, number, null, boolean, object, array

  /// How many kinds there are.
  static let count = 7

  /// The kind of the value that begins at `place`; its first two bytes tell.
  @inline(__always)
  init(_ bytes: Bytes, at place: Int) {
    switch bytes[place] {
    case ASCII.quote: self = bytes[place + 1] == ASCII.quote ? .emptyText : .text
    case ASCII.openBrace: self = .object
    case ASCII.openBracket: self = .array
    case UInt8(ascii: "n"): self = .null
    case UInt8(ascii: "t"), UInt8(ascii: "f"): self = .boolean
    default: self = .number
    }
  }

  /// Whether the value can be an id.
  var isIdentity: Bool { self == .text || self == .number }
}
