import ItemLoading
import ScrollModel

extension ScriptParser {
  /// The first line: what it is.
  mutating func version(_ content: LineContent) throws(ValueFault) {
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
        help: SceneOption.named(word.raw) == nil
          ? "a script can have it in its head" : "'--\(word.raw)' says it on the command line")
    case .script:
      guard hasSteps else { return }
      throw ValueFault(
        column: word.column, "'\(word.raw)' is a scene line and belongs before the first step")
    }
  }

  /// A line of the scene, for all views or for the last one opened.
  mutating func sceneLine(_ content: LineContent) throws(ValueFault) {
    try requireHead(content.first)
    guard let option = SceneOption.named(content.first.raw) else { return }
    let place = place(of: content.first)
    let first = content.words.dropFirst().first
    let context = SceneOption.Context(place: place, valueColumn: first?.column ?? 1) {
      (arguments) throws(ValueFault) in
      try StepReader(place: place).step(&arguments)
    }
    var arguments = content.arguments
    let value = first.map(content.written) ?? ""
    let setting = try option.setting(&arguments, value: value, in: context)
    if script.views.isEmpty {
      script.head.append(setting)
    } else {
      script.views[script.views.count - 1].settings.append(setting)
    }
  }

  /// A line that opens the block of a view.
  mutating func view(_ content: LineContent) throws(ValueFault) {
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

  /// A line that links views.
  mutating func link(_ content: LineContent) throws(ValueFault) {
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

  /// Where a word of the present line is.
  func place(of word: Word) -> SourcePlace {
    SourcePlace(file: source.file, line: line, column: word.column)
  }
}
