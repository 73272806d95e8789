import Testing

@testable import DragScript

@Suite struct LexerTests {
  /// A word as `column:key=text`, quoted texts in quotes.
  private func shown(_ line: String) -> [String] {
    do {
      return try Lexer.words(line).map { word in
        let text = word.value.isQuoted ? "\"\(word.value.text)\"" : word.value.text
        return "\(word.column):" + (word.key.map { "\($0)=" } ?? "") + text
      }
    } catch {
      return ["\(error.column)! \(error.message)"]
    }
  }

  @Test(arguments: [
    ("", []),
    ("   \t ", []),
    ("# all comment", []),
    ("jump 15", ["1:jump", "6:15"]),
    ("\tjump\t15  # note", ["2:jump", "7:15"]),
    ("jump photo#3", ["1:jump", "6:photo#3"]),
    ("drag up 300 over=250ms", ["1:drag", "6:up", "9:300", "13:over=250ms"]),
    ("a==b a=b = == <= k=", ["1:a==b", "6:a=b", "10:=", "12:==", "15:<=", "18:k="]),
    ("Key=1 k-2=x 2k=x", ["1:Key=1", "7:k-2=x", "13:2k=x"]),
    ("jump \"my photo\"", ["1:jump", "6:\"my photo\""]),
    ("jump \"\"", ["1:jump", "6:\"\""]),
    ("x \"a\\\"b\\\\c\\n\\t\\u{1F600}\"", ["1:x", "3:\"a\"b\\c\n\t😀\""]),
    ("ids=\"a b\" c", ["1:ids=\"a b\"", "11:c"]),
    ("== [3, 4, 5] # x", ["1:==", "4:[3, 4, 5]"]),
    ("[\"a ] b\", c]", ["1:[\"a ] b\", c]"]),
    ("place(\"my photo\") == (0, 300)", ["1:place(\"my photo\")", "19:==", "22:(0, 300)"]),
    ("@right.place(\"a b\") x", ["1:@right.place(\"a b\")", "21:x"]),
    ("smile:( it's 5\"", ["1:smile:(", "9:it's", "14:5\""]),
    ("日本 😀 x", ["1:日本", "4:😀", "6:x"]),
  ])
  func `a line is cut into words with their columns`(line: String, words: [String]) {
    #expect(shown(line) == words)
  }

  @Test(arguments: [
    ("jump \"abc", "6! expected a closing quote before the end of the line"),
    ("jump \"a\"b", "9! expected a blank after the closing quote, found 'b'"),
    ("x \"a\\qb\"", "5! unknown escape '\\q' in a quoted text"),
    ("x \"\\u{110000}\"", "4! unknown escape '\\u' in a quoted text"),
    ("x \"\\", "3! expected a closing quote before the end of the line"),
    ("== [3, 4", "4! expected ']' before the end of the line"),
    ("(0, [1)", "1! expected ']' before the end of the line"),
    ("place(3", "6! expected ')' before the end of the line"),
  ])
  func `a damaged word is a fault at its column`(line: String, fault: String) {
    #expect(shown(line) == [fault])
  }

  @Test(arguments: [
    "15", "photo", "my photo", "", "nil", "a=b", "Key=1", "\"", "a\"b", "#", "a#b", "[x", "(x",
    "@x",
    "a\\b", "tab\there", "line\nbreak", "\u{7}", "日本 😀", "place(3)", "place(3", " x ",
  ])
  func `a text as one word reads back as the same text`(text: String) throws {
    let words = try Lexer.words(text.asWord)
    #expect(words.map(\.value.text) == [text])
    #expect(words.first?.key == nil)
    if text == "nil" { #expect(words.first?.value.isQuoted == true) }
  }
}
