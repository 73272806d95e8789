import Foundation

@testable import scrollnav

/// A shell in a terminal that has loaded the completions, and in which lines are typed.
final class TypedShell {
  private let terminal: PseudoTerminal
  private let folder: TemporaryFolder

  /// Where a shell is; `nil` where it is not installed.
  static func path(of shell: Shell) -> URL? {
    ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map {
      URL(filePath: $0).appending(path: shell.rawValue)
    }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Starts the shell; `nil` where there is none, or no terminal.
  init?(_ shell: Shell, _ arguments: [String], setUp: String) throws {
    guard let executable = TypedShell.path(of: shell) else { return nil }
    folder = try TemporaryFolder()
    let script = try folder.write(
      Project.outcome(["completions", shell.rawValue]).standardOutput, to: "completions")
    // Wide, so that no line that is typed wraps.
    let terminal = try PseudoTerminal(
      arguments, of: executable,
      environment: ["TERM": "dumb", "PATH": "/usr/bin:/bin", "COMPLETIONS": script],
      size: TerminalSize(columns: 400, rows: 200))
    guard let terminal else { return nil }
    self.terminal = terminal
    terminal.send(setUp + "\n")
    _ = completed("")
  }

  /// What stands on the screen after a line and two tabs: the line, completed, and what is offered.
  func completed(_ line: String) -> String {
    // The shell reckons the sum; what is typed does not hold its result.
    terminal.send(line + "\t\t\u{15}echo end-$((40 + 2))\n")
    guard terminal.shows("end-42") else { return "nothing after \(line)" }
    let parts = terminal.output.components(separatedBy: "end-42")
    // A shell that is not ready for the next line would leave its keys to the terminal.
    if !parts[1].contains("> ") { _ = terminal.shows("> ") }
    return parts[0].components(separatedBy: "echo end-")[0]
  }
}
