/// One quick look at a file before it is read: whether it is UTF-8, and whether a rule can apply.
///
/// Most files of an app name none of the scroll position interfaces; they are not read further.
struct SourceScan: Sendable {
  /// The first byte that is not UTF-8.
  private(set) var firstInvalid: Int?
  /// Whether the letters of `scrollPosition`, `ScrollPosition` or `scrollTarget…` occur anywhere.
  private(set) var namesScrolling = false

  /// - Complexity: O(n) in the file's bytes.
  init(_ bytes: [UInt8]) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x80 {
        let length = UTF8Scalar.length(in: bytes, at: index)
        if length == nil, firstInvalid == nil { firstInvalid = index }
        index += length ?? 1
      } else {
        if byte == UInt8(ascii: "c"), !namesScrolling {
          namesScrolling = Self.namesScrolling(in: bytes, at: index)
        }
        index += 1
      }
    }
  }

  private static func namesScrolling(in bytes: [UInt8], at index: Int) -> Bool {
    begins("crollPosition", in: bytes, at: index) || begins("crollTarget", in: bytes, at: index)
  }

  private static func begins(_ word: StaticString, in bytes: [UInt8], at index: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    return word.withUTF8Buffer { letters in
      for letter in 1..<count where letters[letter] != bytes[index + letter] { return false }
      return true
    }
  }
}
