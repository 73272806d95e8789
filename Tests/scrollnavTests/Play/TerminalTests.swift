import Foundation
import Testing

@testable import scrollnav

/// The view in a pseudo-terminal: whatever ends it, the terminal is as it was.
@Suite struct TerminalTests {
  private static let restored = "\u{1B}[?25h\u{1B}[?1049l"

  private func started(_ arguments: [String] = []) throws -> PseudoTerminal? {
    try PseudoTerminal(["play", "Fixtures/photos.json", "--viewport", "390x400"] + arguments)
  }

  /// A way out, and the exit code it leads to; a signal's number below 0.
  struct Way: Sendable, CustomTestStringConvertible {
    var name: String
    var keys = ""
    var signal: Int32?
    var code: Int32
    var testDescription: String { name }
  }

  @Test(arguments: [
    Way(name: "q", keys: "q", code: 0), Way(name: "control-C", keys: "\u{3}", code: 130),
    Way(name: "SIGINT", signal: SIGINT, code: 130),
    Way(name: "SIGTERM", signal: SIGTERM, code: -SIGTERM),
    Way(name: "SIGHUP", signal: SIGHUP, code: -SIGHUP),
    Way(name: "a crash", signal: SIGSEGV, code: 70),
  ])
  func `the terminal is restored on every way out`(way: Way) throws {
    guard let terminal = try started() else { return }
    #expect(terminal.shows("Photo 1"))
    let taken = terminal.settings
    if let signal = way.signal { terminal.signal(signal) } else { terminal.send(way.keys) }
    #expect(terminal.ended() == way.code)
    #expect(terminal.output.contains(TerminalTests.restored))
    // Lines, echo and signals by keys are back.
    #expect(terminal.settings != taken)
    #expect(terminal.settings[3] & UInt64(ICANON | ECHO | ISIG) == UInt64(ICANON | ECHO | ISIG))
  }

  @Test func `a file that is cut short under it is an input or output error`() throws {
    let folder = try TemporaryFolder()
    let items = (0..<9000).map { #"{"id": "item-\#($0)", "title": "the title of \#($0)"}"# }
    let path = try folder.write("[" + items.joined(separator: ",\n") + "]", to: "items.json")
    guard let terminal = try PseudoTerminal(["play", path, "--viewport", "390x400"]) else { return }
    #expect(terminal.shows("the title of 1"))
    #expect(truncate(path, 0) == 0)
    terminal.send("G")
    #expect(terminal.ended() == 74)
    #expect(terminal.output.contains(TerminalTests.restored))
    #expect(terminal.output.contains("error: a file was cut short by another program"))
  }

  @Test func `it draws, follows keys and mouse, and takes another size`() throws {
    guard let terminal = try started(["--anchor", "top"]) else { return }
    #expect(terminal.shows("quit"))
    terminal.send("jj")
    #expect(terminal.shows("Photo 6"))
    terminal.send(":15\r")
    #expect(terminal.shows("1400"))
    terminal.send("\u{1B}[<0;5;5M\u{1B}[<32;5;12M")
    #expect(terminal.shows("interacting"))
    terminal.send("\u{1B}[<0;5;12m")
    #expect(terminal.shows("idle"))
    terminal.resize(to: TerminalSize(columns: 20, rows: 5))
    terminal.signal(SIGWINCH)
    #expect(terminal.shows("24x8 at least"))
    terminal.send("q")
    #expect(terminal.ended() == 0)
  }

  @Test func `it stops for control-Z and comes back`() throws {
    guard let terminal = try started() else { return }
    #expect(terminal.shows("quit"))
    terminal.send("\u{1A}")
    #expect(terminal.shows(TerminalTests.restored))
    #expect(terminal.wakes(showing: "Photo 1"))
    terminal.send("q")
    #expect(terminal.ended() == 0)
  }

  @Test func `a recording is written when it ends`() throws {
    let folder = try TemporaryFolder()
    guard let terminal = try started(["-o", folder.path("kept.drag")]) else { return }
    #expect(terminal.shows("quit"))
    terminal.send("r")
    #expect(terminal.shows("recording"))
    terminal.send("J")
    #expect(terminal.shows("decelerating"))
    terminal.send("r")
    #expect(terminal.shows("recorded in"))
    terminal.send("q")
    #expect(terminal.ended() == 0)
    #expect(Project.outcome(["replay", folder.path("kept.drag")]).exitCode == .done)
  }

  @Test func `without a terminal it refuses and says what to do`() throws {
    let result = try BuiltTool.shell("scrollnav play --count 5")
    #expect(result.code == ExitCode.usage.rawValue)
    #expect(result.output == "")
    #expect(result.errors.contains("play needs a terminal"))
    #expect(result.errors.contains("--keys"))
  }
}
