import ScrollModel

/// Something that reaches the terminal view: a key, the mouse, time.
enum PlayInput: Equatable, Sendable {
  /// A key.
  case key(PlayKey)
  /// The wheel, in notches; forward is positive.
  case wheel(Int)
  /// The mouse button goes down in a row and a column of the screen, counted from 0.
  case press(row: Int, column: Int)
  /// The mouse moves to a row while the button is down.
  case pull(row: Int)
  /// The button comes up.
  case release
  /// A finger travels, right and down positive, in points and milliseconds, and lifts.
  case drag(by: Vector, over: Int)
  /// Milliseconds pass.
  case tick(Int)
  /// The terminal has another size.
  case resize(TerminalSize)
}

/// A key of a terminal.
enum PlayKey: Hashable, Sendable {
  case character(Character)
  /// A letter with the control key, in lower case.
  case control(Character)
  case up
  case down
  case left
  case right
  case pageUp
  case pageDown
  case home
  case end
  case enter
  case tab
  case escape
  case backspace
}

/// Columns and rows of a terminal.
struct TerminalSize: Hashable, Sendable {
  var columns: Int
  var rows: Int

  /// What terminals begin with, and what a run without one has.
  static let standard = TerminalSize(columns: 80, rows: 24)
}
