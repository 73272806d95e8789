import Foundation
import ItemLoading
import Rendering

/// Brings an outcome about: writes its files and prints its text.
enum Emitter {
  /// Returns the exit code of the process, which a failure to write may change.
  static func emit(_ outcome: Outcome, ink: Ink) -> ExitCode {
    // Messages come first: where both streams are one terminal, the verdict stays in sight.
    _ = try? AtomicFile.writeAll(outcome.standardError, to: STDERR_FILENO)
    do throws(Failure) {
      try write(outcome.files.filter { $0.turn == .first })
      if let items = outcome.generated, try !write(items) { return .done }
      let isRead = try print(outcome.standardOutput)
      try write(outcome.files.filter { $0.turn == .last })
      return isRead ? outcome.exitCode : .done
    } catch {
      let text = error.messages.map { $0.rendered(ink) }.joined()
      _ = try? AtomicFile.writeAll(text, to: STDERR_FILENO)
      return error.exitCode
    }
  }

  private static func write(_ files: [OutputFile]) throws(Failure) {
    for file in files {
      // Where it cannot be made, writing says why.
      if file.makesFolder { _ = mkdir(AtomicFile.folder(of: file.path), 0o777) }
      try AtomicFile.write(file.contents, to: file.path)
    }
  }

  /// Writes items part by part.
  ///
  /// - Returns: Whether anybody read all of them.
  private static func write(_ items: GeneratedItems) throws(Failure) -> Bool {
    if let path = items.path {
      try AtomicFile.write(to: path) { descriptor throws(SystemError) in
        try items.generator.write { part throws(SystemError) in
          try AtomicFile.writeAll(part, to: descriptor)
        }
      }
      return true
    }
    do throws(SystemError) {
      try items.generator.write { part throws(SystemError) in
        try AtomicFile.writeAll(part, to: STDOUT_FILENO)
      }
      return true
    } catch {
      if error.code == EPIPE { return false }
      throw Failure(.io, "cannot write to standard output: \(error.message)")
    }
  }

  /// Whether anybody read it: a pipe that is closed early is no failure.
  private static func print(_ text: String) throws(Failure) -> Bool {
    do throws(SystemError) {
      try AtomicFile.writeAll(text, to: STDOUT_FILENO)
      return true
    } catch {
      if error.code == EPIPE { return false }
      throw Failure(.io, "cannot write to standard output: \(error.message)")
    }
  }
}
