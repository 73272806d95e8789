import Testing

@testable import ItemLoading

/// What RFC 8259 allows and forbids, in the corners where parsers part.
@Suite struct MinefieldTests {
  private func isSound(_ text: String) -> Bool { isSound(Array(text.utf8)) }

  private func isSound(_ bytes: [UInt8]) -> Bool {
    let scanner = JSONScanner(bytes: Bytes(bytes))
    var unpaired = -1
    let end = try? scanner.value(scanner.blanks(0), depth: 0, unpaired: &unpaired)
    return end.map(scanner.blanks) == bytes.count
  }

  @Test(arguments: [
    "0", "-0", "1", "-1", "123456789012345678901234567890", "0.5", "-0.0", "1.25e3", "1E3",
    "1e+3", "1e-3", "0e0", "0E+01", "1e00", "-1e-999999", "20e1", "0.00000000000000000000001",
  ])
  func `sound numbers`(text: String) {
    #expect(isSound(text))
    #expect(isSound("[\(text)]"))
    #expect(isSound(" \(text) "))
  }

  @Test(arguments: [
    "-", "+1", "01", "-01", "00", "1.", ".5", "-.5", "1.e3", "1e", "1e+", "1E-", "1e1.5", "0x10",
    "1_000", "1,5", "1 2", "--1", "- 1", "1-", "1+2", "NaN", "nan", "Infinity", "-Infinity",
    "inf", "1f", "0b1", "\u{ff11}", "1e5e5", "0.1.2", "1a", "-a", "0e", "0e+",
  ])
  func `no numbers`(text: String) {
    #expect(!isSound(text))
    #expect(!isSound("[\(text)]") || text == "1,5")
  }

  @Test(arguments: [
    #""""#, #""a""#, #""\"\\\/\b\f\n\r\t""#, #""\u0000\u001f""#, #""\uD83D\uDE00""#, #""\ud800""#,
    #""\udc00\ud800""#, #""\ud800\ud800\udc00""#, #""\uFFFF\uFDD0""#, "\"\u{7f}\"",
    "\"\u{2028}\u{2029}\"", "\"\u{10ffff}\"", "\"\u{feff}\"", "\"é日😀\"", #""a/*b*/c//d""#,
    #""\\u12""#,
  ])
  func `sound texts`(text: String) {
    #expect(isSound(text))
    // Far from the beginning of a block, and over its end.
    for count in 12..<20 {
      let padding = String(repeating: "x", count: count)
      #expect(isSound("\"\(padding)" + text.dropFirst()))
    }
  }

  @Test(arguments: [
    "\"", "\"a", "a\"", "'a'", #""\""#, #""\a""#, #""\'""#, #""\x41""#, #""\u""#, #""\u12""#,
    #""\u12G4""#, #""\U0041""#, #""\u00 0""#, #""\u{41}""#, "\"\n\"", "\"\t\"", "\"\0\"",
    "\"\u{1f}\"", "\"\r\"", #""\"#, #""\ud800\u""#, #""\ud800\u1""#, "\"\\\n\"", #""a" "b""#,
    #""a""b""#, "`a`", "\u{201c}a\u{201d}", #""\0""#, #""\v""#,
  ])
  func `no texts`(text: String) {
    #expect(!isSound(text))
    for count in 12..<20 where text.hasPrefix("\"") {
      let padding = String(repeating: "x", count: count)
      #expect(!isSound("\"\(padding)" + text.dropFirst()))
    }
  }

  @Test(
    arguments: [
      [0x80], [0xbf], [0xc0, 0x80], [0xc1, 0xbf], [0xc2], [0xc2, 0x20], [0xe0, 0x80, 0x80],
      [0xe0, 0x9f, 0xbf], [0xe2, 0x82], [0xe2, 0x28, 0xa1], [0xed, 0xa0, 0x80], [0xed, 0xbf, 0xbf],
      [0xf0, 0x80, 0x80, 0x80], [0xf0, 0x8f, 0xbf, 0xbf], [0xf0, 0x9f, 0x98],
      [0xf4, 0x90, 0x80, 0x80],
      [0xf5, 0x80, 0x80, 0x80], [0xf8, 0x88, 0x80, 0x80, 0x80], [0xfe], [0xff],
    ] as [[UInt8]])
  func `no UTF-8`(bytes: [UInt8]) {
    for count in 0..<20 {
      let padding = [UInt8](repeating: UInt8(ascii: "x"), count: count)
      #expect(!isSound([ASCII.quote] + padding + bytes + [ASCII.quote]))
    }
    #expect(!isSound(bytes))
  }

