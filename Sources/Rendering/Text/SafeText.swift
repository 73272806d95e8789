/// Text from fixtures made safe to show: it cannot move a cursor or turn the reading direction.
public enum SafeText {
  /// The text on one line: runs of line ends and tabs become one blank, other control and
  /// direction characters their escapes, `\u{1b}`.
  public static func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var result = ""
    var endsInBlank = false
    for scalar in text.unicodeScalars {
      if isBlank(scalar) {
        if !endsInBlank { result += " " }
        endsInBlank = true
      } else if isUnsafe(scalar) {
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
        endsInBlank = false
      } else {
        result.unicodeScalars.append(scalar)
        endsInBlank = scalar == " "
      }
    }
    return result
  }

  /// The text on one line, cut to a number of columns with `…` at its end where it is longer.
  public static func visible(_ text: String, columns: Int) -> String {
    let safe = visible(text)
    guard DisplayWidth.of(safe) > columns else { return safe }
    var result = ""
    var width = 0
    for character in safe {
      width += DisplayWidth.of(character)
      guard width < columns else { break }
      result.append(character)
    }
    while result.last == " " { result.removeLast() }
    return result + "…"
  }

  /// Whether a scalar is a control character, a line or paragraph separator, or one of the
  /// direction marks, embeddings, overrides and isolates.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9...0xD, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension SafeText {
  /// The file's own name without its folders: results must not tell where they were made.
  static func lastComponent(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
