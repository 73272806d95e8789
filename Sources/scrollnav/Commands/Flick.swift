import ScrollModel

extension Command {
  static let flick = Command(
    name: .flick,
    summary: "flicks with a finger that lifts while it moves, and shows the state at rest",
    examples: [
      Example(line: "scrollnav flick up 200 photos.json", shows: "200 pt in a tenth of a second"),
      Example(
        line: "scrollnav flick up photos.json --velocity 2500", shows: "the lift alone, in pt/s"),
      Example(
        line: "scrollnav flick left 200 cards.json --container lazy-hstack --item-size key=width "
          + "--viewport 375x80 --behavior view-aligned", shows: "the cards snap"),
      Example(line: "scrollnav flick down 100 --session nav.json", shows: "from where it stands"),
    ],
    positionals: [
      Positional(
        name: "DIRECTION", help: "up, down, left or right: the finger's",
        choices: FingerDirection.allCases.map(\.rawValue)),
      Positional(
        name: "DISTANCE", help: "points, or a share of the viewport; not with --velocity",
        isOptional: true),
      .items,
    ],
    formats: [.text, .json]
  ) { invocation, context in
    var words = invocation.positionals[...]
    let direction = try StepWord.plain(words.removeFirst())
    let extent: String
    if let speed = invocation.value(.velocity) {
      guard words.count < 2 else {
        throw Failure.usage(
          "DISTANCE and --velocity exclude each other: with a velocity, the lift alone is meant",
          help: "usage: \(invocation.command.usage)")
      }
      extent = "velocity=" + (try StepWord.plain(speed.hasUnit ? speed : speed + "pt/s"))
    } else {
      guard let distance = words.popFirst() else {
        throw Failure.usage(
          "DISTANCE is missing: points that the finger travels, or --velocity V",
          help: "usage: \(invocation.command.usage)")
      }
      extent = try StepWord.plain(distance)
    }
    let simulation = try invocation.simulation(
      of: [(["flick", direction, extent] + StepWord.over(invocation)).joined(separator: " ")],
      items: words.popFirst())
    let result = try simulation.result()
    return try simulation.outcome(.done, result.text(invocation, context), of: result)
  }
}

extension String {
  /// Whether it ends in anything but a digit.
  fileprivate var hasUnit: Bool { !(last?.isNumber ?? false) }
}
