import Foundation

/// The terminal of the process while a picture is drawn in it.
///
/// What has to be given back is kept where a signal handler can reach it: a crash, too, leaves the
/// terminal as it was.
struct Terminal {
  /// Where keys come from.
  let input: Int32
  /// Where the picture goes.
  let output: Int32

  /// Finds the terminal; `nil` where there is none to draw in or to read from.
  init?() {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    output = STDOUT_FILENO
    if isatty(STDIN_FILENO) == 1 {
      input = STDIN_FILENO
    } else {
      // Standard input may hold the items.
      input = open("/dev/tty", O_RDWR | O_CLOEXEC)
      guard input >= 0 else { return nil }
    }
  }

  /// Takes the terminal over: no echo, no lines, another screen, no cursor, the mouse reported.
  func enter() throws(SystemError) {
    var settings = termios()
    guard tcgetattr(input, &settings) == 0 else { throw SystemError() }
    TerminalReturn.keep(&settings, of: input, output)
    cfmakeraw(&settings)
    // Without throwing away what has been typed: a process may be woken twice, with keys between.
    guard tcsetattr(input, TCSADRAIN, &settings) == 0 else { throw SystemError() }
    // Alternate screen, hidden cursor, reports of buttons and of moves with a button held.
    try write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1002h\u{1B}[?1006h\u{1B}[2J")
  }

  /// Gives the terminal back as it was.
  func leave() { TerminalReturn.perform() }

  /// The size now; the standard one where the terminal does not tell.
  var size: TerminalSize {
    var window = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
    else { return .standard }
    return TerminalSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  func write(_ text: String) throws(SystemError) { try AtomicFile.writeAll(text, to: output) }

  /// Waits for keys.
  ///
  /// - Parameters:
  ///   - milliseconds: How long at most; negative is for ever.
  ///   - pipe: Whatever comes through it ends the wait; it is emptied.
  /// - Returns: The bytes that came; none after the time or a signal, `nil` where the terminal is
  ///   gone.
  func read(within milliseconds: Int32, or pipe: Int32) -> [UInt8]? {
    var descriptors = [input, pipe].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&descriptors, 2, milliseconds) > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 4096)
    if descriptors[1].revents != 0 { _ = Foundation.read(pipe, &bytes, bytes.count) }
    guard descriptors[0].revents != 0 else { return [] }
    let count = Foundation.read(input, &bytes, bytes.count)
    if count > 0 { return Array(bytes.prefix(count)) }
    return count < 0 && errno == EINTR ? [] : nil
  }
}
