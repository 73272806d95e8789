// Blanks and comments: what stands between tokens.
extension Tokenizer {
  /// Skips a byte-order mark and a `#!` line.
  mutating func skipStart() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if peek() == .hash, peek(1) == UInt8(ascii: "!") { skipLine() }
  }

  private mutating func skipLine() {
    while position < bytes.count, !bytes[position].isNewline { position += 1 }
  }

  mutating func skipBlanks() {
    while position < bytes.count {
      let byte = bytes[position]
      if byte.isNewline {
        startsLine = true
        position += 1
      } else if byte.isBlank {
        position += 1
      } else if byte == 0xC2, peek(1) == 0xA0 {  // a no-break space
        position += 2
      } else if byte == .slash, peek(1) == .slash {
        readLineComment()
      } else if byte == .slash, peek(1) == .star {
        skipBlockComment()
      } else {
        return
      }
      followsBlank = true
    }
  }

  private mutating func readLineComment() {
    let start = position
    skipLine()
    if let command = CommentCommand(text, comment: start..<position) { commands.append(command) }
  }

  private mutating func skipBlockComment() {
    let start = position
    var depth = 0
    while position < bytes.count {
      if peek() == .slash, peek(1) == .star {
        depth += 1
        position += 2
      } else if peek() == .star, peek(1) == .slash {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        // Swift takes a comment that spans lines for a line break.
        if bytes[position].isNewline { startsLine = true }
        position += 1
      }
    }
    fault = .init(.unclosedComment, at: start)
  }
}
