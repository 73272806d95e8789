import ItemLoading
import ScrollModel

/// Reads lines into a script, going on behind each fault so that all are found at once.
struct ScriptParser {
  /// What kind of text it is.
  enum Kind {
    /// A script: its first line says so.
    case script
    /// A script that another one includes: steps only, with or without the first line.
    case included
    /// Step lines from the command line.
    case stepLines
  }

  /// A block whose `end` has not come yet.
  private struct Block {
    var head: Step
    var steps: [Step] = []
  }

  /// The deepest nesting of blocks: reading and running them recurses.
  private static let deepest = 64

  private let source: SourceText
  private let kind: Kind
  private let includes: Includes
  private var script: Script
  private var blocks: [Block] = []
  private var hasVersion = false
  private var hasSteps = false
  private var line = 0
  /// The faults so far, in order of lines.
  private(set) var errors: [InputError] = []

  init(_ source: SourceText, as kind: Kind, includes: Includes) {
    self.source = source
    self.kind = kind
    self.includes = includes
    script = Script(file: source.file)
  }

  /// Reads all lines.
  mutating func parse() -> Script {
    hasVersion = kind != .script
    for text in source.lines {
      line += 1
      do {
        try parse(line: text)
      } catch {
        report(error)
      }
    }
    if !hasVersion {
      errors.append(
        InputError(
          .malformed, file: source.file, line: 1, column: 1,
          message: "expected 'drag-script 1', found an empty script",
          help: "'scrollnav script new' writes a commented example"))
    }
    for block in blocks {
      let fault = ValueFault(
        column: block.head.place.column,
        "expected 'end' for '\(block.head.text)' before the end of the file")
      errors.append(source.error(fault, line: block.head.place.line))
    }
    return script
  }

  private mutating func report(_ fault: ValueFault) {
    errors.append(source.error(fault, line: line))
  }

  private mutating func parse(line text: String) throws(ValueFault) {
    let words = try Lexer.words(text)
    guard let first = words.first, let last = words.last else { return }
    let content = LineContent(text: text, words: words, first: first, last: last)
    if first.raw == "drag-script" { return try version(content) }
    if !hasVersion {
      hasVersion = true
      report(
        ValueFault(
          column: first.column, "expected 'drag-script 1' in the first line, found '\(first.raw)'"))
    }
    switch first.raw {
    case "view": try view(content)
    case "link": try link(content)
    case _ where SceneOption.isScriptLine(first.raw): try sceneLine(content)
    default: try stepLine(content)
    }
  }
}

/// A line with something on it.
private struct LineContent {
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

// MARK: - The head

extension ScriptParser {
  private mutating func version(_ content: LineContent) throws(ValueFault) {
    guard !hasVersion || kind == .included, !hasSteps, script.head.isEmpty else {
      throw ValueFault(column: content.first.column, "'drag-script' belongs in the first line")
    }
    hasVersion = true
    var arguments = content.arguments
    let version = try arguments.positional("the version '1'")
    guard version.text == "1" else {
      throw version.fault("unknown version '\(version.text)'", help: "this reads 'drag-script 1'")
    }
    try arguments.finish()
  }

  /// Refuses a scene line where only steps may stand.
  private func requireHead(_ word: Word) throws(ValueFault) {
    switch kind {
    case .included:
      throw ValueFault(
        column: word.column, "'\(word.raw)' is a scene line, and an included script has steps only",
        help: "move it to the script that includes this one")
    case .stepLines:
      throw ValueFault(
        column: word.column, "'\(word.raw)' is a scene line, expected a step",
        help: "'--\(word.raw)' says it on the command line")
    case .script:
      guard hasSteps else { return }
      throw ValueFault(
        column: word.column, "'\(word.raw)' is a scene line and belongs before the first step")
    }
  }

  private mutating func sceneLine(_ content: LineContent) throws(ValueFault) {
    try requireHead(content.first)
    guard let option = SceneOption.named(content.first.raw) else { return }
    let place = place(of: content.first)
    let context = SceneOption.Context(place: place) { (arguments) throws(ValueFault) in
      try StepReader(place: place).step(&arguments)
    }
    var arguments = content.arguments
    let value = content.words.count > 1 ? content.written(from: content.words[1]) : ""
    let setting = try option.setting(&arguments, value: value, in: context)
    if script.views.isEmpty {
      script.head.append(setting)
    } else {
      script.views[script.views.count - 1].settings.append(setting)
    }
  }

