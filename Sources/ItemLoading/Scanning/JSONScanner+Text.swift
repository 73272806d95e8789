extension JSONScanner {
  /// The place behind a string that has been checked before.
  func checkedStringEnd(_ start: Int) -> Int {
    var place = start + 1
    while true {
      place = plainEnd(place)
      switch bytes[place] {
      case ASCII.quote: return place + 1
      case ASCII.backslash: place = min(place + 2, bytes.count)
      default:
        // The end of the bytes is met only where a file has changed since it was checked.
        if place == bytes.count { return place }
        place += 1
      }
    }
  }

  /// Whether the string at a range, quotes included, is a text once decoded.
  @inline(__always)
  func string(_ range: Range<Int>, equals text: [UInt8]) -> Bool {
    if range.count == text.count + 2, bytes.matches(text, at: range.lowerBound + 1) {
      // A backslash on both sides would be an escape on one of them only.
      return !text.contains(ASCII.backslash)
    }
    guard range.count > text.count + 2 else { return false }
    return escapedString(range, equals: text)
  }

  @inline(never)
  private func escapedString(_ range: Range<Int>, equals text: [UInt8]) -> Bool {
    hasEscapes(range) && decoded(range) == text
  }

  /// Whether the string at a range holds a backslash.
  func hasEscapes(_ range: Range<Int>) -> Bool {
    range.contains { bytes[$0] == ASCII.backslash }
  }

  /// The UTF-8 of the string at a range, quotes included; an unpaired surrogate becomes U+FFFD.
  func decoded(_ range: Range<Int>) -> [UInt8] {
    let inner = range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1)
    guard hasEscapes(inner) else { return bytes.array(inner) }
    var result: [UInt8] = []
    result.reserveCapacity(inner.count)
    var place = inner.lowerBound
    while place < inner.upperBound {
      guard bytes[place] == ASCII.backslash, place + 1 < inner.upperBound else {
        result.append(bytes[place])
        place += 1
        continue
      }
      switch bytes[place + 1] {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0c)
      case UInt8(ascii: "n"): result.append(ASCII.newline)
      case UInt8(ascii: "r"): result.append(ASCII.carriageReturn)
      case UInt8(ascii: "t"): result.append(ASCII.tab)
      case UInt8(ascii: "u"):
        let (scalar, length) = escapedScalar(place)
        result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        place += length
        continue
      default: result.append(bytes[place + 1])
      }
      place += 2
    }
    return result
  }

  /// The text of the string at a place.
  func text(_ start: Int) -> String {
    let range = start..<checkedStringEnd(start)
    let inner = start + 1..<max(start + 1, range.upperBound - 1)
    return hasEscapes(inner) ? String(decoding: decoded(range), as: UTF8.self) : bytes.text(inner)
  }

  /// The place of the first escaped surrogate without a partner in the string at a place.
  func unpairedSurrogate(_ start: Int) -> Int? {
    let end = checkedStringEnd(start)
    var place = start
    while place < end {
      guard bytes[place] == ASCII.backslash else {
        place += 1
        continue
      }
      guard bytes[place + 1] == UInt8(ascii: "u") else {
        place += 2
        continue
      }
      let (scalar, length) = escapedScalar(place)
      if scalar == "\u{fffd}", let unit = try? codeUnit(place), unit & 0xf800 == 0xd800 {
        return place
      }
      place += length
    }
    return nil
  }

  /// The scalar of the escape `\u` and four digits at a place, with that of its partner, and their length.
  private func escapedScalar(_ place: Int) -> (Unicode.Scalar, length: Int) {
    guard place + 6 <= bytes.count, let unit = try? codeUnit(place) else { return ("\u{fffd}", 2) }
    if let scalar = Unicode.Scalar(unit) { return (scalar, 6) }
    guard unit < 0xdc00, place + 12 <= bytes.count, bytes[place + 6] == ASCII.backslash,
      bytes[place + 7] == UInt8(ascii: "u"), let low = try? codeUnit(place + 6),
      low & 0xfc00 == 0xdc00,
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xd800) << 10 + (low - 0xdc00))
    else { return ("\u{fffd}", 6) }
    return (scalar, 12)
  }
}
