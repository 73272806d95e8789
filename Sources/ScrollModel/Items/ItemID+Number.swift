extension ItemID {
  /// The longest integer that an exponent may make; what is longer keeps its spelling.
  private static let mostDigits = 400

  /// The id that a decimal number stands for: integers by their value, so that `1.0` and `1e2`
  /// are 1 and 100; other numbers by their spelling.
  ///
  /// `nil` for a text that is no decimal number. Leading zeros count for nothing, `-0` is 0.
  /// - Complexity: O(n) in the digits.
  public init?(number spelling: String) {
    guard let parts = DecimalParts(spelling) else { return nil }
    guard let digits = parts.integerDigits(atMost: ItemID.mostDigits) else {
      self = .number(spelling)
      return
    }
    let signed = parts.isNegative && digits != "0" ? "-" + digits : digits
    self = Int(signed).map(ItemID.integer) ?? .wideInteger(signed)
  }
}

/// A decimal number, cut into its parts.
private struct DecimalParts {
  var isNegative: Bool
  var whole: Substring.UTF8View.SubSequence
  var fraction: Substring.UTF8View.SubSequence
  var exponent: Int

  init?(_ spelling: String) {
    var rest = Substring(spelling).utf8
    isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest = rest.dropFirst() }
    whole = rest.prefix(while: DecimalParts.isDigit)
    rest = rest.dropFirst(whole.count)
    fraction = rest.prefix(0)
    if rest.first == UInt8(ascii: ".") {
      fraction = rest.dropFirst().prefix(while: DecimalParts.isDigit)
      guard !fraction.isEmpty else { return nil }
      rest = rest.dropFirst(fraction.count + 1)
    }
    exponent = 0
    if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
      guard let power = DecimalParts.power(rest.dropFirst()) else { return nil }
      exponent = power
      rest = rest.suffix(0)
    }
    guard !whole.isEmpty, rest.isEmpty else { return nil }
  }

  /// An exponent; one that is too large for an `Int` is as good as the largest.
  private static func power(_ digits: Substring.UTF8View.SubSequence) -> Int? {
    let isNegative = digits.first == UInt8(ascii: "-")
    let isSigned = isNegative || digits.first == UInt8(ascii: "+")
    let digits = isSigned ? digits.dropFirst() : digits
    guard !digits.isEmpty, digits.allSatisfy(isDigit) else { return nil }
    let value = Int(Substring(digits)) ?? Int.max / 2
    return isNegative ? -value : value
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// The number's digits where it is an integer of a reasonable length.
  func integerDigits(atMost limit: Int) -> String? {
    var digits = Array(whole) + Array(fraction)
    let significant = digits.drop { $0 == UInt8(ascii: "0") }
    guard !significant.isEmpty else { return "0" }
    // How many digits stand before the point once the exponent has moved it.
    let count = whole.count + min(max(exponent, -limit - whole.count), limit + fraction.count)
    guard count > 0, count - (digits.count - significant.count) <= max(limit, whole.count) else {
      return nil
    }
    if count < digits.count {
      guard digits[count...].allSatisfy({ $0 == UInt8(ascii: "0") }) else { return nil }
      digits.removeSubrange(count...)
    } else {
      digits += Array(repeating: UInt8(ascii: "0"), count: count - digits.count)
    }
    return String(decoding: digits.drop { $0 == UInt8(ascii: "0") }, as: UTF8.self)
  }
}
