import DragScript

/// Takes a command line apart by the option table.
struct ArgumentParser {
  private var rest: ArraySlice<String>
  private var invocation: Invocation
  private var options: [CommandOption]

  /// Reads what follows the command's name.
  static func parse(_ arguments: ArraySlice<String>, for command: Command) throws(Failure)
    -> Invocation
  {
    var parser = ArgumentParser(
      rest: arguments, invocation: Invocation(command: command), options: command.options)
    do throws(Failure) {
      try parser.readAll()
    } catch {
      // Who asks for help gets it, whatever else is wrong with the line.
      guard arguments.prefix(while: { $0 != "--" }).contains("--help") else { throw error }
      parser.invocation.wantsHelp = true
    }
    return parser.invocation
  }

  private mutating func readAll() throws(Failure) {
    while let argument = rest.popFirst() {
      if argument == "--" {
        invocation.positionals += rest
        return try checkPositionals()
      }
      if ArgumentParser.isOption(argument) {
        try read(argument)
      } else {
        invocation.positionals.append(argument)
      }
    }
    if !invocation.wantsHelp { try checkPositionals() }
  }

  /// Whether an argument asks for an option: a dash alone is standard input, and a dash before a
  /// digit begins a number.
  private static func isOption(_ argument: String) -> Bool {
    guard argument.hasPrefix("-"), argument != "-" else { return false }
    return argument.dropFirst().first.map { !$0.isNumber && $0 != "." } ?? false
  }

  private mutating func read(_ argument: String) throws(Failure) {
    var name = argument
    var value: String?
    if argument.hasPrefix("--") {
      if let sign = argument.firstIndex(of: "=") {
        name = String(argument[..<sign])
        value = String(argument[argument.index(after: sign)...])
      }
    } else if argument.count > 2 {
      name = String(argument.prefix(2))
      value = String(argument.dropFirst(2))
    }
    guard let option = option(name) else { throw unknown(name) }
    if option == .help { invocation.wantsHelp = true }
    guard option.placeholder != nil else {
      guard value == nil else { throw .usage("\(name) takes no value") }
      return invocation.given.append(.init(option: option, value: ""))
    }
    let given: String
    if let value { given = value } else { given = try nextValue(of: option, name: name) }
    try check(given, of: option, name: name)
    invocation.given.append(.init(option: option, value: given))
  }

  private func option(_ name: String) -> CommandOption? {
    options.first { $0.names.contains(name) }
  }

  /// The next argument, whatever it begins with, unless it is an option's own name.
  private mutating func nextValue(of option: CommandOption, name: String) throws(Failure) -> String
  {
    guard let next = rest.first, next != "--", self.option(next) == nil else {
      throw .usage(
        "\(name) expects a value",
        help: "\(name) \(option.placeholder ?? "VALUE"): \(option.help)")
    }
    rest.removeFirst()
    return next
  }

  private func check(_ value: String, of option: CommandOption, name: String) throws(Failure) {
    guard !option.choices.isEmpty, !option.choices.contains(value) else { return }
    throw .usage(
      "\(name) expects \(listed(option.choices)), found \(quoted(value))",
      help: NearMiss.help(for: value, among: option.choices))
  }

  private func unknown(_ name: String) -> Failure {
    let command = invocation.command.name
    let elsewhere = CommandOption.all.first { $0.names.contains(name) }
    if let elsewhere {
      let takers = CommandName.allCases.filter { elsewhere.commands.contains($0) }
      return .usage(
        "\(name) is no option of '\(command.rawValue)'",
        help: "it is one of \(listed(takers.map(\.rawValue)))")
    }
    return .usage(
      "unknown option \(quoted(name))",
      help: NearMiss.help(for: name, among: options.flatMap(\.names))
        ?? "'scrollnav \(command.rawValue) --help' lists the options")
  }

  private func checkPositionals() throws(Failure) {
    let expected = invocation.command.positionals
    let found = invocation.positionals
    if let missing = expected.dropFirst(found.count).first(where: { !$0.isOptional }) {
      throw .usage(
        "\(missing.name) is missing: \(missing.help)",
        help: "usage: \(invocation.command.usage)")
    }
    if found.count > expected.count, expected.last?.isRepeatable != true {
      throw .usage(
        "unexpected argument \(quoted(found[expected.count]))",
        help: "usage: \(invocation.command.usage)")
    }
  }
}

/// `a`, `a or b`, `a, b or c`.
func listed(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
