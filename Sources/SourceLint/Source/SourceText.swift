/// The bytes of a source file.
struct SourceText: Sendable {
  let bytes: [UInt8]

  /// The text of a range of bytes; what is not UTF-8 reads as U+FFFD.
  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }

  /// Whether a range of bytes spells a word.
  func spells(_ word: StaticString, in range: Range<Int>) -> Bool {
    guard range.count == word.utf8CodeUnitCount, range.upperBound <= bytes.count else {
      return false
    }
    return word.withUTF8Buffer { letters in
      for index in 0..<letters.count where letters[index] != bytes[range.lowerBound + index] {
        return false
      }
      return true
    }
  }
}
