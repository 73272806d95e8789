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
    ],
    positionals: [
      Positional(name: "ITEMS", help: "a JSON file, or '-' for standard input", isOptional: true)
    ]
  ) { invocation, context in
    let format = try invocation.format(among: [.text, .json])
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
}
