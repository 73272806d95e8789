import DragScript
import ItemLoading
import Rendering
import ScrollModel

extension Command {
  static let diagnose = Command(
    name: .diagnose,
    summary: "runs a script with and without the target layout, side by side",
    examples: [
      Example(line: "scrollnav diagnose photos.drag", shows: "where the two runs part, and why"),
      Example(line: "scrollnav diagnose photos.json", shows: "a demonstration on these items"),
      Example(line: "scrollnav diagnose --count 50 --anchor center", shows: "on made-up items"),
      Example(line: "scrollnav diagnose photos.drag --fail-on never", shows: "a look, no verdict"),
    ],
    positionals: [
      Positional(
        name: "SCRIPT or ITEMS", help: "a drag script, or items to demonstrate with; '-' is either",
        isOptional: true)
    ],
    formats: [.text, .json, .html],
    notes: [
      """
      Exit code 1 where the run as written raises a warning or fails an expectation; with \
      --fail-on never it is 0. Without a script: an anchor where \
      the content begins and a viewport of 390x400 unless given; half a viewport forward, a jump to the middle \
      item, half a viewport back, and a jump to the same item again.
      """
    ]
  ) { invocation, context in
    let format = invocation.format
    var policy = try FailurePolicy(invocation, default: "warning")
    let (run, text, isDemonstration) = try run(of: invocation)
    // Where half a viewport does not leave the item, as with one that is longer, its second jump
    // changes nothing in the healthy run either.
    if isDemonstration, invocation.value(.failOn) == nil { policy.allow(.noChange) }
    let result = run.diagnose()
    let output =
      switch format {
      case .json: JSONValue(result).page
      case .html: PictureRenderer.html(DiagnosePicture(run, source: PictureSource(text: text)))
      default: DiagnoseText(result, scenes: run.scenes, ink: context.ink).text
      }
    let isMet = result.written.expectations.failures.isEmpty || policy.isIndifferent
    let isHealthy = isMet && !policy.fails(result.written.diagnostics)
    return Outcome(exitCode: isHealthy ? .done : .no, standardOutput: output)
  }

  /// The run, the script's text, and whether it is a demonstration, which has none.
  private static func run(
    of invocation: Invocation
  ) throws -> (run: ScriptRun, text: String?, isDemonstration: Bool) {
    var inputs = invocation.inputs
    let path = invocation.positionals.first
    guard let path, try isScript(path, &inputs) else {
      let settings = try invocation.sceneSettings(items: path)
      return (try demonstration(of: settings, invocation, inputs), nil, true)
    }
    // Read once: standard input can not be read again for the page.
    let bytes = try inputs.bytes(path)
    inputs.known[path] = bytes
    let script = try inputs.script(path)
    let settings = try invocation.sceneSettings()
    let items = try inputs.items(for: script.itemRequests(overriding: settings))
    var run = try ScriptRun(script, overriding: settings, items: items)
    run.snapshots = KeptStates(beside: script.file).comparison
    return (run, String(decoding: bytes, as: UTF8.self), false)
  }

  /// The steps that show the failure on any items.
  private static func demonstration(
    of settings: [SceneSetting], _ invocation: Invocation, _ inputs: Inputs
  ) throws -> ScriptRun {
    let settings = Script.demonstrationSettings(settings)
    let scene = SceneDescription(settings)
    guard let request = scene.itemRequest else {
      throw Failure.usage(
        "SCRIPT or ITEMS is missing: a drag script, a JSON file, or --count N",
        help: "usage: \(invocation.command.usage)")
    }
    let items = try inputs.items(for: Script(file: "").itemRequests(overriding: settings))
    guard let source = items[request] else { throw Failure.usage("there are no items") }
    var script = try Script.demonstration(of: scene, items: source)
    script.file = "demonstration"
    if case .file(let path) = request.choice { script.file = Inputs.name(of: path) }
    return try ScriptRun(script, overriding: settings, items: items)
  }

  /// Whether a file is a script: by its name, else by its first word.
  static func isScript(_ path: String, _ inputs: inout Inputs) throws(InputError) -> Bool {
    if path.hasSuffix(".drag") { return true }
    if path.hasSuffix(".json") { return false }
    let bytes = try inputs.bytes(path)
    inputs.known[path] = bytes
    return String(decoding: bytes.prefix(200), as: UTF8.self)
      .split(whereSeparator: { $0.isWhitespace || $0 == "\u{FEFF}" }).first == "drag-script"
  }
}
