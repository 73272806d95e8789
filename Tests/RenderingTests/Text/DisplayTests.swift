import Rendering
import Testing

@Suite struct DisplayTests {
  @Test(arguments: [
    ("", 0), ("Photo 15", 8), ("写真", 4), ("ｗｉｄｅ", 8), ("e\u{301}", 1), ("한국어", 6),
    ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2), ("שלום", 4),
    ("\u{200B}", 0), ("…", 1),
  ])
  func `a text takes as many columns as a terminal gives it`(text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }

  @Test func `control and direction characters are shown as their escapes`() {
    #expect(SafeText.visible("a\u{1B}[31mb\u{202E}c") == "a\\u{1b}[31mb\\u{202e}c")
    #expect(SafeText.visible("two\r\n\tlines \n") == "two lines ")
    #expect(SafeText.visible("plain") == "plain")
  }

  @Test func `a long text is cut to its columns, whatever it is made of`() {
    #expect(SafeText.visible("Photo 15", columns: 8) == "Photo 15")
    #expect(SafeText.visible("Photo 15", columns: 7) == "Photo…")
    for text in ["写真写真写真", "👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", "abc\u{1B}def", "e\u{301}e\u{301}e\u{301}e\u{301}"] {
      for columns in 1...8 {
        #expect(DisplayWidth.of(SafeText.visible(text, columns: columns)) <= columns)
      }
    }
  }

  @Test func `columns of a table line up under wide characters`() {
    var table = TextTable([.left, .right])
    table.rows = [["写真", "1"], ["a", "100", "end"], ["", "7", ""]]
    #expect(table.text() == "  写真    1\n  a     100  end\n          7\n")
  }

  @Test func `colour is wrapped around the words and changes none of them`() {
    var table = TextTable()
    table.rows = [[.init("a", .red), "b"]]
    #expect(table.text(.colored) == "  \u{1B}[31ma\u{1B}[0m  b\n")
    #expect(table.text(.plain) == "  a  b\n")
  }

  @Test func `colour follows the terminal, the environment and the option`() {
    let none: [String: String] = [:]
    #expect(ColorMode.auto.ink(isTerminal: true, environment: none) == .colored)
    #expect(ColorMode.auto.ink(isTerminal: false, environment: none) == .plain)
    #expect(ColorMode.auto.ink(isTerminal: true, environment: ["NO_COLOR": "1"]) == .plain)
    #expect(ColorMode.auto.ink(isTerminal: true, environment: ["NO_COLOR": ""]) == .colored)
    #expect(ColorMode.auto.ink(isTerminal: true, environment: ["TERM": "dumb"]) == .plain)
    #expect(ColorMode.always.ink(isTerminal: false, environment: ["NO_COLOR": "1"]) == .colored)
    #expect(ColorMode.never.ink(isTerminal: true, environment: none) == .plain)
  }
}
