extension Tokenizer {
  /// How a string is written, and what has been read of it.
  struct StringForm {
    /// Its first byte.
    var start: Int
    /// The hashes around a raw string.
    var hashes: Int
    var isMultiline: Bool
    /// Whether an interpolation has made a bracket of it.
    var isOpen = false
  }

  /// Reads a string whose first quote stands at the present position.
  mutating func readString(from start: Int, hashes: Int) {
    let isMultiline = isMultilineDelimiter(hashes: hashes)
    position += isMultiline ? 3 : 1
    readString(StringForm(start: start, hashes: hashes, isMultiline: isMultiline))
  }

  /// Three quotes, unless a raw string that begins with quotes ends on its line: `#""""#`.
  private func isMultilineDelimiter(hashes: Int) -> Bool {
    guard peek(1) == .quote, peek(2) == .quote else { return false }
    guard hashes > 0 else { return true }
    var index = position + 1
    while index < bytes.count, !bytes[index].isNewline {
      if bytes[index] == .quote, hasHashes(hashes, at: index + 1) { return false }
      index += 1
    }
    return true
  }

  private func hasHashes(_ count: Int, at index: Int) -> Bool {
    guard index + count <= bytes.count else { return false }
    return bytes[index..<index + count].allSatisfy { $0 == .hash }
  }

  /// Reads on in a string, up to its end or to the next interpolation.
  mutating func readString(_ form: StringForm) {
    var form = form
    while position < bytes.count {
      let byte = bytes[position]
      if byte == .quote, let length = closingLength(form) {
        let start = position
        position += length
        return form.isOpen
          ? popBracket(.closeString, from: start) : append(.string, from: form.start)
      }
      if byte == .backslash, hasHashes(form.hashes, at: position + 1) {
        let escape = position
        position += 1 + form.hashes
        if peek() == UInt8(ascii: "(") { return readInterpolation(&form, from: escape) }
        // What is escaped is passed over, but a line's end must still end a string of one line.
        if position < bytes.count, !bytes[position].isNewline { position += 1 }
        continue
      }
      if byte.isNewline, !form.isMultiline { break }
      position += 1
    }
    fault = .init(.unclosedString, at: form.start)
  }

  /// The length of the delimiter that closes the string here; `nil` where none does.
  private func closingLength(_ form: StringForm) -> Int? {
    let quotes = form.isMultiline ? 3 : 1
    if form.isMultiline, !(peek(1) == .quote && peek(2) == .quote) { return nil }
    return hasHashes(form.hashes, at: position + quotes) ? quotes + form.hashes : nil
  }

  /// Opens the parenthesis of an interpolation; the first one makes a bracket of the string.
  private mutating func readInterpolation(_ form: inout StringForm, from escape: Int) {
    if !form.isOpen {
      form.isOpen = true
      let parenthesis = position
      position = escape
      pushBracket(.openString, from: form.start, string: form)
      position = parenthesis
    }
    guard fault == nil else { return }
    position += 1
    pushBracket(.openParenthesis, from: position - 1, string: nil)
  }
}
