extension Command {
  static let current = Command(
    name: .current,
    summary: "shows which item is current, in a session or at an offset",
    examples: [
      Example(line: "scrollnav current photos.json --offset 900", shows: "after scrolling to 900"),
      Example(line: "scrollnav current photos.json", shows: "after the first layout"),
      Example(line: "scrollnav current --session nav.json", shows: "where the session stands"),
    ],
    positionals: [.items],
    formats: [.text, .json],
    notes: [
      """
      --offset scrolls there by hand, as a wheel does, so the binding is what that reports. Past \
      an end it stops at the end.
      """
    ]
  ) { invocation, context in
    let offset = try invocation.number(.offset)
    if offset != nil, invocation.has(.session) {
      throw Failure.usage("--offset and --session exclude each other: a session has its offset")
    }
    let items = invocation.positionals.first
    var simulation = try invocation.simulation(of: [], items: items)
    var result = try simulation.result()
    if let offset {
      let step = StepWord.wheel(to: offset, from: result.engine)
      simulation = try invocation.simulation(of: [step], items: items)
      result = try simulation.result()
    }
    return try simulation.outcome(.done, result.text(invocation, context), of: result)
  }
}
