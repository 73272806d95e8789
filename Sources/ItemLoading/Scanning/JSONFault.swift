/// Where a text stops being JSON, and what was expected there.
struct JSONFault: Error, Hashable {
  /// The place of the fault, in bytes.
  var place: Int
  /// What is wrong.
  var kind: Kind

  init(_ kind: Kind, at place: Int) {
    self.kind = kind
    self.place = place
  }

  /// What can be wrong.
  enum Kind: UInt8, Hashable {
    /// A value was expected.
    case value
    /// A value was expected after a comma, and the array ends.
    case valueAfterComma
    /// A key or the end of the object was expected.
    case key
    /// A key was expected after a comma.
    case keyAfterComma
    /// A colon was expected after a key.
    case colon
    /// A comma or the end of the array was expected.
    case commaInArray
    /// A comma or the end of the object was expected.
    case commaInObject
    /// `true`, `false` or `null` was begun and not finished.
    case word
    /// A digit was expected.
    case digit
    /// A number begins with a zero and goes on.
    case leadingZero
    /// A string holds a character below U+0020.
    case controlCharacter
    /// A string does not end.
    case endOfString
    /// A backslash is followed by no escape.
    case escape
    /// `\u` is not followed by four hexadecimal digits.
    case unicodeEscape
    /// Bytes are no UTF-8.
    case utf8
    /// An escaped surrogate in a text that is used has no partner.
    case surrogate
    /// More than 512 containers lie within one another.
    case depth
    /// Something follows the end.
    case afterEnd
    /// There is nothing at all.
    case empty
    /// An item is larger than four gigabytes.
    case itemSize
  }
}
