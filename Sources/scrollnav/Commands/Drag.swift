import ScrollModel

extension Command {
  static let drag = Command(
    name: .drag,
    summary: "drags with a finger that lifts at rest, and shows the state",
    examples: [
      Example(line: "scrollnav drag up 300 photos.json", shows: "the binding follows the finger"),
      Example(
        line: "scrollnav drag up 300 photos.json --no-target-layout", shows: "the silent failure"),
      Example(line: "scrollnav drag up 50% photos.json", shows: "half a viewport"),
      Example(line: "scrollnav drag up 300 photos.json --over 1s", shows: "a slow finger"),
      Example(line: "scrollnav drag down 500 --session nav.json", shows: "from where it stands"),
    ],
    positionals: [
      Positional(
        name: "DIRECTION", help: "up, down, left or right: the finger's",
        choices: FingerDirection.allCases.map(\.rawValue)),
      Positional(
        name: "DISTANCE", help: "points, or a share of the viewport such as 50%",
        isFile: false),
      .items,
    ],
    formats: [.text, .json]
  ) { invocation, context in
    let words =
      try invocation.positionals.prefix(2).map { try StepWord.plain($0) }
      + StepWord.over(invocation)
    let simulation = try invocation.simulation(
      of: ["drag " + words.joined(separator: " ")],
      items: invocation.positionals.dropFirst(2).first)
    let result = try simulation.result()
    return try simulation.outcome(.done, result.text(invocation, context), of: result)
  }
}
