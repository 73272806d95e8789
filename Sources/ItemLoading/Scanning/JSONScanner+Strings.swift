extension JSONScanner {
  /// Skips a string whose opening quote is at `start`.
  ///
  /// `unpaired` becomes the place of the last escaped surrogate without a partner. RFC 8259
  /// allows those; whoever uses the text must not.
  @inline(__always)
  func string(_ start: Int, unpaired: inout Int) throws(JSONFault) -> Int {
    let place = plainEnd(start + 1)
    if bytes[place] == ASCII.quote { return place + 1 }
    return try specialString(place, unpaired: &unpaired)
  }

  /// The first place from `start` on that ends a run of plain characters: a quote, a backslash,
  /// a control character or a byte outside ASCII.
  @inline(__always)
  func plainEnd(_ start: Int) -> Int {
    var place = start
    while true {
      let count = bytes.block(at: place).firstSpecial
      place += count
      if count < 16 { return place }
    }
  }

  /// Goes on where a plain run ended with something else than the closing quote.
  private func specialString(_ start: Int, unpaired: inout Int) throws(JSONFault) -> Int {
    var place = start
    while true {
      switch bytes[place] {
      case ASCII.quote: return place + 1
      case ASCII.backslash: place = try escape(place, unpaired: &unpaired)
      case 0..<ASCII.space:
        throw JSONFault(place == bytes.count ? .endOfString : .controlCharacter, at: place)
      default: place = try characters(place)
      }
      place = plainEnd(place)
    }
  }

  /// Skips characters outside ASCII, well-formed as table 3-7 of the Unicode standard has it.
  private func characters(_ start: Int) throws(JSONFault) -> Int {
    var place = start
    while bytes[place] >= 0x80 {
      // The margin lets a word be read anywhere; its zeros are no continuation bytes.
      let word = bytes.word(at: place)
      let second = UInt8(truncatingIfNeeded: word >> 8)
      switch bytes[place] {
      case 0xc2...0xdf where word & 0xc000 == 0x8000: place += 2
      case 0xe0...0xef where word & 0xc0_c000 == 0x80_8000:
        let lead = bytes[place]
        // No overlong forms, no surrogates.
        if lead == 0xe0, second < 0xa0 { throw JSONFault(.utf8, at: place) }
        if lead == 0xed, second > 0x9f { throw JSONFault(.utf8, at: place) }
        place += 3
      case 0xf0...0xf4 where word & 0xc0c0_c000 == 0x8080_8000:
        let lead = bytes[place]
        // No overlong forms, nothing above U+10FFFF.
        if lead == 0xf0, second < 0x90 { throw JSONFault(.utf8, at: place) }
        if lead == 0xf4, second > 0x8f { throw JSONFault(.utf8, at: place) }
        place += 4
      default: throw JSONFault(.utf8, at: place)
      }
    }
    return place
  }

  /// Skips an escape whose backslash is at `place`; a surrogate and its partner count as one.
  private func escape(_ place: Int, unpaired: inout Int) throws(JSONFault) -> Int {
    switch bytes[place + 1] {
    case ASCII.quote, ASCII.backslash, UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return place + 2
    case UInt8(ascii: "u"):
      let unit = try codeUnit(place)
      guard unit & 0xf800 == 0xd800 else { return place + 6 }
      if unit < 0xdc00, bytes[place + 6] == ASCII.backslash,
        bytes[place + 7] == UInt8(ascii: "u"), try codeUnit(place + 6) & 0xfc00 == 0xdc00
      {
        return place + 12
      }
      unpaired = place
      return place + 6
    default:
      throw JSONFault(place + 1 == bytes.count ? .endOfString : .escape, at: place + 1)
    }
  }

  /// The UTF-16 unit of the escape `\u` and four digits at `place`.
  func codeUnit(_ place: Int) throws(JSONFault) -> UInt32 {
    var unit: UInt32 = 0
    for index in place + 2..<place + 6 {
      guard let digit = ASCII.hexValue(bytes[index]) else {
        throw JSONFault(index == bytes.count ? .endOfString : .unicodeEscape, at: index)
      }
      unit = unit << 4 | digit
    }
    return unit
  }
}
