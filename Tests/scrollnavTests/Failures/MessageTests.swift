import ItemLoading
import Rendering
import Testing

@testable import scrollnav

@Suite struct MessageTests {
  private func rendered(_ message: String, _ excerpt: String, caret: Int) -> [Substring] {
    let error = InputError(
      .malformed, file: "a.drag", line: 1, column: caret, message: message, excerpt: excerpt,
      caret: caret)
    return Message(error).rendered(.plain).split(separator: "\n")
  }

  @Test func `an excerpt is shown with its caret`() {
    #expect(
      rendered("unknown step 'jmp'", "jmp 3", caret: 1)
        == ["a.drag:1:1: error: unknown step 'jmp'", "  jmp 3", "  ^"])
    #expect(rendered("no", "é界 x", caret: 4) == ["a.drag:1:4: error: no", "  é界 x", "      ^"])
  }

  @Test func `a long line is cut on both sides of the caret, which stays at its place`() {
    let line = String(repeating: "a", count: 300) + "!" + String(repeating: "b", count: 300)
    let lines = rendered("no", line, caret: 301)
    let a = String(repeating: "a", count: 80)
    #expect(lines[1] == "  …\(a)!\(String(repeating: "b", count: 119))…")
    #expect(lines[2].count == lines[1].prefix { $0 != "!" }.count + 1)
  }

  @Test func `what a message quotes has an end and obeys nothing`() {
    let lines = rendered(
      "found '\(String(repeating: "\u{1B}", count: 70_000))'", "\u{1B}[31m", caret: 1)
    #expect(lines[0].hasSuffix("…"))
    #expect(lines[0].count < 1100)
    #expect(lines.allSatisfy { !$0.contains("\u{1B}") })
  }
}
