/// Walks over JSON values and checks all of what RFC 8259 asks for.
///
/// Every method takes the place where something begins and returns the place behind it; nothing
/// is kept in between. What is skipped is checked as strictly as what is used.
struct JSONScanner {
  /// How many containers may lie within one another.
  static let depthLimit = 512

  /// What is scanned.
  let bytes: Bytes

  /// The first place from `place` on that holds no blank.
  @inline(__always)
  func blanks(_ place: Int) -> Int {
    // Compact files have no blanks at all, so the first byte decides most calls.
    if bytes[place] > ASCII.space { return place }
    return longBlanks(place)
  }

  @inline(never)
  private func longBlanks(_ start: Int) -> Int {
    var place = start
    while ASCII.isBlank(bytes[place]) { place += 1 }
    return place
  }

  /// Skips any value; `depth` counts the containers around it.
  func value(_ place: Int, depth: Int, unpaired: inout Int) throws(JSONFault) -> Int {
    switch bytes[place] {
    case ASCII.quote: return try string(place, unpaired: &unpaired)
    case ASCII.minus, ASCII.zero...UInt8(ascii: "9"): return try number(place)
    case ASCII.openBrace: return try object(place, depth: depth + 1, unpaired: &unpaired)
    case ASCII.openBracket: return try array(place, depth: depth + 1, unpaired: &unpaired)
    default: return try word(place)
    }
  }

  /// Skips an object; `depth` counts it and the containers around it.
  private func object(_ start: Int, depth: Int, unpaired: inout Int) throws(JSONFault) -> Int {
    guard depth <= JSONScanner.depthLimit else { throw JSONFault(.depth, at: start) }
    var place = blanks(start + 1)
    if bytes[place] == ASCII.closeBrace { return place + 1 }
    while true {
      guard bytes[place] == ASCII.quote else { throw keyFault(place, after: start) }
      place = try colon(string(place, unpaired: &unpaired))
      place = blanks(try value(place, depth: depth, unpaired: &unpaired))
      guard bytes[place] == ASCII.comma else {
        if bytes[place] == ASCII.closeBrace { return place + 1 }
        throw JSONFault(.commaInObject, at: place)
      }
      place = blanks(place + 1)
    }
  }

  /// Skips an array; `depth` counts it and the containers around it.
  private func array(_ start: Int, depth: Int, unpaired: inout Int) throws(JSONFault) -> Int {
    guard depth <= JSONScanner.depthLimit else { throw JSONFault(.depth, at: start) }
    var place = blanks(start + 1)
    if bytes[place] == ASCII.closeBracket { return place + 1 }
    while true {
      place = blanks(try value(place, depth: depth, unpaired: &unpaired))
      guard bytes[place] == ASCII.comma else {
        if bytes[place] == ASCII.closeBracket { return place + 1 }
        throw JSONFault(.commaInArray, at: place)
      }
      place = blanks(place + 1)
      if bytes[place] == ASCII.closeBracket { throw JSONFault(.valueAfterComma, at: place) }
    }
  }

  /// The place of the value behind a key that ends at `place`.
  @inline(__always)
  func colon(_ place: Int) throws(JSONFault) -> Int {
    let place = blanks(place)
    guard bytes[place] == ASCII.colon else { throw JSONFault(.colon, at: place) }
    return blanks(place + 1)
  }

  /// The fault of an object that begins at `start` and has no key at `place`.
  func keyFault(_ place: Int, after start: Int) -> JSONFault {
    JSONFault(blanks(start + 1) == place ? .key : .keyAfterComma, at: place)
  }

  /// Skips `true`, `false` or `null`, the only values that begin with a letter.
  func word(_ place: Int) throws(JSONFault) -> Int {
    // The letters as little-endian numbers, so that one comparison reads a word.
    let letters = bytes.word(at: place)
    switch bytes[place] {
    case UInt8(ascii: "t") where letters & 0xffff_ffff == 0x6575_7274: return place + 4
    case UInt8(ascii: "n") where letters & 0xffff_ffff == 0x6c6c_756e: return place + 4
    case UInt8(ascii: "f") where letters & 0xff_ffff_ffff == 0x65_736c_6166: return place + 5
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
      throw JSONFault(.word, at: place)
    default: throw JSONFault(.value, at: place)
    }
  }

  /// Skips a number.
  @inline(__always)
  func number(_ start: Int) throws(JSONFault) -> Int {
    var place = start
    if bytes[place] == ASCII.minus { place += 1 }
    let first = bytes[place]
    guard ASCII.isDigit(first) else { throw JSONFault(.digit, at: place) }
    place += 1
    if first == ASCII.zero {
      if ASCII.isDigit(bytes[place]) { throw JSONFault(.leadingZero, at: place - 1) }
    } else {
      while ASCII.isDigit(bytes[place]) { place += 1 }
    }
    let next = bytes[place]
    guard next == ASCII.point || ASCII.isExponent(next) else { return place }
    return try fraction(place)
  }

  /// Skips the fraction and the exponent of a number whose integer part ends at `place`.
  private func fraction(_ start: Int) throws(JSONFault) -> Int {
    var place = start
    if bytes[place] == ASCII.point {
      place += 1
      guard ASCII.isDigit(bytes[place]) else { throw JSONFault(.digit, at: place) }
      while ASCII.isDigit(bytes[place]) { place += 1 }
    }
    guard ASCII.isExponent(bytes[place]) else { return place }
    place += 1
    if bytes[place] == ASCII.plus || bytes[place] == ASCII.minus { place += 1 }
    guard ASCII.isDigit(bytes[place]) else { throw JSONFault(.digit, at: place) }
    while ASCII.isDigit(bytes[place]) { place += 1 }
    return place
  }
}
