extension ScriptParser {
  /// A step, a block's beginning or its end.
  mutating func stepLine(_ content: LineContent) throws(ValueFault) {
    hasSteps = true
    switch content.first.raw {
    case "end":
      try content.arguments.finish()
      guard !blocks.isEmpty else {
        throw ValueFault(
          column: content.first.column, "'end' without 'repeat' or 'together' before it")
      }
      closeBlock()
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
      let reader = StepReader(
        place: place(of: content.first), views: script.views.map(\.name))
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

  /// Closes the innermost block, if there is one.
  mutating func closeBlock() {
    guard var block = blocks.popLast() else { return }
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
