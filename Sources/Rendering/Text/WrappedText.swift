/// Prose in lines of bearable length.
public enum WrappedText {
  /// The words in lines of at most `width` columns, `indent` blanks among them, each with a line
  /// end; a longer word stands alone.
  public static func lines(_ text: String, width: Int = 92, indent: Int = 0) -> String {
    let margin = String(repeating: " ", count: indent)
    var result = ""
    var line = ""
    var column = indent
    for word in text.split(whereSeparator: \.isWhitespace) {
      let columns = DisplayWidth.of(String(word))
      if !line.isEmpty, column + 1 + columns > width {
        result += margin + line + "\n"
        line = ""
        column = indent
      }
      column += columns + (line.isEmpty ? 0 : 1)
      line += (line.isEmpty ? "" : " ") + word
    }
    return result + margin + line + "\n"
  }
}
