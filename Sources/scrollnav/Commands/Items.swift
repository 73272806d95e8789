import DragScript
import ItemLoading
import Rendering
import ScrollModel

extension Command {
  static let items = Command(
    name: .items,
    summary: "shows what is read from a JSON file",
    examples: [
      Example(line: "scrollnav items photos.json", shows: "the list, the ids, what is wrong"),
      Example(line: "scrollnav items photos.json --id name", shows: "with another key as the id"),
      Example(line: "scrollnav items - < photos.json", shows: "from standard input"),
      Example(line: "scrollnav items photos.json --strict", shows: "refused where ids have faults"),
      Example(
        line: "scrollnav items --generate 1000000 --seed 1 -o big.json", shows: "a list made up"),
    ],
    positionals: [
      Positional(name: "ITEMS", help: "a JSON file, or '-' for standard input", isOptional: true)
    ],
    formats: [.text, .json]
  ) { invocation, context in
    if let generated = try generated(invocation) { return generated }
    let format = invocation.format
    let settings = try invocation.sceneSettings(items: invocation.positionals.first)
    let scene = SceneDescription(settings)
    guard let request = scene.itemRequest, case .file = request.choice else {
      throw Failure.usage(
        "ITEMS is missing: a JSON file, or '-' for standard input",
        help: "usage: \(invocation.command.usage)")
    }
    let inputs = invocation.inputs
    guard let items = try inputs.items(for: [request])[request] as? LoadedItems else {
      throw Failure.usage("ITEMS is no file")
    }
    let engine = ScrollEngine(scene.configuration, items: ItemList(items))
    let total = engine.geometry.contentSize[scene.configuration.axis]
    let report = items.report
    let text =
      format == .json
      ? JSONValue(report, totalLength: total).page
      : report.text(totalLength: total, ink: context.ink)
    return Outcome(standardOutput: text)
  }

  /// What `--generate` asks for.
  private static func generated(_ invocation: Invocation) throws(Failure) -> Outcome? {
    guard let count = try invocation.count(.generate) else {
      for option in [CommandOption.seed, .shape] where invocation.has(option) {
        throw .usage("\(option.name) goes with --generate")
      }
      return nil
    }
    guard invocation.positionals.isEmpty else {
      throw .usage("ITEMS and --generate exclude each other")
    }
    let generator = ItemGenerator(
      count: count, seed: UInt64(try invocation.count(.seed) ?? 1),
      shape: invocation.choice(.shape, default: .photos))
    return Outcome(generated: GeneratedItems(generator: generator))
  }
}

extension Invocation {
  /// The value as a whole number of 0 or more.
  fileprivate func count(_ option: CommandOption) throws(Failure) -> Int? {
    guard let text = value(option) else { return nil }
    guard let number = Int(text), number >= 0 else {
      throw .usage("\(option.name) expects a whole number of 0 or more, found \(quoted(text))")
    }
    return number
  }
}
