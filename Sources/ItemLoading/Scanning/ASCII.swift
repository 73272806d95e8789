/// The bytes that mean something in JSON.
enum ASCII {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let minus = UInt8(ascii: "-")
  static let plus = UInt8(ascii: "+")
  static let point = UInt8(ascii: ".")
  static let zero = UInt8(ascii: "0")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")

  /// Whether a byte is `0` to `9`.
  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- zero < 10 }

  /// Whether a byte is `e` or `E`.
  @inline(__always)
  static func isExponent(_ byte: UInt8) -> Bool { byte | 0x20 == UInt8(ascii: "e") }

  /// Whether a byte is one of JSON's four blanks.
  @inline(__always)
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == space || byte == newline || byte == tab || byte == carriageReturn
  }

  /// Whether a byte may begin a number.
  @inline(__always)
  static func beginsNumber(_ byte: UInt8) -> Bool { isDigit(byte) || byte == minus }

  /// The value of a hexadecimal digit; `nil` for another byte.
  static func hexValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case zero...UInt8(ascii: "9"): UInt32(byte - zero)
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
