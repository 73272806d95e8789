import Foundation
import Rendering

/// A line on standard error while work lasts: it is gone when the work is done.
enum Progress {
  /// How long work may last unseen, in seconds.
  private static let patience = 0.5

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
        _ = try? AtomicFile.writeAll(line, to: STDERR_FILENO)
      }
    }
    defer {
      state.withLock { state in
        if state == .shown { _ = try? AtomicFile.writeAll("\r\u{1B}[K", to: STDERR_FILENO) }
        state = .over
      }
    }
    return try body()
  }
}
