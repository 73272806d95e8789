import ItemLoading
import Testing

/// What a file that is no JSON is told.
@Suite struct CauseTests {
  @Test(arguments: [
    ("<!DOCTYPE html>\n<html>", "this is an HTML page, not JSON"),
    ("  <html lang=\"en\">", "this is an HTML page, not JSON"),
    ("<?xml version=\"1.0\"?><a/>", "this is XML or HTML, not JSON"),
    (
      "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n",
      "this is a Git LFS pointer, not the file itself"
    ),
    ("const photos = [{id: 1}];", "this is JavaScript, not JSON"),
    ("export default []", "this is JavaScript, not JSON"),
    ("module.exports = []", "this is JavaScript, not JSON"),
    ("window.DATA = {}", "this is JavaScript, not JSON"),
    ("callback({\"id\": 1})", "this is JavaScript that calls 'callback', not JSON"),
    (")]}'\n[{\"id\": 1}]", "a guard against script inclusion stands before the JSON"),
    ("---\n- id: 1\n", "this looks like YAML, not JSON"),
    ("- id: 1\n  title: x\n", "this looks like YAML, not JSON"),
    ("photos:\n  - id: 1\n", "this looks like YAML, not JSON"),
    ("%PDF-1.7", "this is a PDF file, not JSON"),
    (
      "[\n<<<<<<< HEAD\n{\"id\": 1}\n=======\n{\"id\": 2}\n>>>>>>> b\n]",
      "a merge conflict was left here"
    ),
    ("[{\"id\": 1},\n=======\n{\"id\": 2}]", "a merge conflict was left here"),
    ("[1, // one\n 2]", "comments are no JSON"),
    ("/* list */ []", "comments are no JSON"),
    ("[1, # one\n 2]", "comments are no JSON"),
    ("[{'id': 1}]", "JSON writes texts in double quotes"),
    ("['a']", "JSON writes texts in double quotes"),
    ("[{\"id\": 1, title: \"x\"}]", "the key 'title' needs double quotes"),
    ("[{id: 1}]", "the key 'id' needs double quotes"),
    ("[{“id”: 1}]", "these are typographic quotes, and JSON writes texts in straight ones"),
    ("[{\"ok\": True}]", "'True' is Python, not JSON"),
    ("[{\"by\": None}]", "'None' is Python, not JSON"),
    ("[NaN]", "JSON has no number 'NaN'"),
    ("[-Infinity]", "JSON has no number 'Infinity'"),
    ("[undefined]", "'undefined' is JavaScript, not JSON"),
    ("[{\"at\": ISODate(\"2026-01-01\")}]", "'ISODate' is code, not JSON"),
    ("[{\"id\": 1}, ...]", "something was left out here"),
    ("[1, 2, ]", "a comma stands before the ']'"),
    ("[{\"id\": 1, }]", "a comma stands before the '}'"),
  ])
  func `a usual cause is called by its name`(text: String, message: String) {
    #expect(error(text)?.message == message)
    #expect(error(text)?.help?.isEmpty == false)
  }

