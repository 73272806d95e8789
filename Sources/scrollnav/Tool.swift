import DragScript
import Rendering

/// The command line as a function: arguments in, outcome out.
enum Tool {
  static let version = "0.1.0"

  /// Never throws: every failure is an outcome too.
  static func outcome(_ arguments: [String], _ context: Context) -> Outcome {
    do {
      return try run(arguments, context)
    } catch {
      let failure = Failure(error)
      let ink = errorInk(arguments, context)
      return Outcome(
        exitCode: failure.exitCode,
        standardError: failure.messages.map { $0.rendered(ink) }.joined())
    }
  }

  private static func run(_ arguments: [String], _ context: Context) throws -> Outcome {
    guard let word = arguments.first else {
      return Outcome(exitCode: .usage, standardError: HelpText.overview(errorInk([], context)))
    }
    if word.hasPrefix("-") { return try runWithoutCommand(arguments, context) }
    guard let name = CommandName(rawValue: word) else { throw unknownCommand(word) }
    let command = Command.named(name)
    let invocation = try ArgumentParser.parse(arguments.dropFirst(), for: command)
    let ink = outputInk(invocation, context)
    if invocation.wantsHelp { return Outcome(standardOutput: HelpText.text(for: command, ink)) }
    if invocation.has(.version) { return versionOutcome }
    var context = context
    context.ink = ink
    context.errorInk = errorInk(arguments, context)
    return redirected(try command.run(invocation, context), invocation)
  }

  static func unknownCommand(_ word: String) -> Failure {
    .usage(
      "unknown command \(quoted(word))",
      help: NearMiss.help(for: word, among: CommandName.allCases.map(\.rawValue))
        ?? "'scrollnav --help' lists the commands")
  }

  /// `--help` and `--version` work without a command, anything else needs one.
  private static func runWithoutCommand(_ arguments: [String], _ context: Context) throws
    -> Outcome
  {
    let asked = CommandOption.help.names + CommandOption.version.names
    guard arguments.contains(where: asked.contains) else {
      throw Failure.usage(
        "a command comes before its options, found \(quoted(arguments[0]))",
        help: "'scrollnav --help' lists the commands")
    }
    let invocation = try ArgumentParser.parse(arguments[...], for: .help)
    if invocation.has(.version) { return versionOutcome }
    return redirected(try Command.help.run(invocation, context), invocation)
  }

  private static var versionOutcome: Outcome { Outcome(standardOutput: "scrollnav \(version)\n") }

  /// Moves the result from standard output to the file that `-o` names.
  private static func redirected(_ outcome: Outcome, _ invocation: Invocation) -> Outcome {
    // What 'play' makes is its recording, which it has named already.
    guard let path = invocation.value(.output), path != "-", !RecordingFile.isOutput(invocation)
    else { return outcome }
    var outcome = outcome
    if outcome.generated != nil {
      outcome.generated?.path = path
      return outcome
    }
    outcome.files.insert(OutputFile(path: path, contents: outcome.standardOutput), at: 0)
    outcome.standardOutput = ""
    return outcome
  }

  private static func outputInk(_ invocation: Invocation, _ context: Context) -> Ink {
    let toFile = invocation.value(.output).map { $0 != "-" } ?? false
    return invocation.choice(.color, default: ColorMode.auto).ink(
      isTerminal: context.outputIsTerminal && !toFile, environment: context.environment)
  }

  /// The ink of messages, which must be known even where the arguments cannot be read.
  static func errorInk(_ arguments: [String], _ context: Context) -> Ink {
    let after = arguments.firstIndex(of: "--color").map { arguments.dropFirst($0 + 1) }
    let word =
      after?.first ?? arguments.first { $0.hasPrefix("--color=") }.map { String($0.dropFirst(8)) }
    return (word.flatMap(ColorMode.init(rawValue:)) ?? .auto).ink(
      isTerminal: context.errorIsTerminal, environment: context.environment)
  }
}
