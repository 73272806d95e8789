import ScrollModel

/// Reads ids where they stand in the bytes, and compares them without making them.
struct IdentityReader {
  let scanner: JSONScanner
  private var bytes: Bytes { scanner.bytes }

  init(_ scanner: JSONScanner) { self.scanner = scanner }

  /// The id at the place of a string or a number.
  func id(_ place: Int) -> ItemID {
    if bytes[place] == ASCII.quote { return ItemID(text: scanner.text(place)) }
    let spelling = bytes.text(place..<numberEnd(place))
    return Int(spelling).map(ItemID.integer) ?? ItemID(number: spelling) ?? .number(spelling)
  }

  /// Whether two places hold one id.
  func isSame(_ a: Int, _ b: Int) -> Bool { hasSameBytes(a, b) || id(a) == id(b) }

  /// The type of the id at a place.
  @inline(__always)
  func type(_ place: Int) -> ItemIDType {
    if bytes[place] == ASCII.quote {
      // Most texts are shorter or longer than a UUID, and one look at its end says so.
      guard place + 37 < bytes.count, bytes[place + 37] == ASCII.quote else { return .string }
      return ItemID.hasUUIDShape(bytes[place + 1..<place + 37]) ? .uuid : id(place).type
    }
    var end = place + 1
    while ASCII.isDigit(bytes[end]) { end += 1 }
    let next = bytes[end]
    return next == ASCII.point || ASCII.isExponent(next) ? id(place).type : .int
  }

  /// A hash that agrees with ``isSame(_:_:)``.
  func hash(_ place: Int) -> UInt64 {
    if bytes[place] == ASCII.quote { return textHash(place) }
    return IdentityHash.of(id(place))
  }

  private func textHash(_ start: Int) -> UInt64 {
    var hash = IdentityHash()
    var place = start + 1
    let end = scanner.plainEnd(place)
    guard bytes[end] == ASCII.quote else { return IdentityHash.of(id(start)) }
    while place + 8 <= end {
      hash.combine(text: bytes.word(at: place), count: 8)
      place += 8
    }
    if place < end {
      let mask = 1 << UInt64(8 * (end - place)) - 1 as UInt64
      hash.combine(text: bytes.word(at: place) & mask, count: end - place)
    }
    return hash.value
  }

  private func hasSameBytes(_ a: Int, _ b: Int) -> Bool {
    guard bytes[a] == bytes[b] else { return false }
    let count = end(a) - a
    guard end(b) - b == count else { return false }
    for index in 0..<count where bytes[a + index] != bytes[b + index] { return false }
    return true
  }

  private func end(_ place: Int) -> Int {
    bytes[place] == ASCII.quote ? scanner.checkedStringEnd(place) : numberEnd(place)
  }

  /// The place behind a number that has been checked before.
  func numberEnd(_ start: Int) -> Int {
    var place = start
    while isNumberByte(bytes[place]) { place += 1 }
    return place
  }

  @inline(__always)
  func isNumberByte(_ byte: UInt8) -> Bool {
    ASCII.isDigit(byte) || byte == ASCII.minus || byte == ASCII.plus || byte == ASCII.point
      || ASCII.isExponent(byte)
  }
}
