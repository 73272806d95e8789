import DragScript
import ItemLoading
import Rendering

/// Every option there is; help lists them in this order.
extension CommandOption {
  static let all: [CommandOption] =
    [
      format, output, session, offset, velocity, over, generate, seed, shape, step, keys, failOn,
      allow,
      rule, filter, shard,
      jobs, update, from, to,
    ] + scene + [strict, json5, color, version, help]

  static let format = CommandOption(
    names: ["--format"], placeholder: "FORMAT",
    help: "the form of the result, of those that the command has",
    commands: [
      .jump, .current, .drag, .flick, .replay, .diagnose, .test, .items, .lint, .explain, .play,
    ])

  /// The same as one command takes it.
  static func format(of formats: [OutputFormat]) -> CommandOption {
    var option = format
    option.choices = formats.map(\.rawValue)
    option.help = listed(
      option.choices.enumerated().map { $0.offset == 0 ? "\($0.element) (default)" : $0.element })
    return option
  }

  static let output = CommandOption(
    names: ["-o", "--output"], placeholder: "FILE",
    help: "write the result to FILE, all of it or nothing",
    commands: Set(CommandName.allCases))

  static let session = CommandOption(
    names: ["--session"], placeholder: "FILE",
    help: "go on from the state in FILE and write the new state back",
    commands: [.jump, .current, .drag, .flick, .replay])

  static let offset = CommandOption(
    names: ["--offset"], placeholder: "N",
    help: "the content offset along the axis to ask about, in points",
    commands: [.current])

  static let velocity = CommandOption(
    names: ["--velocity"], placeholder: "V",
    help: "the speed of the lift in pt/s, in place of a distance", commands: [.flick])

  static let generate = CommandOption(
    names: ["--generate"], placeholder: "N", help: "make up N items and write them as JSON",
    commands: [.items])

  static let over = CommandOption(
    names: ["--over"], placeholder: "TIME",
    help: "how long the finger travels (default 250ms, of a flick 100ms)",
    commands: [.drag, .flick])

  static let seed = CommandOption(
    names: ["--seed"], placeholder: "N", help: "another seed, other items (default 1)",
    commands: [.items])

  static let shape = CommandOption(
    names: ["--shape"], placeholder: "SHAPE", choices: ItemGenerator.Shape.allCases.map(\.rawValue),
    help: "what is made up: photos (default), messages or uuid", commands: [.items])

  static let step = CommandOption(
    names: ["-e", "--step"], placeholder: "STEP",
    help: "a step in place of a script's; repeat it for more", isRepeatable: true,
    commands: [.replay])

  static let keys = CommandOption(
    names: ["--keys"], placeholder: "KEYS",
    help: "play these without a terminal and print the last screen", commands: [.play])

  static let failOn = CommandOption(
    names: ["--fail-on"], placeholder: "CODE,…",
    help: "diagnostics that lead to exit code 1: codes, 'warning', 'note' or 'never'",
    commands: [.replay, .diagnose, .test, .lint])

  static let rule = CommandOption(
    names: ["--rule"], placeholder: "RULE,…", help: "apply these rules alone", isRepeatable: true,
    commands: [.lint])

  static let allow = CommandOption(
    names: ["--allow"], placeholder: "CODE,…",
    help: "diagnostics that --fail-on lets pass", isRepeatable: true,
    commands: [.replay, .diagnose, .test])

  static let filter = CommandOption(
    names: ["--filter"], placeholder: "TEXT", help: "only scripts whose path contains TEXT",
    commands: [.test])

  static let shard = CommandOption(
    names: ["--shard"], placeholder: "K/N",
    help: "every N-th script from the K-th on, so that N machines share the work",
    commands: [.test])

  static let jobs = CommandOption(
    names: ["--jobs"], placeholder: "N",
    help: "how many scripts run at a time (default: one a core); the output is the same",
    commands: [.test])

  static let update = CommandOption(
    names: ["--update"], help: "keep the states that 'expect snapshot' finds as the right ones",
    commands: [.test])

  static let from = CommandOption(
    names: ["--from"], placeholder: "FORM", choices: InterchangeFormat.readable.map(\.rawValue),
    help: "what is converted: drag, webdriver or adb; found unless given", commands: [.script])

  static let to = CommandOption(
    names: ["--to"], placeholder: "FORM", choices: InterchangeFormat.writable.map(\.rawValue),
    help: "what it becomes: drag, webdriver, maestro or xcuitest", commands: [.script])

  static let strict = CommandOption(
    names: ["--strict"], help: "refuse holes, skipped elements and duplicate ids", group: .items,
    commands: withScene.union([.items]))

  static let json5 = CommandOption(
    names: ["--json5"], help: "accept comments, trailing commas, single quotes and bare keys",
    group: .items, commands: withScene.union([.items]))

  static let color = CommandOption(
    names: ["--color"], placeholder: "WHEN", choices: ColorMode.allCases.map(\.rawValue),
    help: "auto (default), always or never; NO_COLOR counts under auto", group: .general,
    commands: Set(CommandName.allCases))

  static let help = CommandOption(
    names: ["-h", "--help"], help: "show this help", group: .general,
    commands: Set(CommandName.allCases))

  static let version = CommandOption(
    names: ["--version"], help: "show the version", group: .general,
    commands: Set(CommandName.allCases))
}
