import Foundation
import Rendering

/// The view in a terminal: reads keys, lets time pass, draws what has changed.
struct PlayLoop {
  private let terminal: Terminal
  private let ink: Ink
  private var decoder = InputDecoder()
  private var shown: [String] = []
  private(set) var state: PlayState

  init(_ state: PlayState, in terminal: Terminal, ink: Ink) {
    self.state = state
    self.terminal = terminal
    self.ink = ink
  }

  /// How long a lone Escape is held back, in milliseconds: it may begin a sequence.
  private static let escapeWait: Int32 = 25

  /// Runs until somebody leaves.
  ///
  /// - Parameter recorded: Is handed each recording when it has ended, and answers with a message.
  /// - Returns: The signal that ended it; `nil` where a key did.
  mutating func run(recorded: ([String]) -> PlayState.News) throws -> Int32? {
    try PlaySignals.install()
    try terminal.enter()
    defer { terminal.leave() }
    var written = 0
    var last = PlayLoop.milliseconds
    while true {
      pass(&last, atLeast: state.isMoving ? PlayState.frame : 0)
      while written < state.recorder.finished.count {
        state.message = recorded(state.recorder.finished[written])
        written += 1
      }
      resize()
      try draw()
      guard let bytes = terminal.read(within: wait(since: last), or: PlaySignals.pipe) else {
        state.exit = .interrupted
        return nil
      }
      if let signal = PlaySignals.end { return signal }
      // What is typed after a rest happens after it.
      if !state.isMoving { pass(&last, atLeast: 0) }
      try take(bytes, &last)
      if state.exit != nil { return nil }
      if PlaySignals.takeStop() { try stop(&last) }
      if PlaySignals.takeContinuation() { try enter(&last) }
    }
  }

  /// Lets the time pass that has passed, once it is long enough for a frame.
  private mutating func pass(_ last: inout Int, atLeast least: Int) {
    let now = PlayLoop.milliseconds
    guard now - last >= least else { return }
    state.apply(.tick(now - last))
    last = now
  }

  /// Takes the terminal again; the time since then has not passed.
  private mutating func enter(_ last: inout Int) throws {
    try terminal.enter()
    shown = []
    last = PlayLoop.milliseconds
  }

  /// How long to wait for keys: to the next frame while something moves.
  private func wait(since last: Int) -> Int32 {
    if state.isMoving {
      return Int32(clamping: max(0, last + PlayState.frame - PlayLoop.milliseconds))
    }
    return decoder.isWaiting ? PlayLoop.escapeWait : -1
  }

  private mutating func take(_ bytes: [UInt8], _ last: inout Int) throws {
    let inputs = bytes.isEmpty && decoder.isWaiting ? decoder.flush() : decoder.feed(bytes)
    for input in inputs {
      if input == .key(.control("z")) {
        try stop(&last)
      } else if input == .key(.control("l")) {
        shown = []
      } else {
        state.apply(input)
      }
    }
  }

  /// Leaves the terminal to the shell until the process is woken.
  private mutating func stop(_ last: inout Int) throws {
    terminal.leave()
    PlaySignals.stop()
    _ = PlaySignals.takeContinuation()
    try enter(&last)
  }

  private mutating func resize() {
    let size = terminal.size
    guard size != state.size || shown.isEmpty else { return }
    state.apply(.resize(size))
    shown = []
  }

  /// Writes the lines that differ from what the terminal shows.
  private mutating func draw() throws {
    let size = state.size
    let lines = PlayScreen(state).lines(ink)
    if shown.count != lines.count { shown = [] }
    var text = shown.isEmpty ? "\u{1B}[2J" : ""
    for (row, line) in lines.prefix(size.rows).enumerated()
    where shown.isEmpty || shown[row] != line {
      text += "\u{1B}[\(row + 1);1H\u{1B}[2K\(line)"
    }
    shown = lines
    if !text.isEmpty { try terminal.write(text) }
  }

  /// A clock that never goes back.
  private static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}
