import DragScript
import Rendering
import ScrollModel

/// What is played: a scroll view, and the lines of a script that lead to where it begins.
struct PlayScene: Sendable {
  /// The file's name, for the first line of the screen.
  let name: String
  /// The view as it stands before the first key.
  let engine: ScrollEngine
  private let settings: [SceneSetting]
  private let steps: [Step]

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
    guard script.views.isEmpty else {
      throw Failure.usage("play shows one view, and this script has several")
    }
    let said = script.head + settings
    guard SceneDescription(said).onReport == nil else {
      throw Failure.usage(
        "play does not answer reports: on-report is for replay", help: "leave the line out")
    }
    let simulation = try Simulation(script, settings: settings, session: nil, inputs: inputs)
    engine = try simulation.result().engine
    // What the command line says takes the place of what the script says.
    let kinds = Set(settings.map(\.option))
    self.settings = script.head.filter { !kinds.contains($0.option) } + settings
    steps = script.steps
    name =
      path.map { $0 == "-" ? "standard input" : String($0.split(separator: "/").last ?? "") }
      ?? "made-up items"
  }

  /// A recording as a script that stands in `file`.
  func script(of recording: [String], in file: String) throws(Failure) -> String {
    if case .file("-") = SceneDescription(settings).items {
      throw .usage(
        "a recording cannot name items that came from standard input", help: "play a file")
    }
    var lines = ["drag-script 1", "# Recorded by scrollnav play."]
    lines += try SceneLines.lines(for: settings, beside: file)
    lines.append("")
    lines += steps.flatMap { $0.lines(beside: file) }
    return (lines + recording).joined(separator: "\n") + "\n"
  }
}

extension Step {
  /// The step as lines of another script; what only looks is left out.
  fileprivate func lines(beside file: String) -> [String] {
    switch action {
    case .change(.replace(let path)):
      let name = IDToken(RelativePath.path(to: path, besides: file)).spelling
      return ["replace \(name)" + (settles ? "" : " settle=no")]
    case .repeat(_, let steps), .together(let steps):
      return [text] + steps.flatMap { $0.lines(beside: file) } + ["end"]
    case .include(_, let steps): return steps.flatMap { $0.lines(beside: file) }
    default: return sessionLines
    }
  }
}
