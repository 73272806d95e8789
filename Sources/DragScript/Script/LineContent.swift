/// A line with something on it.
struct LineContent {
  var text: String
  var words: [Word]
  var first: Word
  var last: Word

  var endColumn: Int { last.column + last.raw.unicodeScalars.count }

  /// The arguments of the first word.
  var arguments: Arguments {
    Arguments(Array(words.dropFirst()), of: "'\(first.raw)'", endColumn: endColumn)
  }

  /// The line from one word on, without a comment.
  func written(from word: Word) -> String {
    let scalars = text.unicodeScalars
    let start = scalars.index(
      scalars.startIndex, offsetBy: word.column - 1, limitedBy: scalars.endIndex)
    let end = scalars.index(
      scalars.startIndex, offsetBy: endColumn - 1, limitedBy: scalars.endIndex)
    guard let start, let end, start <= end else { return "" }
    return String(text[start..<end])
  }
}
