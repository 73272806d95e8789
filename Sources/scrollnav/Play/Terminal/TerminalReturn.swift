import Foundation

/// How the terminal is given back, from anywhere: by system calls alone, without memory to make.
enum TerminalReturn {
  // Written before the handlers that read them are in place, and by the only thread.
  //
  // In memory of its own, since the compiler makes a global of this type too small for its padding.
  nonisolated(unsafe) private static let settings = UnsafeMutablePointer<termios>.allocate(
    capacity: 1)
  nonisolated(unsafe) private static var input: Int32 = -1
  nonisolated(unsafe) private static var output: Int32 = -1

  /// Keeps what is to be given back, or gives what is kept already: a process that was stopped
  /// from outside wakes with the terminal still its own.
  static func keep(_ settings: inout termios, of input: Int32, _ output: Int32) {
    guard self.input < 0 else {
      settings = self.settings.pointee
      return
    }
    self.settings.initialize(to: settings)
    self.output = output
    self.input = input
  }

  /// Gives it back; does nothing where nothing was taken.
  static func perform() {
    guard input >= 0 else { return }
    let text: StaticString = "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?25h\u{1B}[?1049l"
    _ = write(output, text.utf8Start, text.utf8CodeUnitCount)
    _ = tcsetattr(input, TCSANOW, settings)
    input = -1
  }
}
