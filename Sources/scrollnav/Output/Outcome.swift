import ItemLoading

/// Everything that a command leads to; nothing is printed or written yet.
struct Outcome: Sendable {
  var exitCode = ExitCode.done
  /// The result and nothing else.
  var standardOutput = ""
  /// Messages.
  var standardError = ""
  /// Files to write, in order, before and after standard output is.
  var files: [OutputFile] = []
  /// Items to be made while they are written: a list may be larger than memory.
  var generated: GeneratedItems?
  /// Held until the files are written.
  var lock: FolderLock?
}

extension Outcome: Equatable {
  static func == (a: Outcome, b: Outcome) -> Bool {
    (a.exitCode, a.standardOutput, a.standardError) == (
      b.exitCode, b.standardOutput, b.standardError
    )
      && a.files == b.files && a.generated == b.generated
  }
}

/// Items that are made up, and where they go.
struct GeneratedItems: Hashable, Sendable {
  var generator: ItemGenerator
  /// The file; standard output where it is `nil`.
  var path: String?
}

/// A file to be written.
struct OutputFile: Hashable, Sendable {
  /// When it is written.
  enum Turn: Hashable, Sendable {
    /// Before standard output: the result itself, whose failure is the command's.
    case first
    /// After standard output: a session, which must not step on when its result was lost.
    case last
  }

  var path: String
  var contents: String
  var turn = Turn.first
  /// Whether the folder that it stands in is made where it is not there.
  var makesFolder = false
}
