import DragScript
import Rendering
import ScrollModel

/// What is played: scroll views, and the lines of a script that lead to where they begin.
struct PlayScene: Sendable {
  /// The file's name, for the first line of the screen.
  let name: String
  /// The views as they stand before the first key.
  let views: PlayedViews
  /// The script that leads there, with what the command line says of its scenes.
  private let script: Script

  /// Reads the items, or runs the script, that a command line names.
  init(_ invocation: Invocation) throws {
    var inputs = invocation.inputs
    let path = invocation.positionals.first
    var script = Script(file: "items")
    var settings: [SceneSetting] = []
    if let path, try Command.isScript(path, &inputs) {
      script = try inputs.script(path)
      settings = try invocation.sceneSettings()
    } else {
      settings = try invocation.sceneSettings(items: path)
      guard SceneDescription(settings).items != nil else {
        throw Failure.usage(
          "SCRIPT or ITEMS is missing: a drag script, a JSON file, or --count N",
          help: "usage: \(invocation.command.usage)")
      }
    }
    guard script.scenes(overriding: settings).allSatisfy({ $0.scene.onReport == nil }) else {
      throw Failure.usage(
        "play does not answer reports: on-report is for replay", help: "leave the line out")
    }
    let simulation = try Simulation(script, settings: settings, session: nil, inputs: inputs)
    views = PlayedViews(
      names: simulation.run.views.map(\.name), linked: simulation.run.run().linked)
    // What the command line says takes the place of what the script says.
    script.head = script.head.overridden(by: settings)
    for view in script.views.indices {
      script.views[view].settings = script.views[view].settings.withoutKinds(of: settings)
    }
    self.script = script
    name =
      path.map { $0 == "-" ? "standard input" : String($0.split(separator: "/").last ?? "") }
      ?? "made-up items"
  }

  /// A recording as a script that stands in `file`.
  func script(of recording: [String], in file: String) throws(Failure) -> String {
    if script.itemRequests().contains(where: { $0.choice == .file("-") }) {
      throw .usage(
        "a recording cannot name items that came from standard input", help: "play a file")
    }
    var lines = ["drag-script 1", "# Recorded by scrollnav play."]
    lines += try SceneLines.lines(for: script.head, beside: file)
    for view in script.views {
      lines.append("view \(view.name)")
      lines += try SceneLines.lines(for: view.settings, beside: file)
    }
    lines += script.links.map(\.text)
    lines.append("")
    lines += script.steps.flatMap { $0.lines(beside: file) }
    return (lines + recording).joined(separator: "\n") + "\n"
  }
}