  @Test func `every scalar is sound in a text, but for control characters, quote and backslash`() {
    for value in UInt32(0)...0x10ffff where value < 0x900 || value % 251 == 0 || value > 0x10fff0 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isSpecial = value < 0x20 || scalar == "\"" || scalar == "\\"
      let bytes = [ASCII.quote] + Array(String(Character(scalar)).utf8) + [ASCII.quote]
      #expect(isSound(bytes) != isSpecial, "U+\(String(value, radix: 16))")
    }
  }

  @Test(arguments: [
    "[]", "{}", "[ ]", "{ }", "[[]]", "[{}]", "{\"\":[]}", "[null,true,false]",
    "\t[\r\n1\n,\r2 ]\t", "{\"a\":1,\"a\":2}", "{\"a\\u0000b\":1}", "\n\n\"a\"\n",
  ])
  func `sound structures`(text: String) { #expect(isSound(text)) }

  @Test(arguments: [
    "", " ", "[", "]", "{", "}", "[}", "{]", "[1", "[1,", "[1,]", "[,1]", "[1,,2]", "[,]", "[1 2]",
    "[1;2]", "[1:2]", "{\"a\"}", "{\"a\":}", "{\"a\" 1}", "{\"a\":1,}", "{,}", "{,\"a\":1}",
    "{\"a\":1 \"b\":2}", "{\"a\":1,,\"b\":2}", "{a:1}", "{'a':1}", "{1:1}", "{null:1}", "{[]:1}",
    "{\"a\"::1}", "{\"a\":1}}", "[]]", "[][]", "tru", "truee", "True", "nul", "null0", "fals",
    "falsetrue", "[true", "[\u{a0}1]", "[\u{b}1]", "[\u{c}1]", "[\u{2028}1]", "/**/[]", "[]//",
    "[1/*c*/]", "#\n[]", "<a>", "\u{feff}[]", "[\u{feff}]", "[\"a\"", "[\"a", "{\"a\":\"b",
    "{\"a\"", "\\u005b]", "[\\n]", "*", "[*]", "[1]a", "[...]", "{\"a\":1;\"b\":2}", "[[[",
    "[\"\",",
  ])
  func `no structures`(text: String) { #expect(!isSound(text)) }

  @Test func `512 containers lie within one another, and no more`() {
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
      let fits = String(repeating: open, count: 512) + "1" + String(repeating: close, count: 512)
      #expect(isSound(fits))
      #expect(!isSound(open + fits + close))
      #expect(error(open + fits + close)?.message.contains("512") == true)
      #expect(error(String(repeating: open, count: 100_000))?.message.contains("512") == true)
    }
    // The same through every door: a list, a map, values in a row, a named list.
    let deep = String(repeating: "[", count: 510) + String(repeating: "]", count: 510)
    #expect(throws: Never.self) { try load("[{\"id\": 1, \"deep\": \(deep)}]") }
    #expect(error("[{\"id\": 1, \"deep\": [\(deep)]}]")?.message.contains("512") == true)
    #expect(throws: Never.self) { try load("{\"id\": 1, \"deep\": [\(deep)]}\n{}") }
    #expect(error("{\"id\": 1, \"deep\": [[\(deep)]]}\n{}")?.message.contains("512") == true)
    #expect(
      error("{\"a\": [{\"deep\": [\(deep)]}]}", LoadOptions(list: "a"))?.message.contains("512")
        == true)
  }

  private static let small = """
    {"photos": [{"id": 1, "title": "Caf\\u00e9 é", "h": -1.5e3, "ok": [true, null]},
     {"id": "x", "title": {"en": "😀"}}], "more": {"a": false}}
    """

  @Test func `a file that is cut off anywhere is refused at its end`() throws {
    let bytes = Array(Self.small.utf8)
    for count in 1..<bytes.count {
      do throws(InputError) {
        _ = try ItemLoader.load(bytes: Array(bytes.prefix(count)), name: "cut.json")
        Issue.record("\(count) bytes loaded")
      } catch {
        let cut = String(decoding: bytes.prefix(count), as: UTF8.self)
        let lines = cut.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(error.kind == .malformed)
        #expect(error.line == lines.count)
        // A word or a character is faulty from where it begins.
        let column = (lines.last?.unicodeScalars.count ?? 0) + 1
        #expect((column - 5...column).contains(error.column ?? 0), "\(cut)")
      }
    }
    #expect(try load(Self.small).count == 2)
  }

  @Test func `no change of a byte brings the loader down`() {
    let bytes = Array(Self.small.utf8)
    let changes = Array("{],\"\\0 ".utf8) + [0, 0x80, 0xc3, 0xf0, 0xff]
    for place in bytes.indices {
      for change in changes {
        var changed = bytes
        changed[place] = change
        guard
          let items = try? ItemLoader.load(bytes: changed, name: "changed.json")
        else { continue }
        // What loads is sound JSON, and all that can be asked of it has an answer.
        #expect(isSound(changed) || items.listPath == "$")
        #expect(items.titles.count == items.count)
      }
    }
  }
}
