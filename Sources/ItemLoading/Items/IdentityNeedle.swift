import ScrollModel

/// An id that is searched for in the bytes.
struct IdentityNeedle {
  private let id: ItemID
  private let reader: IdentityReader
  /// What the id looks like in bytes, quotes included where it is a text.
  private let spelling: [UInt8]
  private let isText: Bool

  init(_ id: ItemID, in reader: IdentityReader) {
    self.id = id
    self.reader = reader
    isText = id.type == .string || id.type == .uuid
    spelling = Array((isText ? "\"\(id)\"" : "\(id)").utf8)
  }

  /// The first place of the id; `nil` where no record has it.
  ///
  /// - Complexity: O(*n*), a few nanoseconds a record.
  func firstPlace(in records: RecordTable) -> Int? {
    for place in 0..<records.count {
      if let found = records[place].id, isFound(found) { return place }
    }
    return nil
  }

  /// Whether the id is the one at a place in the bytes.
  @inline(__always)
  private func isFound(_ place: Int) -> Bool {
    let bytes = reader.scanner.bytes
    guard (bytes[place] == ASCII.quote) == isText else { return false }
    let end: Int
    if isText {
      let plain = reader.scanner.plainEnd(place + 1)
      // Escapes and characters outside ASCII have several spellings.
      guard bytes[plain] == ASCII.quote else { return reader.id(place) == id }
      end = plain + 1
      if id.type == .uuid {
        return end - place == spelling.count && isSameFolded(place)
      }
    } else {
      end = reader.numberEnd(place)
    }
    if end - place == spelling.count, bytes.matches(spelling, at: place) { return true }
    // A number has several spellings; a text of plain characters has one, and perhaps an equal
    // of other characters.
    return isText ? false : !isPlainInteger(place..<end) && reader.id(place) == id
  }

  /// Whether the bytes from a place on spell the id, upper and lower case alike.
  ///
  /// In plain text only letters differ by the bit that is set here.
  private func isSameFolded(_ place: Int) -> Bool {
    for index in spelling.indices
    where reader.scanner.bytes[place + index] | 0x20 != spelling[index] | 0x20 {
      return false
    }
    return true
  }

  private func isPlainInteger(_ range: Range<Int>) -> Bool {
    range.allSatisfy { ASCII.isDigit(reader.scanner.bytes[$0]) }
  }
}
