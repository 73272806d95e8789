/// Reads UTF-8, one scalar at a time.
enum UTF8Scalar {
  /// The number of bytes of the scalar that begins at an index; `nil` where the bytes are none.
  static func length(in bytes: [UInt8], at index: Int) -> Int? {
    scalar(in: bytes, at: index)?.length
  }

  /// The scalar that begins at an index, and the number of its bytes.
  ///
  /// Overlong forms, surrogates and values past U+10FFFF are none (Unicode, table 3-7).
  static func scalar(in bytes: [UInt8], at index: Int) -> (value: UInt32, length: Int)? {
    let lead = bytes[index]
    if lead < 0x80 { return (UInt32(lead), 1) }
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: return nil
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for next in index + 1..<index + length {
      guard bytes[next] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(bytes[next] & 0x3F)
    }
    return (value, length)
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let hash = UInt8(ascii: "#")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let dot = UInt8(ascii: ".")
  static let backtick = UInt8(ascii: "`")

  var isNewline: Bool { self == .newline || self == .carriageReturn }
  /// Blank within a line: space, tab, vertical tab, form feed, and the null that Swift skips.
  var isBlank: Bool { self == .space || self == .tab || self == 0x0B || self == 0x0C || self == 0 }
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
  /// A letter, a digit, an underscore, a dollar sign, or a byte of a scalar beyond ASCII.
  var continuesIdentifier: Bool {
    isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
  }
}
