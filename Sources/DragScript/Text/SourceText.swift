import ItemLoading

/// A script file, cut into lines.
struct SourceText {
  /// The file as the user named it.
  let file: String
  /// The lines without their ends.
  let lines: [String]

  /// Reads UTF-8 with or without a byte-order mark; lines end with LF, CRLF or CR.
  init(_ bytes: [UInt8], file: String) throws(InputErrors) {
    self.file = file
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    if rest.starts(with: [0xFF, 0xFE]) || rest.starts(with: [0xFE, 0xFF]) {
      throw InputErrors([
        InputError(
          .malformed, file: file, line: 1, column: 1, message: "expected UTF-8, found UTF-16",
          help: "save the script as UTF-8")
      ])
    }
    var lines: [String] = []
    var errors: [InputError] = []
    for line in SourceText.lines(of: rest) {
      guard let text = String(validating: line, as: UTF8.self) else {
        lines.append(String(decoding: line, as: UTF8.self))
        errors.append(
          InputError(
            .malformed, file: file, line: lines.count, column: 1,
            message: "expected UTF-8 in this line", help: "save the script as UTF-8"))
        continue
      }
      lines.append(text)
    }
    guard errors.isEmpty else { throw InputErrors(errors) }
    self.lines = lines
  }

  private static func lines(of bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        lines.append(bytes[start..<index])
        if byte == UInt8(ascii: "\r"), index + 1 < bytes.endIndex,
          bytes[index + 1] == UInt8(ascii: "\n")
        {
          index += 1
        }
        start = index + 1
      }
      index += 1
    }
    if start < bytes.endIndex { lines.append(bytes[start...]) }
    return lines
  }

  /// The fault as an error at a line, counted from 1.
  func error(_ fault: ValueFault, line: Int) -> InputError {
    InputError(
      .malformed, file: file, line: line, column: fault.column, message: fault.message,
      excerpt: lines.indices.contains(line - 1) ? lines[line - 1] : nil, caret: fault.column,
      help: fault.help)
  }
}
