import DragScript
import Rendering

extension Command {
  static let play = Command(
    name: .play,
    summary: "shows a list in the terminal, to scroll by keys, wheel and mouse",
    examples: [
      Example(line: "scrollnav play photos.json", shows: "drag it; t takes the line away"),
      Example(line: "scrollnav play photos.drag", shows: "go on from where a script ends"),
      Example(line: "scrollnav play --count 1000000 --anchor top", shows: "a long list"),
      Example(line: "scrollnav play photos.json -o mine.drag", shows: "where r records to"),
      Example(
        line: "scrollnav play photos.json --keys 'jjj:15\\n'",
        shows: "without a terminal: the last screen"),
      Example(
        line: "scrollnav play photos.json --keys JK --format svg",
        shows: "a screencast of it"),
    ],
    positionals: [
      Positional(
        name: "SCRIPT or ITEMS", help: "a drag script to go on from, or items; '-' is either",
        isOptional: true)
    ],
    formats: [.text, .svg],
    notes: [
      """
      j and k scroll by an item, ^D and ^U drag half a viewport, J and K flick; the mouse drags \
      and flicks the list itself. ':' jumps to an id, 't' takes .scrollTargetLayout() away and \
      brings it back, 'b' changes the behaviour, the space bar pauses and '.' steps. The views of a \
      script stand side by side, and Tab goes from one to the next. '?' lists all keys.
      """,
      """
      'r' records: the script goes to the file that -o names, else to recording.drag, or \
      recording-2.drag where that exists. It begins with all that came before, ends with what \
      the view then said, and replays to the same state.
      """,
      KeyScript.syntax,
      """
      With --format svg the result is a screencast: all that the terminal would have shown, as one \
      picture that moves by itself. While nothing moves, each key stands for a moment.
      """,
    ]
  ) { invocation, context in
    let format = invocation.format
    if let text = invocation.value(.keys) {
      return try played(KeyScript(text), format, invocation, context)
    }
    guard format == .text else {
      throw Failure.usage(
        "--format svg shows what --keys play, and there are none",
        help: "--keys 'J<settle>' flicks once")
    }
    guard let terminal = Terminal() else {
      throw Failure.usage(
        "play needs a terminal to draw in",
        help: "--keys 'jjj:15\\n' plays without one and prints the last screen")
    }
    return try play(in: terminal, invocation, context)
  }

  /// A run without a terminal: the last screen, or a screencast of all of them.
  private static func played(
    _ keys: KeyScript, _ format: OutputFormat, _ invocation: Invocation, _ context: Context
  ) throws -> Outcome {
    let scene = try PlayScene(invocation)
    let start = PlayState(name: scene.name, views: scene.views)
    var camera = PlayCamera(at: start, size: keys.largestSize(from: start.size))
    var state = keys.played(on: start) { if format == .svg { camera.look(at: $0, after: $1, $2) } }
    state.finishRecording()
    let text =
      format == .svg
      ? PictureRenderer.svg(camera.finished(at: state))
      : PlayScreen(state).lines(context.ink).map { $0 + "\n" }.joined()
    var outcome = Outcome(
      exitCode: state.exit == .interrupted ? .interrupted : .done, standardOutput: text)
    if let recording = state.recorder.finished.last {
      let path = RecordingFile.path(invocation)
      outcome.files = [
        OutputFile(path: path, contents: try scene.script(of: recording, in: path))
      ]
    }
    return outcome
  }

  private static func play(
    in terminal: Terminal, _ invocation: Invocation, _ context: Context
  ) throws -> Outcome {
    let scene = try PlayScene(invocation)
    // The picture is on the terminal, whatever -o names.
    let ink = invocation.choice(.color, default: ColorMode.auto).ink(
      isTerminal: true, environment: context.environment)
    var notes: [Message] = []
    var failure: Failure?
    func write(_ recording: [String]) -> PlayState.News {
      let path = RecordingFile.path(invocation)
      do {
        try AtomicFile.write(scene.script(of: recording, in: path), to: path)
        notes.append(Message("recorded in \(quoted(path))", severity: .note))
        return PlayState.News(text: "recorded in \(quoted(path))", style: .green)
      } catch {
        let problem = Failure(error)
        failure = problem
        return PlayState.News(text: problem.messages.first?.text ?? "not recorded", style: .red)
      }
    }
    var loop = PlayLoop(PlayState(name: scene.name, views: scene.views), in: terminal, ink: ink)
    let signal = try loop.run(recorded: write)
    var state = loop.state
    if state.recorder.isRecording {
      state.finishRecording()
      if let last = state.recorder.finished.last { _ = write(last) }
    }
    if let signal, signal != PlaySignals.interrupt { PlaySignals.end(by: signal) }
    if let failure { throw failure }
    let wasInterrupted = signal != nil || state.exit == .interrupted
    return Outcome(
      exitCode: wasInterrupted ? .interrupted : .done,
      standardError: notes.map { $0.rendered(context.ink) }.joined())
  }
}
