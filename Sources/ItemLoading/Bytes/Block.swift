// Sixteen bytes at a time. The types are spelled out because only then does the compiler choose
// the operators that are single instructions.
//
// Safety: the casts are between vectors of the same sixteen bytes, each bit pattern of which is a
// value of the type it is cast to.
extension SIMD16<UInt8> {
  /// The index of the first byte that ends a run of plain characters of a string: a quote, a
  /// backslash, a control character or a byte outside ASCII; 16 where there is none.
  @inline(__always)
  var firstSpecial: Int {
    // Read as signed numbers, control characters and bytes outside ASCII are both below 32.
    let signed = unsafeBitCast(self, to: SIMD16<Int8>.self)
    let isOutside = signed .< SIMD16<Int8>(repeating: 0x20)
    let isQuote = self .== SIMD16<UInt8>(repeating: ASCII.quote)
    let isBackslash = self .== SIMD16<UInt8>(repeating: ASCII.backslash)
    return Self.firstSet(unsafeBitCast(isOutside .| isQuote .| isBackslash, to: SIMD2<UInt64>.self))
  }

  /// The index of the first byte that is another in `other`; 16 where there is none.
  @inline(__always)
  func firstDifference(from other: SIMD16<UInt8>) -> Int {
    Self.firstSet(unsafeBitCast(self ^ other, to: SIMD2<UInt64>.self))
  }

  /// Both halves as numbers that compare as their bytes do one by one.
  @inline(__always)
  var bigEndianHalves: (high: UInt64, low: UInt64) {
    let halves = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    return (halves[0].bigEndian, halves[1].bigEndian)
  }

  /// The index of the first byte that is not zero; 16 where there is none.
  @inline(__always)
  private static func firstSet(_ halves: SIMD2<UInt64>) -> Int {
    if halves[0] != 0 { return halves[0].littleEndian.trailingZeroBitCount >> 3 }
    // No bit set counts as 64.
    return 8 + halves[1].littleEndian.trailingZeroBitCount >> 3
  }
}
