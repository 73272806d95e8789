import Testing

@testable import DragScript

@Suite struct NearMissTests {
  @Test(arguments: [
    ("jmp", "jump"), ("JUMP", "jump"), ("jupm", "jump"), ("expct", "expect"),
    ("requrie", "require"), ("bindng", "binding"),
  ])
  func `a slip of the finger finds the word that was meant`(word: String, meant: String) {
    let words = ["jump", "expect", "require", "binding", "drag"]
    #expect(NearMiss.best(for: word, among: words) == meant)
    #expect(NearMiss.help(for: word, among: words) == "did you mean '\(meant)'?")
  }

  @Test(arguments: ["x", "", "xyzzy", "ab", String(repeating: "a", count: 100)])
  func `a word far from all finds none`(word: String) {
    #expect(NearMiss.best(for: word, among: ["jump", "expect", "up"]) == nil)
  }

  @Test func `the first of equals is chosen`() {
    #expect(NearMiss.best(for: "cat", among: ["bat", "hat"]) == "bat")
  }
}
