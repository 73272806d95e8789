import ScrollModel

/// Reads `SUBJECT OP VALUE [within=…]`.
enum ExpectationReader {
  static func expectation(
    _ arguments: inout Arguments, text: String
  ) throws(ValueFault) -> Expectation {
    let within = try arguments.value(of: "within")
    let subjectText = try arguments.positional("a subject such as 'binding'")
    let subject = try SubjectReader.subject(subjectText)
    let operatorText = try arguments.positional("a comparison such as '=='")
    guard let comparison = Comparison(rawValue: operatorText.text), !operatorText.isQuoted else {
      throw operatorText.expected(
        "one of \(Comparison.allCases.map(\.rawValue).joined(separator: ", "))",
        help: operatorText.text == "=" ? "did you mean '=='?" : nil)
    }
    let kind = subject.subject.kind
    try check(comparison, kind: kind, at: operatorText, subject: subjectText)
    let value = try arguments.positional("a value")
    let operand = try operand(value, kind: kind.operand(of: comparison), in: comparison)
    return Expectation(
      subject: subject, comparison: comparison, operand: operand,
      tolerance: try tolerance(within, kind: kind), text: text)
  }

  private static func check(
    _ comparison: Comparison, kind: Subject.Kind, at place: ValueText, subject: ValueText
  ) throws(ValueFault) {
    if comparison.isMembership, !kind.isList {
      throw place.fault(
        "'\(comparison.rawValue)' asks a list, and '\(subject.text)' is \(kind.phrase)",
        help: "compare with '==' or '!='")
    }
    if comparison.isOrdering, !kind.isOrdered {
      throw place.fault(
        "'\(comparison.rawValue)' compares numbers, and '\(subject.text)' is \(kind.phrase)",
        help: kind.isList ? "use 'contains', 'lacks', '==' or '!='" : "compare with '==' or '!='")
    }
  }

  private static func tolerance(
    _ within: ValueText?, kind: Subject.Kind
  ) throws(ValueFault) -> Double {
    guard let within else { return Expectation.standardTolerance }
    switch kind {
    case .number, .point: return try within.nonNegative("a number such as '0.5'")
    case .duration: return try within.duration()
    default: throw within.fault("'within' needs a number, and this is \(kind.phrase)")
    }
  }

  private static func operand(
    _ value: ValueText, kind: Subject.Kind, in comparison: Comparison
  ) throws(ValueFault) -> Expectation.Operand {
    if let other = try SubjectReader.subjectIfAny(value) {
      guard other.subject.kind.isComparable(with: kind) else {
        throw value.fault(
          "'\(value.text)' is \(other.subject.kind.phrase), expected \(kind.phrase)",
          help: kind == .id ? "an id that is called so needs quotes" : nil)
      }
      return .subject(other)
    }
    if value.text == "nil", !value.isQuoted, !comparison.isOrdering { return .value(.none) }
    switch kind {
    case .number: return .value(.number(try number(value)))
    case .duration: return .value(.seconds(try value.duration()))
    case .id: return .id(value.id)
    case .word(let words):
      guard words.contains(value.text) else {
        let what =
          words.count > 8
          ? "a code such as '\(words[0])'" : SceneOption.phrase(words)
        throw value.unknown(what, among: words)
      }
      return .value(.word(value.text))
    case .name: return .value(.word(value.text))
    case .flag:
      let isTrue = try value.choice("'true' or 'false'", among: ["true": true, "false": false])
      return .value(.flag(isTrue))
    case .point: return .value(.point(try bracketedPoint(value)))
    case .list(let element): return .list(try list(value, of: element))
    }
  }

  private static func number(_ value: ValueText) throws(ValueFault) -> Double {
    guard let number = ValueText.finite(value.text), !value.isQuoted else {
      throw value.expected(
        "a number such as '20' or a subject",
        help: NearMiss.help(for: value.text, among: Subject.named.map(\.name)))
    }
    return number
  }

  private static func bracketedPoint(_ value: ValueText) throws(ValueFault) -> Point {
    var text = value.text.filter { $0 != " " && $0 != "\t" }
    if text.hasPrefix("("), text.hasSuffix(")") { text = String(text.dropFirst().dropLast()) }
    do {
      return try ValueText(text: text, column: value.column).point()
    } catch {
      throw value.expected("a point such as '(0, 300)'")
    }
  }

  private static func list(
    _ value: ValueText, of kind: Subject.Kind
  ) throws(ValueFault) -> [Expectation.Operand] {
    guard value.text.hasPrefix("["), value.text.hasSuffix("]"), !value.isQuoted else {
      throw value.expected("a list such as '[3, 4, 5]'")
    }
    var operands: [Expectation.Operand] = []
    for element in try value.elements() {
      operands.append(try operand(element, kind: kind, in: .equal))
    }
    return operands
  }
}

extension Subject.Kind {
  /// What the kind is called in a message.
  var phrase: String {
    switch self {
    case .number: "a number"
    case .duration: "a time"
    case .id: "an id"
    case .word, .name: "a word"
    case .flag: "'true' or 'false'"
    case .point: "a point"
    case .list: "a list"
    }
  }

  var isList: Bool { if case .list = self { true } else { false } }

  /// Whether one can be larger than another; ids can where they are numbers.
  var isOrdered: Bool { self == .number || self == .duration || self == .id }

  /// What stands on the right: an element of a list where membership is asked.
  func operand(of comparison: Comparison) -> Subject.Kind {
    if comparison.isMembership, case .list(let element) = self { element } else { self }
  }

  func isComparable(with other: Subject.Kind) -> Bool {
    switch (self, other) {
    case (.name, .word), (.word, .name): true
    default: self == other
    }
  }
}