  @Test(arguments: [
    ("[1 2]", "expected ',' or ']', found '2'", "a comma is missing before this"),
    (
      "[{\"a\": 1 \"b\": 2}]", "expected ',' or '}', found '\"'", "a comma is missing before this"
    ),
    ("[1, 2", "expected ',' or ']', found the end of the file", "the file may have been cut short"),
    (
      "[\"abc", "expected '\"' at the end of the text, found the end of the file",
      "the file may have been cut short"
    ),
    (
      "[\"abc\n\"]", "expected '\"' at the end of the text, found a line break",
      "a quote is missing on this line; a line break in a text is \\n"
    ),
    (
      "[\"a\tb\"]", "expected '\"' at the end of the text, found a tab",
      "a tab in a text is written \\t"
    ),
    (
      "[\"C:\\path\"]", "expected an escape such as '\\n' or '\\\"', found '\\' and 'path'",
      "a backslash itself is written \\\\"
    ),
    (
      "[007]", "a number does not begin with a zero that is followed by digits",
      "leave out the zero, or make a text of it: \"007\""
    ),
    ("[.5]", "expected a value, found '.'", "a number begins with a digit or '-'"),
    ("[1}", "expected ',' or ']', found '}'", "the brackets do not match"),
    (
      "[0x1F]", "expected ',' or ']', found 'x1F'",
      "JSON has no hexadecimal numbers; --json5 accepts them"
    ),
    ("[1] x", "expected the end of the file, found 'x'", ""),
    ("[1]]", "expected the end of the file, found ']'", "a closing bracket is one too many"),
    (
      "{\"id\": 1},\n{\"id\": 2}", "expected the end of the file, found ','",
      "several values stand in brackets, [a, b], or in a row without commas"
    ),
    ("", "the file is empty", "a list without items is written []"),
    (
      "[{\"a\"= 1}]", "expected ':' after the key, found '='",
      "JSON writes ':' between key and value"
    ),
    (
      "[{\"id\": \"\\ud83d\"}]", "half of a surrogate pair stands alone in a text that is used",
      "a pair such as \\ud83d\\ude00 makes one character"
    ),
    ("[\u{a0}1]", "expected a value, found U+00A0 (no-break space)", ""),
  ])
  func `a slip is told what was expected, and how it is mended`(
    text: String, message: String, help: String
  ) {
    #expect(error(text)?.message == message)
    #expect(error(text)?.help ?? "" == help)
  }

  @Test(
    arguments: [
      ([0x1f, 0x8b, 8, 0], "this is a gzip file, not JSON"),
      ([0x50, 0x4b, 3, 4, 20], "this is a zip archive, not JSON"),
      ([0x89, 0x50, 0x4e, 0x47, 13], "this is a PNG image, not JSON"),
      (Array("[\0\"\0a\0\"\0]\0".utf8), "this is binary data, not JSON"),
      ([0, 1, 2, 3], "this is binary data, not JSON"),
      (
        Array("[\"Gr".utf8) + [0xf6, 0xdf, 0x65] + Array("\"]".utf8),
        "expected UTF-8, found the byte 0xF6"
      ),
      ([0xff, 0xfe, 0x5b, 0x00, 0x00, 0xd8], "expected UTF-16, found the unit 0xD800"),
      ([0xff, 0xfe, 0x5b, 0x00, 0x5d], "expected UTF-16, and the file ends within a character"),
      ([0xff, 0xfe, 0, 0, 0x5b, 0, 0, 0x7f], "expected UTF-32, found the unit 0x7F00005B"),
    ] as [([UInt8], String)])
  func `bytes that are no text are told what they are`(bytes: [UInt8], message: String) {
    do throws(InputError) {
      _ = try ItemLoader.load(bytes: bytes, name: "x.json")
      Issue.record("loaded")
    } catch {
      #expect(error.message == message)
      #expect(error.help?.isEmpty == false)
    }
  }

  @Test func `lines and columns are those of the text, however it is encoded`() {
    let text = "[\n {\"id\": \"é😀\", x}]"
    let wide = text.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
    for bytes in [Array(text.utf8), [0xef, 0xbb, 0xbf] + Array(text.utf8), [0xff, 0xfe] + wide] {
      do throws(InputError) {
        _ = try ItemLoader.load(bytes: bytes, name: "x.json")
        Issue.record("loaded")
      } catch {
        #expect((error.line, error.column) == (2, 15))
        #expect(error.excerpt == " {\"id\": \"é😀\", x}]")
      }
    }
  }

  @Test func `a lone surrogate is no fault where nobody uses the text`() throws {
    let items = try load(#"[{"id": 1, "title": "a", "note": "\ud800", "\udc00": 2}]"#)
    #expect(items.title(at: 0) == "a")
    #expect(error(#"[{"id": 1, "title": "\ud800"}]"#)?.column == 22)
    #expect(error(#"{"a\ud800": {"n": 1}, "b": {"n": 2}}"#)?.column == 4)
    #expect(error(#"["\udc00"]"#)?.column == 3)
  }

  @Test func `an excerpt cannot disturb a terminal`() throws {
    let fault = try #require(error("[\"\u{1b}[31m\u{202e}\"]"))
    #expect(fault.excerpt == "[\"␛[31m\u{fffd}\"]")
    #expect(fault.message == "expected '\"' at the end of the text, found U+001B")
  }
}
