/// The bytes to scan, and where they came from.
struct DecodedSource {
  /// UTF-8 of strict JSON, as far as it is any.
  let scanned: Bytes
  let origin: Origin
  /// Where the scan begins, behind a byte-order mark.
  let start: Int

  /// Makes UTF-8 of what a mark says to be something else, and strict JSON of JSON5 on request.
  init(_ bytes: Bytes, name: String, options: LoadOptions) throws(InputError) {
    let mark = ByteOrderMark(of: bytes)
    let text: Bytes
    let markCount: Int
    switch mark {
    case .none, .utf8:
      text = bytes
      markCount = mark.count
    default:
      let decoded = WideText(bytes, mark: mark)
      text = Bytes(decoded.utf8)
      markCount = 0
      if let fault = decoded.fault {
        let partial = Origin(file: name, text: text, markCount: 0, rewriting: nil)
        throw partial.error(text.count, fault, help: "the file may have been cut short or mixed up")
      }
    }
    if options.json5 {
      let rewritten = JSON5Rewriter(text, from: markCount).strict()
      scanned = Bytes(rewritten.bytes)
      start = 0
      origin = Origin(
        file: name, text: text, markCount: markCount, rewriting: rewritten.places)
    } else {
      scanned = text
      start = markCount
      origin = Origin(file: name, text: text, markCount: markCount, rewriting: nil)
    }
  }
}

/// The mark by which a text says how it is encoded.
enum ByteOrderMark {
  case none, utf8, utf16Little, utf16Big, utf32Little, utf32Big

  init(of bytes: Bytes) {
    // The longer marks first: one begins like a shorter one.
    self =
      if bytes.matches([0xff, 0xfe, 0, 0], at: 0) {
        .utf32Little
      } else if bytes.matches([0, 0, 0xfe, 0xff], at: 0) {
        .utf32Big
      } else if bytes.matches([0xff, 0xfe], at: 0) {
        .utf16Little
      } else if bytes.matches([0xfe, 0xff], at: 0) {
        .utf16Big
      } else if bytes.matches([0xef, 0xbb, 0xbf], at: 0) { .utf8 } else { .none }
  }

  /// How many bytes the mark has.
  var count: Int {
    switch self {
    case .none: 0
    case .utf8: 3
    case .utf16Little, .utf16Big: 2
    case .utf32Little, .utf32Big: 4
    }
  }
}

/// A text of units of two or four bytes, in UTF-8.
struct WideText {
  private(set) var utf8: [UInt8] = []
  /// What is wrong behind the last byte of `utf8`; `nil` where all is well.
  private(set) var fault: String?

  init(_ bytes: Bytes, mark: ByteOrderMark) {
    let isBig = mark == .utf16Big || mark == .utf32Big
    let width = mark == .utf16Little || mark == .utf16Big ? 2 : 4
    let name = "UTF-\(width * 8)"
    let unit = { (place: Int) -> UInt32 in
      (0..<width).reduce(0) { unit, index in
        unit << 8 | UInt32(bytes[place + (isBig ? index : width - 1 - index)])
      }
    }
    utf8.reserveCapacity(bytes.count)
    var place = mark.count
    while place + width <= bytes.count {
      var value = unit(place)
      place += width
      if width == 2, value & 0xfc00 == 0xd800, place + 2 <= bytes.count,
        unit(place) & 0xfc00 == 0xdc00
      {
        value = 0x10000 + (value - 0xd800) << 10 + (unit(place) - 0xdc00)
        place += 2
      }
      guard let scalar = Unicode.Scalar(value), let encoded = UTF8.encode(scalar) else {
        fault = "expected \(name), found the unit 0x\(String(value, radix: 16, uppercase: true))"
        return
      }
      utf8.append(contentsOf: encoded)
    }
    if place < bytes.count { fault = "expected \(name), and the file ends within a character" }
  }
}
