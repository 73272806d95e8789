/// Reads numbers where they stand in the bytes.
struct NumberReader {
  let scanner: JSONScanner

  init(_ scanner: JSONScanner) { self.scanner = scanner }

  /// The nearest `Double` to the number at a place; not a number where there is none, or -1.
  func number(_ place: Int) -> Double {
    place >= 0 && ASCII.beginsNumber(scanner.bytes[place]) ? double(place) : .nan
  }

  /// The nearest `Double` to the number that begins at a place.
  func double(_ start: Int) -> Double {
    let bytes = scanner.bytes
    var place = start
    let isNegative = bytes[place] == ASCII.minus
    if isNegative { place += 1 }
    var digits: UInt64 = 0
    var count = 0
    var fractionCount = -1
    while count < 16 {
      let byte = bytes[place]
      if ASCII.isDigit(byte) {
        digits = digits * 10 + UInt64(byte - ASCII.zero)
        count += 1
        if fractionCount >= 0 { fractionCount += 1 }
      } else if byte == ASCII.point, fractionCount < 0 {
        fractionCount = 0
      } else {
        break
      }
      place += 1
    }
    // Up to fifteen digits and powers of ten up to 10²² are exact, so one division rounds once.
    if count < 16, !ASCII.isExponent(bytes[place]) {
      let value = Double(digits) / NumberReader.powers[max(0, fractionCount)]
      return isNegative ? -value : value
    }
    let end = IdentityReader(scanner).numberEnd(start)
    return Double(bytes.text(start..<end)) ?? .nan
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
