import Foundation
import Rendering

/// What a command knows of the process around it.
struct Context: Sendable {
  var environment: [String: String] = [:]
  var outputIsTerminal = false
  var errorIsTerminal = false
  /// The ink of the result.
  var ink = Ink.plain
  /// The ink of messages.
  var errorInk = Ink.plain

  /// The running process.
  static var process: Context {
    Context(
      environment: ProcessInfo.processInfo.environment,
      outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      errorIsTerminal: isatty(STDERR_FILENO) == 1)
  }
}
