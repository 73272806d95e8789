import Foundation
import Rendering

/// A line on standard error while work lasts: it is gone when the work is done.
enum Progress {
  /// How long work may last unseen, in seconds.
  private static let patience = 0.5

  // A handler reads it and then ends the process, so it is too late for a lock.
  nonisolated(unsafe) private static var isShown = false

  private enum State {
    case waiting
    case shown
    case over
  }

  /// Does the work; where it lasts, and somebody watches a terminal, says what is being done.
  static func during<Result, Fault: Error>(
    _ work: String, _ body: () throws(Fault) -> Result
  ) throws(Fault) -> Result {
    let terminal = ProcessInfo.processInfo.environment["TERM"]
    guard isatty(STDERR_FILENO) == 1, terminal != nil, terminal != "dumb" else {
      return try body()
    }
    let state = Guarded(State.waiting)
    let line = "\r" + SafeText.visible(work, columns: 70) + " …"
    DispatchQueue.global().asyncAfter(deadline: .now() + patience) {
      state.withLock { state in
        guard state == .waiting else { return }
        state = .shown
        isShown = true
        _ = try? AtomicFile.writeAll(line, to: STDERR_FILENO)
      }
    }
    defer {
      state.withLock { state in
        if state == .shown { wipe() }
        state = .over
      }
    }
    return try body()
  }

  /// Takes the line away where there is one, by a system call alone: a handler may do it.
  static func wipe() {
    guard isShown else { return }
    isShown = false
    let text: StaticString = "\r\u{1B}[K"
    _ = write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }
}
