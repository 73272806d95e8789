import ScrollModel

extension SceneOption {
  /// Who looks at the view, and what goes into the trace.
  static let observation: [SceneOption] = [
    SceneOption(
      "display-rate", syntax: "HZ", standard: "60",
      help: "how often observers, links and samplers look, a second"
    ) { (arguments, _) throws(ValueFault) in
      let rate = try arguments.positional("a rate such as '60'").rate()
      return { $0.configuration.displayRate = rate }
    },
    SceneOption(
      "coordinate-space", words: ["named": true, "missing": false], standard: "named",
      help: "whether the coordinate space of the content frame exists"
    ) { $0.configuration.namesCoordinateSpace = $1 },
    SceneOption(
      "log", syntax: "TEXT", help: "a line of text whenever what it shows changes"
    ) { (arguments, _) throws(ValueFault) in
      let template = try LogReader.template(
        arguments.positional("a text such as 'near {binding}'"))
      return { $0.logs.append(template) }
    },
    SceneOption(
      "on-report", syntax: "STEP", help: "a step that runs in the same update as each report"
    ) { (arguments, context) throws(ValueFault) in
      let step = try context.stepLine(&arguments)
      return { $0.onReport = step }
    },
    SceneOption(
      "sample", syntax: "[every=TIME] [min=POINTS] [rule=reader|flush]|off", standard: "off",
      choices: ["off"], help: "timed sampling of the content frame with a least difference"
    ) { (arguments, _) throws(ValueFault) in
      let sampler = try sampler(&arguments)
      return { $0.configuration.sampler = sampler }
    },
    SceneOption(
      "observe", syntax: "KIND…", standard: "phase binding",
      choices: ObservedEvents.allCases.map(\.rawValue), help: "which events the trace holds"
    ) { (arguments, _) throws(ValueFault) in
      var observed: Set<ObservedEvents> = []
      let what = "a kind of event such as 'phase'"
      observed.insert(try arguments.positional(what).choice(of: ObservedEvents.self, what))
      while let value = arguments.optionalPositional() {
        observed.insert(try value.choice(of: ObservedEvents.self, what))
      }
      let kinds = observed
      return { $0.observe(kinds) }
    },
    SceneOption(
      "visibility", option: nil, syntax: "threshold=SHARE", standard: "threshold=0.5",
      help: "the share of an item that must be visible"
    ) { (arguments, _) throws(ValueFault) in
      guard let value = try arguments.value(of: "threshold") else {
        throw arguments.missing("'threshold=0.5'")
      }
      let threshold = try value.share()
      return { $0.configuration.visibilityThreshold = threshold }
    },
    SceneOption(
      "visibility-threshold", option: "visibility-threshold", isScriptLine: false,
      syntax: "SHARE", standard: "0.5", help: "the share of an item that must be visible"
    ) { (arguments, _) throws(ValueFault) in
      let threshold = try arguments.positional("a share such as '0.5'").share()
      return { $0.configuration.visibilityThreshold = threshold }
    },
    SceneOption(
      "fps", syntax: "N|off", standard: "off", choices: ["off"],
      help: "frames a second in the trace while something moves; never changes a result"
    ) { (arguments, _) throws(ValueFault) in
      let value = try arguments.positional("a rate such as '60', or 'off'")
      let rate = value.text == "off" ? nil : try value.rate("a rate such as '60', or 'off'")
      return { $0.framesPerSecond = rate }
    },
  ]

  private static func sampler(
    _ arguments: inout Arguments
  ) throws(ValueFault) -> SamplerConfiguration? {
    let interval = try arguments.value(of: "every")
    let minimum = try arguments.value(of: "min")?.nonNegative("a length such as '2'")
    let rule = try arguments.value(of: "rule")?.choice(
      of: SamplerConfiguration.Rule.self, "'reader' or 'flush'")
    if interval == nil, minimum == nil, rule == nil {
      let word = try arguments.positional("'every=250ms', 'min=2' or 'off'")
      guard word.text == "off" else { throw word.expected("'every=250ms', 'min=2' or 'off'") }
      return nil
    }
    var sampler = SamplerConfiguration()
    if let interval {
      sampler.interval = try interval.duration()
      // Shorter than any run loop turns, and every tick costs a step of the run.
      guard sampler.interval >= 0.001 else { throw interval.expected("1ms or more") }
    }
    if let minimum { sampler.minimumDifference = minimum }
    if let rule { sampler.rule = rule }
    return sampler
  }
}

extension SceneDescription {
  /// Chooses what the trace holds; an observer looks only where somebody asked for it.
  fileprivate mutating func observe(_ kinds: Set<ObservedEvents>) {
    observed = kinds
    configuration.observes = []
    if kinds.contains(.geometry) { configuration.observes.insert(.geometry) }
    if kinds.contains(.contentFrame) { configuration.observes.insert(.contentFrame) }
    if kinds.contains(.visibility) { configuration.observes.insert(.visibility) }
  }
}

extension ValueText {
  /// The most looks a second: a run of a minute then takes sixty million.
  private static let highestRate = 1_000_000.0

  fileprivate func rate(
    _ what: String = "a rate such as '60'"
  ) throws(ValueFault) -> Double {
    let rate = try positive(what)
    guard rate <= ValueText.highestRate else { throw expected("1000000 or less") }
    return rate
  }

  fileprivate func share() throws(ValueFault) -> Double {
    let share = try number("a share such as '0.5'")
    guard (0...1).contains(share) else { throw expected("a share from 0 to 1") }
    return share
  }
}
