/// How many columns of a terminal a text takes.
public enum DisplayWidth {
  /// The columns of a text without control characters.
  public static func of(_ text: String) -> Int {
    // Titles are mostly ASCII, where every byte is a column.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// The columns of one character: 0 for a mark that stands alone, 2 for East Asian wide
  /// characters and for emoji, else 1.
  public static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    // A variation selector asks for the picture where both a sign and a picture exist.
    if scalars.contains("\u{FE0F}"), scalars.first?.properties.isEmoji == true { return 2 }
    return scalars.reduce(0) { max($0, of($1)) }
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return scalar.value == 0xAD ? 0 : 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    if scalar.properties.isEmojiPresentation { return 2 }
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// Blocks of wide and full-width characters; emoji are known by their property.
  ///
  /// Documented: Unicode Standard Annex 11, East Asian Width.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // leading Hangul consonants
    0x2329...0x232A,  // angle brackets
    0x2E80...0x303E,  // radicals, ideographic punctuation
    0x3041...0xA4CF,  // kana to Yi
    0xA960...0xA97C,  // old Hangul consonants
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // compatibility ideographs
    0xFE10...0xFE19,  // vertical forms
    0xFE30...0xFE6B,  // compatibility and small forms
    0xFF01...0xFF60,  // full-width forms
    0xFFE0...0xFFE6,  // full-width signs
    0x16FE0...0x18DFF,  // Tangut, Khitan
    0x1AFF0...0x1B2FB,  // kana extensions, Nüshu
    0x1F200...0x1F265,  // enclosed ideographs
    0x20000...0x3FFFD,  // ideographic planes
  ]
}
