import Foundation

@testable import scrollnav

/// The project's own files.
enum Project {
  /// The folder that holds the package.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs a command in the process, from the project's folder.
  static func outcome(_ arguments: [String], ink: [String] = []) -> Outcome {
    _ = isEntered
    return Tool.outcome(arguments + ink, Context())
  }

  /// Paths in command lines are relative to the project, wherever the tests were started.
  private static let isEntered = FileManager.default.changeCurrentDirectoryPath(folder.path)
}

/// The lines that two texts do not share: `- expected`, `+ actual`; empty where they are equal.
func differences(expected: String, actual: String) -> String {
  let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
  return new.difference(from: old).map { change in
    switch change {
    case .remove(let line, let text, _): "- \(line + 1): \(text)"
    case .insert(let line, let text, _): "+ \(line + 1): \(text)"
    }
  }
  .joined(separator: "\n")
}
