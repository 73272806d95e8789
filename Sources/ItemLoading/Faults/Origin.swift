/// Where scanned bytes came from: turns places into lines and columns, and faults into errors.
struct Origin: Sendable {
  /// The file as the user named it.
  let file: String
  /// The text as the user wrote it, in UTF-8.
  let text: Bytes
  /// How many bytes of a mark come before the text.
  let markCount: Int
  /// Where scanned places lie in the text, if the text was rewritten before the scan.
  let rewriting: PlaceMap?

  /// Where a scanned place lies in the user's text.
  func textPlace(_ place: Int) -> Int {
    min(rewriting?.original(place) ?? place, text.count)
  }

  /// The line and the column of a scanned place, both from 1; columns count Unicode scalars.
  func position(_ place: Int) -> (line: Int, column: Int) {
    let end = textPlace(place)
    var line = 1
    var lineStart = markCount
    var index = markCount
    while index < end {
      switch text[index] {
      case ASCII.newline:
        line += 1
        lineStart = index + 1
      case ASCII.carriageReturn where text[index + 1] != ASCII.newline:
        line += 1
        lineStart = index + 1
      default: break
      }
      index += 1
    }
    return (line, scalars(lineStart..<end) + 1)
  }

  /// An error about the file at a scanned place.
  func error(_ place: Int, _ message: String, help: String? = nil) -> InputError {
    let (line, column) = position(place)
    let excerpt = Excerpt(of: text, around: textPlace(place), from: markCount)
    return InputError(
      .malformed, file: file, line: line, column: column, message: message,
      excerpt: excerpt.text, caret: excerpt.caret, help: help)
  }

  /// An error about the file as a whole.
  func error(_ message: String, help: String? = nil) -> InputError {
    InputError(.malformed, file: file, message: message, help: help)
  }

  /// How many scalars begin in a range.
  private func scalars(_ range: Range<Int>) -> Int {
    range.reduce(0) { $0 + (text[$1] & 0xc0 == 0x80 ? 0 : 1) }
  }
}

/// Where the parts of a rewritten text lay before.
struct PlaceMap: Sendable {
  /// From `place` on, `shift` more bytes lie before a place in the original than in the rewriting.
  private var joints: [(place: Int, shift: Int)] = []

  init() {}

  /// Notes that what comes at `place` of the rewriting came from `original`.
  mutating func note(_ place: Int, from original: Int) {
    let shift = original - place
    if joints.last?.shift != shift { joints.append((place, shift)) }
  }

  /// The original of a place.
  func original(_ place: Int) -> Int {
    var low = 0
    var high = joints.count
    while low < high {
      let middle = (low + high) / 2
      if joints[middle].place <= place { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? place : place + joints[low - 1].shift
  }
}
