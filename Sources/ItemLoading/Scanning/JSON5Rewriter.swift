/// Rewrites JSON5 as strict JSON: comments, trailing commas, single quotes, bare keys, and
/// numbers and escapes as JavaScript has them.
///
/// It only rewrites what it knows and leaves the rest for the scanner to find fault with, so that
/// what is accepted is JSON5 and what is not has its error at the right place.
struct JSON5Rewriter {
  let text: Bytes
  var place: Int
  var output: [UInt8] = []
  var places = PlaceMap()
  /// A comma that counts unless a bracket follows.
  var comma: Int?
  /// Whether the last token can end a value, so that a comma may follow it.
  var endsValue = false

  init(_ text: Bytes, from start: Int) {
    self.text = text
    place = start
  }

  /// The rewritten text, and where its parts come from.
  consuming func strict() -> (bytes: [UInt8], places: PlaceMap) {
    output.reserveCapacity(text.count + 16)
    while place < text.count { rewriteToken() }
    keepComma()
    places.note(output.count, from: place)
    return (output, places)
  }

  mutating func rewriteToken() {
    let byte = text[place]
    if let count = blankCount() {
      copy(byte == ASCII.newline ? ASCII.newline : ASCII.space, skipping: count)
    } else if byte == UInt8(ascii: "/"), let end = commentEnd() {
      copy(ASCII.space, skipping: end - place)
    } else {
      rewriteSolid(byte)
    }
  }

  mutating func rewriteSolid(_ byte: UInt8) {
    if byte == ASCII.comma, endsValue, comma == nil {
      comma = place
      place += 1
      return
    }
    let closes = byte == ASCII.closeBrace || byte == ASCII.closeBracket
    if closes { comma = nil } else { keepComma() }
    switch byte {
    case ASCII.quote, UInt8(ascii: "'"):
      rewriteString(closedBy: byte)
      endsValue = true
    case ASCII.minus, ASCII.plus, ASCII.point, ASCII.zero...UInt8(ascii: "9"):
      rewriteNumber()
      endsValue = true
    default:
      if isNameByte(byte) {
        rewriteName()
        endsValue = true
      } else {
        copy(byte, skipping: 1)
        endsValue = closes
      }
    }
  }

  /// Writes the comma that was held back.
  mutating func keepComma() {
    guard let comma else { return }
    places.note(output.count, from: comma)
    output.append(ASCII.comma)
    self.comma = nil
  }

  /// Writes one byte for the next `count` bytes of the text.
  mutating func copy(_ byte: UInt8, skipping count: Int) {
    places.note(output.count, from: place)
    output.append(byte)
    place += count
  }

  /// How long the blank at the place is: JavaScript has more of them than JSON.
  func blankCount() -> Int? {
    switch text[place] {
    case 0x09...0x0d, 0x20: 1
    case 0xc2 where text[place + 1] == 0xa0: 2
    case 0xe2 where text[place + 1] == 0x80 && [0xa8, 0xa9].contains(text[place + 2]): 3
    case 0xef where text[place + 1] == 0xbb && text[place + 2] == 0xbf: 3
    default: nil
    }
  }

  /// The place behind the comment at the place; `nil` where none begins, or it does not end.
  func commentEnd() -> Int? {
    var end = place + 2
    switch text[place + 1] {
    case UInt8(ascii: "/"):
      while end < text.count, text[end] != ASCII.newline, text[end] != ASCII.carriageReturn {
        end += 1
      }
      return end
    case UInt8(ascii: "*"):
      while end + 1 < text.count {
        if text[end] == UInt8(ascii: "*"), text[end + 1] == UInt8(ascii: "/") { return end + 2 }
        end += 1
      }
      return nil
    default: return nil
    }
  }

  func isNameByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }

  /// Quotes a name that is a key; leaves other words, but for those that JSON has no number for.
  mutating func rewriteName() {
    var end = place
    while end < text.count, isNameByte(text[end]) || ASCII.isDigit(text[end]) { end += 1 }
    let name = text.array(place..<end)
    places.note(output.count, from: place)
    if isKey(before: end) {
      output.append(ASCII.quote)
      places.note(output.count, from: place)
      output += name
      output.append(ASCII.quote)
    } else if name.elementsEqual("NaN".utf8) || name.elementsEqual("Infinity".utf8) {
      output += Array("null".utf8)
    } else {
      output += name
    }
    place = end
    places.note(output.count, from: place)
  }

  /// Whether a colon is the next token from a place on.
  func isKey(before start: Int) -> Bool {
    var ahead = self
    ahead.place = start
    while ahead.place < text.count {
      if let count = ahead.blankCount() {
        ahead.place += count
      } else if text[ahead.place] == UInt8(ascii: "/"), let end = ahead.commentEnd() {
        ahead.place = end
      } else {
        return text[ahead.place] == ASCII.colon
      }
    }
    return false
  }
}
