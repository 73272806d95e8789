import Foundation

/// The signals that came while the terminal is taken; the loop looks at them between frames.
///
/// Each also sends a byte through a pipe that the loop waits for: a signal that comes just before
/// the wait would otherwise be noticed at the next key.
enum PlaySignals {
  // Integers with constant values: a handler may read and write them.
  nonisolated(unsafe) private static var ending: Int32 = 0
  nonisolated(unsafe) private static var stopping: Int32 = 0
  nonisolated(unsafe) private static var continued: Int32 = 0
  nonisolated(unsafe) private static var sender: Int32 = -1

  /// What the loop waits for; below 0 before signals are taken over.
  nonisolated(unsafe) private(set) static var pipe: Int32 = -1

  /// The signal that control-C stands for.
  static let interrupt = SIGINT

  private static let ends = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Takes the signals over.
  static func install() throws(SystemError) {
    (ending, stopping, continued) = (0, 0, 0)
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { throw SystemError() }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (pipe, sender) = (ends[0], ends[1])
    for number in PlaySignals.ends {
      signal(number) {
        PlaySignals.ending = $0
        PlaySignals.wake()
      }
    }
    signal(SIGTSTP, noteStop)
    signal(SIGCONT) {
      PlaySignals.continued = $0
      PlaySignals.wake()
    }
    // The size itself is asked for at each frame.
    signal(SIGWINCH) { _ in PlaySignals.wake() }
    letThrough(PlaySignals.ends + [SIGTSTP, SIGCONT, SIGWINCH])
  }

  private static let noteStop: @convention(c) (Int32) -> Void = {
    PlaySignals.stopping = $0
    PlaySignals.wake()
  }

  /// Ends the loop's wait; a pipe that is full will do so anyway.
  private static func wake() {
    var byte: UInt8 = 0
    _ = write(sender, &byte, 1)
  }

  /// A caller that holds signals back for itself hands that down.
  private static func letThrough(_ numbers: [Int32]) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  /// The signal that asked the process to end; `nil` where none did.
  static var end: Int32? { ending == 0 ? nil : ending }

  /// Whether the process was asked to stop; asking forgets it.
  static func takeStop() -> Bool {
    defer { stopping = 0 }
    return stopping != 0
  }

  /// Whether the process was woken; asking forgets it.
  static func takeContinuation() -> Bool {
    defer { continued = 0 }
    return continued != 0
  }

  /// Lets the process stop as it would have by itself, and comes back when it is woken.
  static func stop() {
    signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    signal(SIGTSTP, noteStop)
  }

  /// Lets the process end as the signal would have ended it.
  static func end(by number: Int32) {
    signal(number, SIG_DFL)
    raise(number)
  }
}
