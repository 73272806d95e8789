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
  struct Block {
    var head: Step
    var steps: [Step] = []
  }

  /// The deepest nesting of blocks: reading and running them recurses.
  static let deepest = 64

  let source: SourceText
  let kind: Kind
  let includes: Includes
  var script: Script
  var blocks: [Block] = []
  var hasVersion = false
  var hasSteps = false
  /// Whether no line that may have named a view was lost.
  private(set) var knowsViews = true
  private(set) var line = 0
  /// The faults so far: those of blocks that have no end come last.
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
        if ScriptParser.mayNameView(text) { knowsViews = false }
      }
    }
    if !hasVersion {
      errors.append(
        InputError(
          .malformed, file: source.file, line: 1, column: 1,
          message: "expected 'drag-script 1', found an empty script",
          help: "'scrollnav script new' writes a commented example"))
    }
    while let block = blocks.last {
      let fault = ValueFault(
        column: block.head.place.column,
        "expected 'end' for '\(block.head.text)' before the end of the file")
      errors.append(source.error(fault, line: block.head.place.line))
      closeBlock()
    }
    return script
  }

  /// Whether a line that cannot be read is, or may have been meant as, the beginning of a view.
  private static func mayNameView(_ text: String) -> Bool {
    let word = text.split { $0 == " " || $0 == "\t" }.first.map(String.init) ?? ""
    return NearMiss.best(for: word, among: ["view"]) != nil
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
    case _ where isSceneLine(first): try sceneLine(content)
    default: try stepLine(content)
    }
  }

  /// Whether a word begins a line of the head.
  private func isSceneLine(_ word: Word) -> Bool {
    SceneOption.named(word.raw)?.isScriptLine == true
  }
}
