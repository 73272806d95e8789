/// Reads the templates of `log` lines.
enum LogReader {
  static func template(_ value: ValueText) throws(ValueFault) -> LogTemplate {
    var parts: [LogTemplate.Part] = []
    var text = ""
    let scalars = Array(value.text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      let isDoubled = index + 1 < scalars.count && scalars[index + 1] == scalar
      switch scalar {
      case "{" where isDoubled, "}" where isDoubled:
        text.unicodeScalars.append(scalar)
        index += 2
      case "{":
        guard let end = scalars[index...].firstIndex(of: "}") else {
          throw value.fault("expected '}' after '{' in the text", help: "a brace is written '{{'")
        }
        if !text.isEmpty { parts.append(.text(text)) }
        text = ""
        let column = value.column + (value.isQuoted ? 1 : 0) + index + 1
        parts.append(
          try subject(
            ValueText(text: string(scalars[(index + 1)..<end]), column: column)))
        index = end + 1
      case "}":
        throw value.fault("expected '{' before '}' in the text", help: "a brace is written '}}'")
      default:
        text.unicodeScalars.append(scalar)
        index += 1
      }
    }
    if !text.isEmpty { parts.append(.text(text)) }
    return LogTemplate(parts: parts)
  }

  /// Reads `subject` or `subject:.1f`.
  private static func subject(_ value: ValueText) throws(ValueFault) -> LogTemplate.Part {
    guard let colon = value.text.lastIndex(of: ":") else {
      return .subject(try SubjectReader.subject(value), decimals: nil)
    }
    let format = value.text[value.text.index(after: colon)...]
    guard format.hasPrefix("."), format.hasSuffix("f"),
      let decimals = Int(format.dropFirst().dropLast()), (0...9).contains(decimals)
    else {
      throw value.fault("expected a format such as ':.1f', found ':\(format)'")
    }
    let name = ValueText(text: String(value.text[..<colon]), column: value.column)
    let reference = try SubjectReader.subject(name)
    guard reference.subject.kind == .number || reference.subject.kind == .point else {
      throw value.fault(
        "':\(format)' formats numbers, and '\(name.text)' is \(reference.subject.kind.phrase)")
    }
    return .subject(reference, decimals: decimals)
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
