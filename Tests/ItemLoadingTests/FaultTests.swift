import ItemLoading
import Testing

@Suite struct FaultTests {
  @Test(arguments: [
    ("", 1, 1), ("  \n ", 2, 2), ("[1, 2", 1, 6), ("[{\"id\": 1}\n{\"id\": 2}]", 2, 1),
    ("[\n  {\"id\": 1,}\n]", 2, 12), ("[1, 2,]", 1, 7), ("{\"a\" 1}", 1, 6),
    ("[tru]", 1, 2), ("[01]", 1, 2), ("[1.]", 1, 4), ("[\"a\tb\"]", 1, 4), ("[\"\\x\"]", 1, 4),
    ("[\"é→😀\", x]", 1, 9), ("[1] x", 1, 5), ("[1]]", 1, 4), ("\r\n\r\n  ?", 3, 3),
    ("a\r", 1, 1), ("[1,\r2,\r x]", 3, 2),
  ])
  func `a fault is found at its line and column`(text: String, line: Int, column: Int) {
    let fault = error(text)
    #expect(fault?.kind == .malformed)
    #expect((fault?.line, fault?.column) == (line, column), "\(fault?.message ?? "")")
  }

  @Test func `a fault shows its line with a caret`() throws {
    let fault = try #require(error("[\n  {\"id\": 1, \"title\": oops}\n]", name: "a/b.json"))
    #expect(fault.file == "a/b.json")
    #expect(fault.message == "expected a value, found 'oops'")
    #expect(fault.excerpt == "  {\"id\": 1, \"title\": oops}")
    #expect(fault.caret == 22)
  }

  @Test func `of a long line the part around the fault is shown`() throws {
    let before = String(repeating: "é", count: 500)
    let fault = try #require(error("[\"\(before)\", oops, \"\(before)\"]"))
    let excerpt = try #require(fault.excerpt)
    let caret = try #require(fault.caret)
    #expect(excerpt.count <= 102)
    #expect(Array(excerpt)[caret - 1] == "o")
    #expect(excerpt.hasPrefix("…é") && excerpt.hasSuffix("é…"))
  }

  @Test func `a missing file, a folder and a file that may not be read`() {
    #expect(throws: InputError.self) { try ItemLoader.load(path: fixture("no-such.json")) }
    for path in [fixture("no-such.json"), fixture("."), "", fixture("photos.json/x")] {
      do throws(InputError) {
        _ = try ItemLoader.load(path: path)
        Issue.record("loaded \(path)")
      } catch {
        #expect(error.kind == .unreadable)
        #expect(error.file == path)
        #expect(error.line == nil)
      }
    }
  }
}
