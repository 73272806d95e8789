import Rendering
import ScrollModel

/// The picture of a state: a pure function of it, in as many lines as the terminal has rows.
struct PlayScreen: Sendable {
  let state: PlayState

  init(_ state: PlayState) { self.state = state }

  /// The least size in which there is anything to see.
  private static let least = TerminalSize(columns: 24, rows: 8)
  /// From how many columns on the numbers stand beside the list.
  private static let wide = 64
  /// Columns of the numbers.
  static let panelColumns = 38

  /// The first row of the list, counted from 0.
  static let firstListRow = 2

  static func isWide(_ size: TerminalSize) -> Bool { size.columns >= wide }

  /// Rows of the numbers below the list where there is no room beside it.
  private static func rowsBelow(_ size: TerminalSize) -> Int {
    isWide(size) ? 0 : min(7, max(0, size.rows - 10))
  }

  /// Rows of the list.
  static func listRows(_ size: TerminalSize) -> Int {
    max(1, size.rows - firstListRow - 3 - rowsBelow(size))
  }

  /// The lines as a terminal takes them.
  func lines(_ ink: Ink) -> [String] { lines.map { $0.text(ink) } }

  /// The lines, one for each row, none longer than the terminal is wide.
  var lines: [ScreenLine] {
    let size = state.size
    guard size.columns >= PlayScreen.least.columns, size.rows >= PlayScreen.least.rows else {
      let text = "\(PlayScreen.least.columns)x\(PlayScreen.least.rows) at least"
      return [ScreenLine(text).fitted(to: size.columns)]
    }
    var lines = [header, listNames]
    lines += (state.showsHelp ? help : content).prefix(size.rows - 5)
    while lines.count < size.rows - 3 { lines.append(ScreenLine()) }
    lines += [ScreenLine(), answer, hints]
    return lines.map { $0.fitted(to: size.columns) }
  }

  private var content: [ScreenLine] {
    let size = state.size
    let rows = PlayScreen.listRows(size)
    guard PlayScreen.isWide(size) else {
      return lists(rows: rows) + panel.prefix(PlayScreen.rowsBelow(size))
    }
    let panel = panel
    return lists(rows: rows).enumerated().map { row, line in
      var line = line
      line.add("  ")
      if row < panel.count { line.add(panel[row]) }
      return line
    }
  }

  /// What is played, and the lamps.
  private var header: ScreenLine {
    let configuration = state.engine.configuration
    let size = configuration.viewport
    var line = ScreenLine(" " + SafeText.visible(state.name, columns: 28), .bold)
    line.add(
      "  \(NumberText.count(state.engine.layout.count, "item"))"
        + "  \(NumberText.points(size.width)) x \(NumberText.points(size.height))", .dim)
    if configuration.axis == .horizontal { line.add("  → drawn downwards", .dim) }
    var lamps = ScreenLine()
    if state.recorder.isRecording { lamps.add("● recording ", .red) }
    if state.isPaused { lamps.add("‖ paused ", .yellow) }
    line = line.fitted(to: max(0, state.size.columns - lamps.width))
    line.add(lamps)
    return line
  }

  /// What is being typed, or the answer to the last key.
  private var answer: ScreenLine {
    if let prompt = state.prompt { return line(for: prompt) }
    guard let message = state.message else { return ScreenLine() }
    return ScreenLine(" " + message.text, message.style)
  }

  private func line(for prompt: PlayState.Prompt) -> ScreenLine {
    var line = ScreenLine(" jump to ", .dim)
    // Of a long text its end is what is being typed.
    let room = max(8, state.size.columns / 2)
    line.add(SafeText.visible(String(prompt.text.suffix(room))), .bold)
    line.add("▏")
    let offers =
      prompt.chosen == nil ? state.completions(of: prompt.text) : prompt.candidates
    for (place, offer) in offers.enumerated() {
      let style: Ink.Style = place == prompt.chosen ? .cyan : .dim
      line.add("  " + SafeText.visible(offer, columns: 20), style)
    }
    if offers.isEmpty { line.add("  no such id near here", .dim) }
    return line
  }

  private var hints: ScreenLine {
    if state.prompt != nil {
      return ScreenLine(" tab completes  enter jumps  esc leaves", .dim)
    }
    let next = state.views.names.count > 1 ? "  tab next view" : ""
    return ScreenLine(
      " ? help  j k scroll\(next)  ^D ^U drag  J K flick  : jump  t layout  q quit", .dim)
  }

  private var help: [ScreenLine] {
    let rows: [(String, String)] = [
      ("j k  ↓ ↑", "one item on, one back: a wheel, without inertia"),
      ("^D ^U  PgDn PgUp", "a finger drags half a viewport and lifts at rest"),
      ("J K", "a finger flicks: inertia, bounce, snapping"),
      ("g G", "the beginning, the end"),
      ("mouse", "drag the list and let go; the wheel turns"),
      (":", "jump to an id; tab completes, nil lets go"),
      ("t", ".scrollTargetLayout() off and on: see scrolledID freeze"),
      ("b", ".scrollTargetBehavior: none, paging, viewAligned"),
      ("space  .", "pause, and step by a frame"),
      ("r", "begin and end a recording: a script for replay"),
      ("tab", "the next of several views"),
      ("q  ^C", "leave"),
    ]
    return rows.map { keys, meaning in
      var line = ScreenLine("  " + keys, .bold)
      line.pad(to: 20)
      line.add(meaning)
      return line
    }
  }
}
