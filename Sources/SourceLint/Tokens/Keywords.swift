/// Swift's reserved words, and what part each plays.
///
/// Words that are reserved only in some places (`get`, `async`, `actor` …) are names here.
struct Keywords: Sendable {
  private static let roles: [(kind: TokenKind, words: String)] = [
    (.typeKeyword, "struct class enum extension protocol"),
    (.functionKeyword, "func init deinit subscript"),
    (.variableKeyword, "var let"),
    (.aliasKeyword, "typealias associatedtype"),
    (.importKeyword, "import"),
    (.headerKeyword, "if guard while for switch catch"),
    (.blockKeyword, "else do defer repeat"),
    (.caseKeyword, "case"),
    (.defaultKeyword, "default"),
    (.prefixKeyword, "return throw try await"),
    (.inKeyword, "in"),
    (.whereKeyword, "where"),
    (.asKeyword, "as"),
    (.isKeyword, "is"),
    (.effectKeyword, "throws rethrows"),
    (.literalKeyword, "nil true false"),
    (
      .otherKeyword,
      """
      break continue fallthrough fileprivate inout internal operator precedencegroup private \
      public static
      """
    ),
  ]

  static let swift = Keywords()

  private struct Entry: Sendable {
    var letters: [UInt8]
    var kind: TokenKind
  }

  /// By first letter, `a` to `z`.
  private var entries = [[Entry]](repeating: [], count: 26)
  /// The lengths that occur with a first letter, as bits.
  private var lengths = [UInt32](repeating: 0, count: 26)

  private init() {
    for (kind, words) in Self.roles {
      for word in words.split(separator: " ") {
        let letters = Array(word.utf8)
        let first = Int(letters[0] - 0x61)
        entries[first].append(Entry(letters: letters, kind: kind))
        lengths[first] |= 1 << UInt32(letters.count)
      }
    }
  }

  /// The reserved word that a range of bytes spells; `nil` for a name.
  func kind(of bytes: [UInt8], in range: Range<Int>) -> TokenKind? {
    let first = bytes[range.lowerBound]
    guard first >= 0x61, first <= 0x7A, range.count < 16 else { return nil }
    let letter = Int(first - 0x61)
    guard lengths[letter] & (1 << UInt32(range.count)) != 0 else { return nil }
    return entries[letter].first { bytes[range].elementsEqual($0.letters) }?.kind
  }
}
