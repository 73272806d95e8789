/// Where the lines of a file begin: turns a byte's place into line and column.
///
/// Lines end with LF, CRLF or CR. Columns count Unicode scalars from 1, as the project's other
/// messages do; a byte that is not UTF-8 counts as one.
struct LineTable: Sendable {
  private let text: SourceText
  /// The offsets at which lines begin.
  private var starts = [0]
  /// The scalars before each stretch of the file, so that a long line is not counted again and
  /// again.
  private var marks = [Mark(offset: 0, scalars: 0)]

  private static let stretch = 256

  private struct Mark {
    var offset: Int
    var scalars: Int
  }

  /// - Complexity: O(n) in the file's bytes.
  init(_ text: SourceText) {
    self.text = text
    let bytes = text.bytes
    var index = 0
    var scalars = 0
    while index < bytes.count {
      if index >= marks.count * Self.stretch { marks.append(Mark(offset: index, scalars: scalars)) }
      let byte = bytes[index]
      index += byte < 0x80 ? 1 : UTF8Scalar.length(in: bytes, at: index) ?? 1
      scalars += 1
      let endsLine =
        byte == .newline
        || byte == .carriageReturn && (index == bytes.count || bytes[index] != .newline)
      if endsLine { starts.append(index) }
    }
  }

  /// The line of a byte, from 1.
  ///
  /// - Complexity: O(log n) in the number of lines.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The line and column of a byte; what lies past the end is the end.
  ///
  /// - Complexity: O(log n) in the number of lines.
  func place(of offset: Int) -> SourcePlace {
    let line = line(of: offset)
    return SourcePlace(
      line: line, column: scalars(before: offset) - scalars(before: starts[line - 1]) + 1)
  }

  private func scalars(before offset: Int) -> Int {
    let end = min(offset, text.bytes.count)
    let mark = marks[min(end / Self.stretch, marks.count - 1)]
    var index = mark.offset
    var scalars = mark.scalars
    // A mark may lie a few bytes behind its stretch's beginning, and so behind the offset.
    guard index <= end else { return scalars }
    while index < end {
      index += UTF8Scalar.length(in: text.bytes, at: index) ?? 1
      scalars += 1
    }
    return scalars
  }
}