  private mutating func view(_ content: LineContent) throws(ValueFault) {
    try requireHead(content.first)
    var arguments = content.arguments
    let name = try arguments.positional("a name such as 'left'")
    guard ViewName.isValid(name.text) else {
      throw name.expected("a name of letters, digits, '-' and '_'")
    }
    try arguments.finish()
    guard !script.views.contains(where: { $0.name == name.text }) else {
      throw name.fault("there is a view '\(name.text)' already")
    }
    script.views.append(
      Script.ViewBlock(name: name.text, place: place(of: content.first)))
  }

  private mutating func link(_ content: LineContent) throws(ValueFault) {
    try requireHead(content.first)
    var arguments = content.arguments
    let way = try arguments.value(of: "by")?.choice(
      of: ScrollLink.Way.self, "'offset', 'fraction', 'id' or 'offset-modifier'")
    let safeguard = try arguments.value(of: "guard")?.choice(
      of: ScrollLink.Guard.self, "'driver', 'phase' or 'none'")
    var views = [try arguments.positional("two views or more").text]
    views.append(try arguments.positional("a second view").text)
    while let next = arguments.optionalPositional() { views.append(next.text) }
    try arguments.finish()
    script.links.append(
      LinkDescription(
        views: views, way: way ?? .offset, safeguard: safeguard ?? .driver,
        place: place(of: content.first)))
  }

  private func place(of word: Word) -> SourcePlace {
    SourcePlace(file: source.file, line: line, column: word.column)
  }
}

// MARK: - The steps

extension ScriptParser {
  private mutating func stepLine(_ content: LineContent) throws(ValueFault) {
    hasSteps = true
    switch content.first.raw {
    case "end":
      try content.arguments.finish()
      try closeBlock(content.first)
    case "repeat":
      var arguments = content.arguments
      let value = try? arguments.positional("a count such as '3'")
      try openBlock(content, action: .repeat(1, []))
      guard let value else { throw content.arguments.missing("a count such as '3'") }
      let count = try value.count("a count such as '3'")
      blocks[blocks.count - 1].head.action = .repeat(count, [])
      try arguments.finish()
    case "together":
      try openBlock(content, action: .together([]))
      try content.arguments.finish()
    case "include": try include(content)
    default:
      let reader = StepReader(place: place(of: content.first))
      append(
        try reader.step(
          content.words, text: content.written(from: content.first),
          endColumn: content.endColumn))
    }
  }

  private mutating func append(_ step: Step) {
    if blocks.isEmpty {
      script.steps.append(step)
    } else {
      blocks[blocks.count - 1].steps.append(step)
    }
  }

  private mutating func openBlock(
    _ content: LineContent, action: Step.Action
  ) throws(ValueFault) {
    guard blocks.count < ScriptParser.deepest else {
      throw ValueFault(
        column: content.first.column, "blocks are nested more than \(ScriptParser.deepest) deep")
    }
    blocks.append(
      Block(
        head: Step(
          action: action, place: place(of: content.first),
          text: content.written(from: content.first))))
  }

  private mutating func closeBlock(_ word: Word) throws(ValueFault) {
    guard var block = blocks.popLast() else {
      throw ValueFault(column: word.column, "'end' without 'repeat' or 'together' before it")
    }
    switch block.head.action {
    case .repeat(let count, _): block.head.action = .repeat(count, block.steps)
    default: block.head.action = .together(block.steps)
    }
    append(block.head)
  }

  private mutating func include(_ content: LineContent) throws(ValueFault) {
    var arguments = content.arguments
    let file = try arguments.positional("a script such as 'other.drag'")
    try arguments.finish()
    let path = FilePath.resolve(file.text, beside: source.file)
    do {
      let steps = try includes.steps(of: path, from: source.file)
      append(
        Step(
          action: .include(path, steps), place: place(of: content.first),
          text: content.written(from: content.first)))
    } catch {
      throw file.fault(error.message, help: error.help)
    }
  }
}

extension SceneOption {
  /// Whether a word begins a line of a script's head.
  static func isScriptLine(_ word: String) -> Bool { named(word)?.isScriptLine == true }
}
