// Safety: both casts are between vectors of the same sixteen bytes, each bit pattern of which is
// a value of the type it is cast to.

extension SIMD16<UInt8> {
  /// The same bits as signed numbers.
  @inline(__always)
  var signed: SIMD16<Int8> { unsafeBitCast(self, to: SIMD16<Int8>.self) }
}

extension SIMDMask<SIMD16<Int8>> {
  /// The index of the first lane that is set; 16 where none is.
  @inline(__always)
  var firstHit: Int {
    let halves = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    if halves[0] != 0 { return halves[0].littleEndian.trailingZeroBitCount >> 3 }
    return 8 + halves[1].littleEndian.trailingZeroBitCount >> 3
  }

  /// Whether no lane is set.
  @inline(__always)
  var isEmpty: Bool {
    let halves = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    return halves[0] | halves[1] == 0
  }
}
