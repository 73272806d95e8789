import ScrollModel

/// Reads one step from its line; blocks and includes belong to the parser.
struct StepReader {
  /// Where the line is.
  var place: SourcePlace
  /// The views that the script has, by which a forgotten address is known.
  var views: [String] = []

  typealias Read = @Sendable (inout Arguments, String) throws(ValueFault) -> Step.Action

  /// A verb: how it is read, and whether it takes `settle=no`.
  struct Verb: Sendable {
    var name: String
    var moves: Bool
    var read: Read

    init(_ name: String, moves: Bool = true, read: @escaping Read) {
      self.name = name
      self.moves = moves
      self.read = read
    }
  }

  static let verbs: [Verb] = scrolls + gestures + changes + checks

  private static let byName = Dictionary(
    verbs.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// Every word that a step may begin with.
  static let names = verbs.map(\.name) + ["repeat", "together", "end", "include"]

  /// Reads the words of a line.
  func step(
    _ words: [Word], text: String, endColumn: Int
  ) throws(ValueFault) -> Step {
    var words = words
    let view = try StepReader.takeAddress(&words)
    guard let name = words.first else {
      throw ValueFault(column: endColumn, "expected a step after the view")
    }
    guard let verb = StepReader.byName[name.raw] else {
      guard StepReader.names.contains(name.raw) else { throw unknown(name) }
      throw ValueFault(
        column: name.column, "'\(name.raw)' takes no view", help: "address the steps inside it")
    }
    var arguments = Arguments(
      Array(words.dropFirst()), of: "'\(verb.name)'", endColumn: endColumn)
    let operands = text.operands(behind: verb.name)
    let settles = verb.moves ? try StepReader.settles(&arguments) : true
    var action = try verb.read(&arguments, operands)
    if case .change(.replace(let file)) = action {
      action = .change(.replace(FilePath.resolve(file, beside: place.file)))
    }
    try arguments.finish()
    return Step(action: action, view: view, place: place, text: text, settles: settles)
  }

  /// Reads a step that stands as a value, for `on-report`.
  func step(_ arguments: inout Arguments) throws(ValueFault) -> Step {
    let words = arguments.takeAll()
    guard let first = words.first, let last = words.last else {
      throw arguments.missing("a step such as 'jump 15'")
    }
    var place = place
    place.column = first.column
    let step = try StepReader(place: place).step(
      words, text: words.map(\.raw).joined(separator: " "),
      endColumn: last.column + last.raw.unicodeScalars.count)
    switch step.action {
    case .jump, .reader, .scroll, .change: return step
    default:
      throw ValueFault(
        column: first.column,
        "expected a step that changes state at once such as 'jump 15', found '\(first.raw)'")
    }
  }

  static func takeAddress(_ words: inout [Word]) throws(ValueFault) -> String? {
    guard let word = words.first, word.raw.hasPrefix("@") else { return nil }
    words.removeFirst()
    let name = String(word.raw.dropFirst())
    guard ViewName.isValid(name) else {
      throw ValueFault(column: word.column, "expected a view such as '@left', found '\(word.raw)'")
    }
    return name
  }

  /// The fault of a word that begins no step.
  private func unknown(_ word: Word) -> ValueFault {
    let names = StepReader.names
    if let view = views.first(where: { [$0, $0 + ":"].contains(word.raw) }) {
      return ValueFault(
        column: word.column, "unknown step '\(word.raw)'",
        help: "'@\(view) drag up 300' is a step of the view '\(view)'")
    }
    let known = names + SceneOption.all.filter(\.isScriptLine).map(\.name) + ["view", "link"]
    return ValueFault(
      column: word.column, "unknown step '\(word.raw)'",
      help: NearMiss.help(for: word.raw, among: known)
        ?? "steps are \(names.joined(separator: ", "))")
  }

  private static func settles(_ arguments: inout Arguments) throws(ValueFault) -> Bool {
    guard let value = try arguments.value(of: "settle") else { return true }
    return try value.choice("'no' or 'yes'", among: ["no": false, "yes": true])
  }
}

/// What a view may be called.
enum ViewName {
  /// Letters, digits, `-` and `_`, beginning with a letter: so that `@left.offset` parts.
  static func isValid(_ name: some StringProtocol) -> Bool {
    guard let first = name.first, first.isLetter else { return false }
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }
}

extension String {
  /// The text behind a verb, and behind the view before it.
  fileprivate func operands(behind verb: String) -> String {
    var rest = Substring(self)
    if rest.hasPrefix("@") {
      rest = rest.drop { $0 != " " && $0 != "\t" }.drop { $0 == " " || $0 == "\t" }
    }
    return String(rest.dropFirst(verb.count).drop { $0 == " " || $0 == "\t" })
  }
}
