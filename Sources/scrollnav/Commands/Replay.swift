import DragScript
import Rendering

extension Command {
  static let replay = Command(
    name: .replay,
    summary: "runs a drag script and shows its trace and the final state",
    examples: [
      Example(line: "scrollnav replay photos.drag", shows: "a script beside its items"),
      Example(
        line: "scrollnav replay -e 'jump 15' -e 'drag down 500' --items photos.json",
        shows: "steps from the command line"),
      Example(line: "scrollnav replay - < photos.drag", shows: "a script from standard input"),
      Example(
        line: "scrollnav replay photos.drag --no-target-layout", shows: "the same run, broken"),
      Example(line: "scrollnav replay photos.drag --format ndjson", shows: "one event a line"),
      Example(
        line: "scrollnav replay photos.drag --format csv --fps 120", shows: "a table of frames"),
      Example(
        line: "scrollnav replay photos.drag --format html -o run.html", shows: "a page to look at"),
    ],
    positionals: [
      Positional(
        name: "SCRIPT", help: "a drag script, or '-' for standard input; not with -e",
        isOptional: true)
    ],
    formats: [.text, .json, .ndjson, .csv, .svg, .html, .chromeTrace],
    notes: [
      """
      Exit code 1 where an expectation failed, or where the run raised a diagnostic that --fail-on \
      names; 65 where the script is malformed, and then nothing is run.
      """
    ]
  ) { invocation, context in
    let format = invocation.format
    let policy = try FailurePolicy(invocation, default: "never")
    var inputs = invocation.inputs
    // Kept, since a picture shows the script and standard input can be read only once.
    if let path = invocation.positionals.first { inputs.known[path] = try inputs.bytes(path) }
    let session = try invocation.openSession()
    let script = try script(of: invocation, inputs, following: session?.steps ?? [])
    var settings = try invocation.sceneSettings()
    if format == .csv { settings += try frames(beside: settings, of: script) }
    if invocation.positionals.first == "-",
      script.itemRequests(overriding: settings).contains(where: { $0.choice == .file("-") })
    {
      throw Failure.usage("standard input cannot be the script and the items")
    }
    let simulation = try Simulation(
      script, settings: settings, session: session, inputs: inputs)
    let result = try simulation.result(keepingRecords: [.text, .ndjson, .csv].contains(format))
    let run = result.outcome.result
    let isMet = run.expectations.failures.isEmpty && !policy.fails(run.diagnostics)
    let source = PictureSource(
      text: invocation.positionals.first.flatMap { inputs.known[$0] }.map {
        String(decoding: $0, as: UTF8.self)
      }, earlier: simulation.earlier)
    let text =
      switch format {
      case .svg: PictureRenderer.svg(RunPicture(simulation.run, source: source))
      case .html: PictureRenderer.html(RunPicture(simulation.run, source: source))
      case .chromeTrace: PictureRenderer.chromeTrace(RunPicture(simulation.run, source: source))
      case .json: JSONValue(run).page
      case .csv: CSV.table(result.records)
      case .ndjson: result.records.map { JSONValue($0).line + "\n" }.joined()
      default: RunText(ink: context.ink).text(run, records: result.records)
      }
    var outcome = try simulation.outcome(isMet ? .done : .no, text, of: result)
    if session != nil, run.stopped != nil {
      let note = Message("the session stays as it was: a 'require' ended the run", severity: .note)
      outcome.standardError += note.rendered(context.errorInk)
    }
    return outcome
  }

  /// Frames for a table of frames, where the script asks for none: sixty a second.
  private static func frames(
    beside settings: [SceneSetting], of script: Script
  ) throws -> [SceneSetting] {
    let all = settings + script.head + script.views.flatMap(\.settings)
    guard !all.contains(where: { $0.option == "fps" }),
      let option = SceneOption.named("fps")
    else { return [] }
    return [try option.setting("60")]
  }

  private static func script(
    of invocation: Invocation, _ inputs: Inputs, following earlier: [Step]
  ) throws -> Script {
    let steps = invocation.values(.step)
    switch (invocation.positionals.first, steps.isEmpty) {
    case (nil, true):
      throw Failure.usage(
        "SCRIPT is missing: a drag script, '-' for standard input, or steps with -e",
        help: "usage: \(invocation.command.usage)")
    case (let path?, true): return try inputs.script(path, following: earlier)
    case (nil, false): return try inputs.script(steps: steps, following: earlier)
    case (_?, false):
      throw Failure.usage("SCRIPT and -e exclude each other")
    }
  }
}
