import Rendering

/// Makes a screencast of keys that are played.
struct PlayCamera {
  private var screencast: Screencast
  /// What stands on the screen, and what was pressed for it.
  private var lines: [ScreenLine]
  private var keys = ""
  /// For how many milliseconds it has stood.
  private var elapsed: Int

  /// How long the first screen stands, and the last one, in milliseconds.
  private static let opening = 1000
  private static let ending = 3000
  /// How long a key is to be seen where nothing moves, in milliseconds: hands take their time.
  private static let keyTime = 250
  /// Between two pictures of a movement, in milliseconds: 25 a second are enough for a terminal.
  private static let frame = 40

  init(at state: PlayState, size: TerminalSize) {
    screencast = Screencast(
      title: "scrollnav play \(state.name)", columns: size.columns, rows: size.rows)
    lines = PlayScreen(state).lines
    elapsed = PlayCamera.opening
  }

  /// Takes in what a step has led to, and the milliseconds that it took.
  mutating func look(at state: PlayState, after step: KeyScript.Step, _ milliseconds: Int) {
    elapsed += milliseconds
    guard case .input(let input) = step else {
      if elapsed >= PlayCamera.frame || !state.isMoving { turn(to: state) }
      return
    }
    turn(to: state, keys: input.caption)
    if !state.isMoving { elapsed = PlayCamera.keyTime }
  }

  /// The screencast up to what is on the screen at the end.
  mutating func finished(at state: PlayState) -> Screencast {
    turn(to: state)
    screencast.show(lines, keys: keys, for: PlayCamera.ending)
    return screencast
  }

  private mutating func turn(to state: PlayState, keys caption: String? = nil) {
    screencast.show(lines, keys: keys, for: elapsed)
    lines = PlayScreen(state).lines
    keys = caption ?? keys
    elapsed = 0
  }
}

extension PlayInput {
  /// What is said to be pressed.
  fileprivate var caption: String {
    switch self {
    case .key(let key): key.caption
    case .wheel(let notches): "wheel \(notches)"
    case .press: "mouse down"
    case .pull: "mouse moves"
    case .release: "mouse up"
    case .drag: "finger"
    case .tick, .resize: ""
    }
  }
}

extension PlayKey {
  fileprivate var caption: String {
    switch self {
    case .character(" "): "space"
    case .character(let character): String(character)
    case .control(let letter): "^" + letter.uppercased()
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .home: "Home"
    case .end: "End"
    case .enter: "Enter"
    case .tab: "Tab"
    case .escape: "Esc"
    case .backspace: "Backspace"
    }
  }
}

extension KeyScript {
  /// The columns and rows that hold every size that the terminal takes.
  func largestSize(from start: TerminalSize) -> TerminalSize {
    steps.reduce(start) { size, step in
      guard case .input(.resize(let other)) = step else { return size }
      return TerminalSize(
        columns: max(size.columns, other.columns), rows: max(size.rows, other.rows))
    }
  }
}
