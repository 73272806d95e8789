import Foundation
import Testing

@testable import scrollnav

/// What only a process of its own can show: streams, signals, exit codes.
@Suite struct ProcessTests {
  @Test func `a closed pipe ends quietly`() throws {
    let result = try BuiltTool.shell(
      "{ scrollnav explain; echo $? >&2; } | true")
    #expect(result == .init(code: 0, output: "", errors: "0\n"))
  }

  #if os(Linux)
    @Test func `a full device is an input or output error`() throws {
      let result = try BuiltTool.shell("scrollnav explain > /dev/full")
      #expect(
        result
          == .init(
            code: 74, output: "",
            errors: "error: cannot write to standard output: No space left on device\n"))
    }
  #endif

  @Test func `no file at all within the limit on sizes is an input or output error`() throws {
    let folder = try TemporaryFolder()
    // A sanitizer writes a file of its own at the start, and does not get as far as the tool.
    let start = try BuiltTool.shell("ulimit -f 0; scrollnav --version", in: folder.url)
    guard start.code == 0 else { return }
    let result = try BuiltTool.shell(
      "ulimit -f 0; scrollnav explain -o out.txt", in: folder.url)
    #expect(
      result
        == .init(code: 74, output: "", errors: "error: cannot write 'out.txt': File too large\n"))
    #expect(try folder.names == [])
  }

  @Test func `a file over the limit on sizes is an input or output error`() throws {
    let folder = try TemporaryFolder()
    // Not less: a sanitizer writes half a million bytes of its own.
    let result = try BuiltTool.shell(
      "ulimit -f 2000; scrollnav items --generate 30000 -o out.json", in: folder.url)
    #expect(
      result
        == .init(code: 74, output: "", errors: "error: cannot write 'out.json': File too large\n"))
    #expect(try folder.names == [])
  }

  @Test func `a standard output that is closed is an error, and no file takes its place`() throws {
    let folder = try TemporaryFolder()
    let result = try BuiltTool.shell("scrollnav explain >&-", in: folder.url)
    #expect(result.code == 74)
    let file = try BuiltTool.shell("scrollnav explain -o out.txt >&- 2>&-", in: folder.url)
    #expect(file.code == 0)
    #expect(try folder.read("out.txt").hasPrefix("missing-target-layout"))
  }

  @Test func `a standard input that is closed cannot be read`() throws {
    let message = "<stdin>: error: standard input is closed\n"
    for command in ["jump 15 -", "items -", "replay -", "diagnose -"] {
      let result = try BuiltTool.shell("scrollnav \(command) <&-")
      #expect(result.code == 66 && result.errors.hasPrefix(message), "\(command): \(result)")
    }
    let empty = try BuiltTool.shell("scrollnav items - < /dev/null")
    #expect(empty.code == 65)
  }

  @Test func `a device without an end is not read to it`() throws {
    let result = try BuiltTool.shell("scrollnav items /dev/zero")
    #expect(result.code == 65)
    #expect(result.errors.hasPrefix("/dev/zero:1:1: error: this is binary data, not JSON\n"))
    let script = try BuiltTool.shell("scrollnav replay - < /dev/zero")
    #expect(script.code == 65)
  }

  @Test func `colour is for terminals unless it is asked for`() throws {
    #expect(try !BuiltTool.shell("scrollnav explain").output.contains("\u{1B}"))
    #expect(try BuiltTool.shell("scrollnav explain --color always").output.contains("\u{1B}"))
    #expect(
      try BuiltTool.shell("scrollnav --color=always nonsense").errors.contains("\u{1B}"))
  }

  @Test func `the result goes to the file that -o names`() throws {
    let folder = try TemporaryFolder()
    let result = try BuiltTool.shell("scrollnav explain -o out.txt", in: folder.url)
    #expect(result == .init(code: 0, output: "", errors: ""))
    #expect(try folder.names == ["out.txt"])
    #expect(try folder.read("out.txt") == BuiltTool.shell("scrollnav explain").output)
  }

  @Test func `the same bytes come from another working directory`() throws {
    let scripts = Project.folder.appending(path: "Fixtures/scripts")
    for command in ["replay", "replay --format json", "replay --format ndjson", "diagnose"] {
      let here = try BuiltTool.shell("scrollnav \(command) Fixtures/scripts/photos.drag")
      let there = try BuiltTool.shell("scrollnav \(command) photos.drag", in: scripts)
      let absolute = try BuiltTool.shell(
        "scrollnav \(command) \"\(scripts.path)/photos.drag\"", in: scripts)
      #expect(here == there && here == absolute)
      #expect(here.code == 0 && !here.output.contains(Project.folder.path))
    }
  }

  @Test func `standard input serves as a script and as items`() throws {
    let script = try BuiltTool.shell(
      "cd Fixtures/scripts && scrollnav replay - --format json < photos.drag")
    let named = try BuiltTool.shell("scrollnav replay Fixtures/scripts/photos.drag --format json")
    #expect(script.output == named.output.replacing("photos.drag", with: "<stdin>"))
    let items = try BuiltTool.shell("cat Fixtures/photos.json | scrollnav items -")
    #expect(try items == BuiltTool.shell("scrollnav items Fixtures/photos.json"))
    let diagnosed = try BuiltTool.shell("cat Fixtures/photos.json | scrollnav diagnose -")
    #expect(diagnosed.output.hasPrefix("<stdin>: 20 items of 100 pt"))
    let both = try BuiltTool.shell("echo drag-script 1 | scrollnav replay - --items -")
    #expect(both.code == 64)
  }

  /// A run that has come as far as opening its items, which come from a pipe that stays silent.
  private func waitingRun(_ body: (Process) throws -> Void) throws -> BuiltTool.Result {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path("pipe.json"), 0o600) == 0)
    let process = Process()
    process.executableURL = BuiltTool.executable
    process.arguments = ["items", folder.path("pipe.json")]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    // Opening waits for the reader.
    let writer = open(folder.path("pipe.json"), O_WRONLY)
    defer { close(writer) }
    try body(process)
    let messages = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return BuiltTool.Result(
      code: process.terminationStatus, output: "", errors: String(decoding: messages, as: UTF8.self)
    )
  }

  @Test func `an interrupt is 130`() throws {
    let result = try waitingRun { $0.interrupt() }
    #expect(result == .init(code: 130, output: "", errors: ""))
  }

  @Test func `a crash is 70 and says how to report it`() throws {
    let result = try waitingRun { kill($0.processIdentifier, SIGILL) }
    #expect(result.code == 70)
    #expect(result.errors.hasPrefix("error: scrollnav met a fault of its own\nhelp: please report"))
  }

  @Test func `an error that nobody foresaw is 70, too`() {
    struct Unforeseen: Error {}
    let failure = Failure(Unforeseen())
    #expect(failure.exitCode == .ourFault)
    #expect(failure.messages[0].help?.contains("please report it") == true)
  }
}
