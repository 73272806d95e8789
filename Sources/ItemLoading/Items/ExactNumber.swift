import ScrollModel

/// Reads the number of an id without rounding it.
enum ExactNumber {
  /// An integer that would need more digits than these to write out keeps its spelling.
  static let digitLimit = 4096

  /// The id that a JSON number stands for: integers by value, others by spelling.
  static func id(_ spelling: [UInt8]) -> ItemID {
    let text = String(decoding: spelling, as: UTF8.self)
    if let value = Int(text) { return .integer(value) }
    guard let digits = integerDigits(spelling) else { return .number(text) }
    return Int(digits).map(ItemID.integer) ?? .wideInteger(digits)
  }

  /// The digits of a number's value, `-` in front where it is negative; `nil` where it is no
  /// integer or too long to write out.
  private static func integerDigits(_ spelling: [UInt8]) -> String? {
    var digits: [UInt8] = []
    var fractionCount = 0
    var exponent = 0
    var exponentIsNegative = false
    var part = 0
    for byte in spelling {
      switch byte {
      case ASCII.point: part = 1
      case UInt8(ascii: "e"), UInt8(ascii: "E"): part = 2
      case ASCII.minus where part == 2: exponentIsNegative = true
      case ASCII.zero...UInt8(ascii: "9"):
        if part == 2 {
          // Beyond any limit that matters, larger exponents are alike.
          exponent = min(exponent * 10 + Int(byte - ASCII.zero), 1 << 40)
        } else {
          digits.append(byte)
          fractionCount += part
        }
      default: continue
      }
    }
    var shift = (exponentIsNegative ? -exponent : exponent) - fractionCount
    while digits.last == ASCII.zero {
      digits.removeLast()
      shift += 1
    }
    let significant = digits.drop { $0 == ASCII.zero }
    if significant.isEmpty { return "0" }
    guard shift >= 0, shift <= digitLimit || part == 0 else { return nil }
    let sign = spelling.first == ASCII.minus ? "-" : ""
    let zeros = String(repeating: "0", count: shift)
    return sign + String(decoding: significant, as: UTF8.self) + zeros
  }
}
