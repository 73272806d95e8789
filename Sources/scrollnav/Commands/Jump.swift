import DragScript
import ScrollModel

extension Command {
  static let jump = Command(
    name: .jump,
    summary: "writes the binding and shows where the list came to rest",
    examples: [
      Example(line: "scrollnav jump 15 photos.json", shows: "the least scroll that shows 15"),
      Example(line: "scrollnav jump 15 photos.json --anchor top", shows: "15 at the top"),
      Example(line: "scrollnav jump -- -5 photos.json", shows: "an id that begins with a dash"),
      Example(line: "scrollnav jump 15 --count 100 --format json", shows: "made-up items, as JSON"),
      Example(
        line: "scrollnav jump 15 photos.json --session nav.json", shows: "a state to go on from"),
    ],
    positionals: [
      Positional(
        name: "ID", help: "the id to assign; nil lets go, \"nil\" in quotes is a text",
        isFile: false),
      .items,
    ],
    formats: [.text, .json],
    notes: [
      "Exit code 1 where no item has the id: SwiftUI would silently do nothing."
    ]
  ) { invocation, context in
    let id = invocation.positionals[0]
    let simulation = try invocation.simulation(
      of: ["jump " + StepWord.id(id)], items: invocation.positionals.dropFirst().first)
    let result = try simulation.result()
    let isThere = result.state.binding.map { result.engine.hasItem($0) } ?? true
    return try simulation.outcome(
      isThere ? .done : .no, result.text(invocation, context), of: result)
  }
}

extension Command.Positional {
  /// The items, where no option and no session says which.
  static let items = Command.Positional(
    name: "ITEMS", help: "a JSON file, or '-' for standard input", isOptional: true)
}
