import ScrollModel

/// Hashes ids; equal ids have equal hashes, whether they were read from bytes or made.
///
/// Letters count without regard to case, because UUIDs are compared so. Nothing that is printed
/// depends on a hash.
struct IdentityHash {
  private(set) var value: UInt64 = 0x9e37_79b9_7f4a_7c15

  /// Takes in a word.
  @inline(__always)
  mutating func combine(_ word: UInt64) {
    let product = (value ^ word).multipliedFullWidth(by: 0xd6e8_feb8_6659_fd93)
    value = product.high ^ product.low
  }

  /// Takes in up to eight bytes of ASCII, the first the least.
  @inline(__always)
  mutating func combine(text word: UInt64, count: Int) {
    combine((word | 0x2020_2020_2020_2020) &+ UInt64(truncatingIfNeeded: count))
  }

  /// The hash of an id.
  static func of(_ id: ItemID) -> UInt64 {
    switch id {
    case .integer(let value):
      var hash = IdentityHash()
      hash.combine(UInt64(bitPattern: Int64(value)))
      return hash.value
    case .wideInteger(let text), .number(let text), .text(let text): return of(text)
    case .uuid(let uuid): return of(uuid.spelling)
    }
  }

  /// The ASCII that Swift's texts do not tell from a text; `nil` where there is none.
  static func ascii(_ text: String) -> [UInt8]? {
    var ascii: [UInt8] = []
    for scalar in text.unicodeScalars {
      guard let byte = asciiForm(scalar) else { return nil }
      ascii.append(byte)
    }
    return ascii
  }

  private static func of(_ text: String) -> UInt64 {
    guard let ascii = ascii(text) else { return UInt64(bitPattern: Int64(text.hashValue)) }
    var hash = IdentityHash()
    for start in stride(from: 0, to: ascii.count, by: 8) {
      let part = ascii[start..<min(start + 8, ascii.count)]
      hash.combine(text: part.reversed().reduce(0) { $0 << 8 | UInt64($1) }, count: part.count)
    }
    return hash.value
  }

  /// The ASCII character that Swift's texts do not tell from a scalar.
  private static func asciiForm(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar {
    case "\u{212a}": UInt8(ascii: "K")
    case "\u{037e}": UInt8(ascii: ";")
    case "\u{1fef}": UInt8(ascii: "`")
    default: scalar.isASCII ? UInt8(scalar.value) : nil
    }
  }
}
