extension SceneOption {
  typealias Read = @Sendable (inout Arguments, Context) throws(ValueFault) -> SceneChange

  /// An option of scripts and of the command line, under one name unless told.
  init(
    _ name: String, option: String?, isScriptLine: Bool = true, syntax: String,
    standard: String = "", choices: [String] = [], rank: Rank = .usual, help: String,
    read: @escaping Read
  ) {
    self.name = name
    self.option = option
    self.isScriptLine = isScriptLine
    self.syntax = syntax
    self.standard = standard
    self.choices = choices
    self.rank = rank
    self.help = help
    self.read = read
  }

  /// An option of scripts and of the command line.
  init(
    _ name: String, syntax: String, standard: String = "", choices: [String] = [],
    rank: Rank = .usual, help: String, read: @escaping Read
  ) {
    self.init(
      name, option: name, syntax: syntax, standard: standard, choices: choices, rank: rank,
      help: help, read: read)
  }

  /// An option whose value is one of the words of an enumeration.
  init<Choice>(
    _ name: String, of type: Choice.Type, standard: String, rank: Rank = .usual, help: String,
    set: @escaping @Sendable (inout SceneDescription, Choice) -> Void
  )
  where
    Choice: RawRepresentable & CaseIterable & Sendable, Choice.RawValue == String
  {
    let words = Choice.allCases.map(\.rawValue)
    self.init(
      name, syntax: words.joined(separator: "|"), standard: standard, choices: words, rank: rank,
      help: help
    ) { (arguments, _) throws(ValueFault) in
      let choice = try arguments.positional(SceneOption.phrase(words)).choice(
        of: type, SceneOption.phrase(words))
      return { set(&$0, choice) }
    }
  }

  /// An option that is on or off, under two words.
  init(
    _ name: String, words: KeyValuePairs<String, Bool>, standard: String, help: String,
    set: @escaping @Sendable (inout SceneDescription, Bool) -> Void
  ) {
    let names = words.map(\.key)
    let pairs = words
    self.init(
      name, syntax: names.joined(separator: "|"), standard: standard, choices: names, help: help
    ) { (arguments, _) throws(ValueFault) in
      let phrase = SceneOption.phrase(names)
      let isOn = try arguments.positional(phrase).choice(phrase, among: pairs)
      return { set(&$0, isOn) }
    }
  }

  /// `'a', 'b' or 'c'`.
  static func phrase(_ words: [String]) -> String {
    let quoted = words.map { "'\($0)'" }
    guard quoted.count > 1, let last = quoted.last else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension SceneOption {
  /// Reads a value of the command line.
  ///
  /// What a script would need quotes for, a file or an id with blanks in it, needs none here when
  /// it is the whole value.
  public func setting(_ value: String) throws(ValueFault) -> SceneSetting {
    let words = words(of: value)
    let owner = "'--\(option ?? name)'"
    var arguments =
      words.map { Arguments($0, of: owner, endColumn: value.unicodeScalars.count + 1) }
      ?? Arguments(text: value, of: owner)
    let context = Context(place: nil) { (arguments) throws(ValueFault) in
      try StepReader(place: SourcePlace(file: "--on-report", line: 1)).step(&arguments)
    }
    return try setting(&arguments, value: words == nil ? value.asWord : value, in: context)
  }

  /// Reads the arguments of a line or of an option to their end.
  func setting(
    _ arguments: inout Arguments, value: String, in context: Context
  ) throws(ValueFault) -> SceneSetting {
    let change = try read(&arguments, context)
    try arguments.finish()
    let canonical = canonical(value)
    return SceneSetting(
      option: canonical.name, value: canonical.value, place: context.place,
      valueColumn: context.valueColumn, change: change)
  }

  /// The words of a value of the command line; `nil` where it is one text, blanks and all.
  private func words(of value: String) -> [Word]? {
    guard let words = try? Lexer.words(value, allowsComments: false) else { return nil }
    guard takesOneText else { return words }
    if words.count == 1, words.first?.key == nil { return words }
    let isCount = name == "items" && words.contains { $0.key == "count" }
    return isCount ? words : nil
  }

  /// Whether the value is one text, so that blanks in it part nothing.
  private var takesOneText: Bool {
    ["items", "list", "id", "title", "initial", "log", "prefix"].contains(name)
  }

  /// The script line that says the same, for options that the command line alone has.
  private func canonical(_ value: String) -> (name: String, value: String) {
    switch name {
    case "no-target-layout": ("target-layout", "off")
    case "visibility-threshold": ("visibility", "threshold=\(value)")
    default: (name, value)
    }
  }
}
