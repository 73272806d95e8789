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

  @Test func `a standard output that is closed is an error, and no file takes its place`() throws {
    let folder = try TemporaryFolder()
    let result = try BuiltTool.shell("scrollnav explain >&-", in: folder.url)
    #expect(result.code == 74)
    let file = try BuiltTool.shell("scrollnav explain -o out.txt >&- 2>&-", in: folder.url)
    #expect(file.code == 0)
    #expect(try folder.read("out.txt").hasPrefix("missing-target-layout"))
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
}
