import Foundation
import Testing

@testable import scrollnav

/// The line that a terminal shows while a file is read.
@Suite struct ProgressTests {
  private static let line = "\rreading pipe.json …"
  private static let wiping = "\r\u{1B}[K"

  /// A reading that goes on until the pipe's other end is closed.
  private func reading(
    terminal: String = "xterm", _ body: (PseudoTerminal, FileHandle) throws -> Void
  ) throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path("pipe.json"), 0o600) == 0)
    guard
      let tool = try PseudoTerminal(
        ["-c", "cd \"$FOLDER\"; exec \"$SCROLLNAV\" items pipe.json"],
        of: URL(filePath: "/bin/sh"),
        environment: [
          "TERM": terminal, "FOLDER": folder.url.path, "SCROLLNAV": BuiltTool.executable.path,
        ])
    else { return }
    let writer = open(folder.path("pipe.json"), O_WRONLY)
    try body(tool, FileHandle(fileDescriptor: writer, closeOnDealloc: true))
  }

  @Test func `a line says what is read, and is gone before the result`() throws {
    try reading { tool, pipe in
      #expect(tool.shows(Self.line))
      try pipe.write(contentsOf: Data("[1, 2]".utf8))
      try pipe.close()
      #expect(tool.ended() == 0)
      #expect(tool.output.hasPrefix(Self.wiping + "  list"))
    }
  }

  @Test func `an interrupt takes the line away`() throws {
    try reading { tool, pipe in
      #expect(tool.shows(Self.line))
      tool.signal(SIGINT)
      #expect(tool.ended() == 130)
      #expect(tool.output == Self.wiping)
      try pipe.close()
    }
  }

  @Test func `a terminal that cannot wipe a line is shown none`() throws {
    try reading(terminal: "dumb") { tool, pipe in
      #expect(!tool.shows(Self.line, within: 1))
      try pipe.write(contentsOf: Data("[1, 2]".utf8))
      try pipe.close()
      #expect(tool.ended() == 0)
      #expect(tool.output.hasPrefix("  list"))
    }
  }
}
