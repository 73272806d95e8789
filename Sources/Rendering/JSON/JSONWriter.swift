extension JSONValue {
  /// The value on one line: `{"id": 1, "at": [3, 9]}`.
  public var line: String {
    var text = ""
    writeLine(to: &text)
    return text
  }

  /// The value for a reader, with a line end: what fits into 100 columns stands on one line, what
  /// does not has one member or element a line.
  public var page: String {
    var text = ""
    writePage(to: &text, indent: 0, column: 0)
    return text + "\n"
  }

  private func writeLine(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += value.isFinite ? NumberText.plain(value) : "null"
    case .literal(let spelling): text += spelling
    case .string(let value): JSONValue.write(value, to: &text)
    case .array(let elements):
      text += "["
      for (place, element) in elements.enumerated() {
        if place > 0 { text += ", " }
        element.writeLine(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (place, member) in members.enumerated() {
        if place > 0 { text += ", " }
        JSONValue.write(member.key, to: &text)
        text += ": "
        member.value.writeLine(to: &text)
      }
      text += "}"
    }
  }

  /// Columns of a page, counted in bytes: a line of other scripts breaks earlier.
  private static let pageWidth = 100

  /// Writes the value from `column` on, with room for the comma that may follow.
  private func writePage(to text: inout String, indent: Int, column: Int) {
    guard isContainer, !fits(within: JSONValue.pageWidth - column - 1) else {
      return writeLine(to: &text)
    }
    let inner = indent + 2
    let margin = "\n" + String(repeating: " ", count: inner)
    switch self {
    case .array(let elements):
      text += "["
      for (place, element) in elements.enumerated() {
        text += place > 0 ? "," + margin : margin
        element.writePage(to: &text, indent: inner, column: inner)
      }
    case .object(let members):
      text += "{"
      for (place, member) in members.enumerated() {
        text += place > 0 ? "," + margin : margin
        let start = text.utf8.count
        JSONValue.write(member.key, to: &text)
        text += ": "
        member.value.writePage(
          to: &text, indent: inner, column: inner + text.utf8.count - start)
      }
    default: break
    }
    text += "\n" + String(repeating: " ", count: indent)
    if case .array = self { text += "]" } else { text += "}" }
  }

  private var isContainer: Bool {
    switch self {
    case .array(let elements): !elements.isEmpty
    case .object(let members): !members.isEmpty
    default: false
    }
  }

  /// Whether the line form takes at most `room` bytes; looks no further than that.
  private func fits(within room: Int) -> Bool {
    var left = room
    return take(from: &left)
  }

  private func take(from room: inout Int) -> Bool {
    switch self {
    case .array(let elements):
      room -= 2 * Swift.max(elements.count, 1)
      return room >= 0 && elements.allSatisfy { $0.take(from: &room) }
    case .object(let members):
      room -= 2 * Swift.max(members.count, 1)
      return room >= 0
        && members.allSatisfy { member in
          JSONValue.string(member.key).take(from: &room)
            && {
              room -= 2
              return member.value.take(from: &room)
            }()
        }
    default:
      room -= line.utf8.count
      return room >= 0
    }
  }

  /// Writes a text between quotes.
  ///
  /// Control and direction characters are escaped although JSON allows some of them bare: the
  /// output may be read on a terminal.
  private static func write(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where SafeText.isUnsafe(scalar):
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
