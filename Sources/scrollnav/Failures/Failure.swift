import DragScript
import ItemLoading

/// What keeps a command from its result: messages and the exit code that they lead to.
struct Failure: Error, Equatable, Sendable {
  var exitCode: ExitCode
  var messages: [Message]

  init(_ exitCode: ExitCode, _ messages: [Message]) {
    self.exitCode = exitCode
    self.messages = messages
  }

  init(_ exitCode: ExitCode, _ text: String, help: String? = nil) {
    self.init(exitCode, [Message(text, help: help)])
  }

  /// A command line that cannot be followed.
  static func usage(_ text: String, help: String? = nil) -> Failure {
    Failure(.usage, text, help: help)
  }
}

extension Failure {
  /// The one place where an error becomes messages and an exit code.
  init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as InputError: self.init([error])
    case let errors as InputErrors: self.init(errors.errors)
    default:
      self.init(
        .ourFault, "unexpected: \(error)",
        help: "this is a fault of scrollnav; please report it with the command that you ran, "
          + "its input, and the output of 'scrollnav --version'")
    }
  }

  /// Faults of inputs, in their order; the gravest kind decides the exit code.
  init(_ errors: [InputError]) {
    let codes = errors.map { error -> ExitCode in
      // An option of the command line stands where a file's name does.
      if error.file.hasPrefix("--") { return .usage }
      return switch error.kind {
      case .malformed: .malformed
      case .unreadable: .unreadable
      case .io: .io
      }
    }
    self.init(codes.max { $0.rawValue < $1.rawValue } ?? .ourFault, errors.map { Message($0) })
  }
}
