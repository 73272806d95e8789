import ItemLoading
import ScrollModel
import Testing

@Suite struct JSON5Tests {
  private let relaxed = LoadOptions(json5: true)

  @Test func `comments, trailing commas, single quotes and bare keys are accepted`() throws {
    let items = try ItemLoader.load(path: fixture("loading/relaxed.json5"), options: relaxed)
    #expect(items.listPath == "$.items")
    #expect(items.ids == [16, 17])
    #expect(items.titles == ["It's bread", "A \"short\" rope"])
    let weights = LoadOptions(measure: .key("weight"), json5: true)
    let weighed = try ItemLoader.load(path: fixture("loading/relaxed.json5"), options: weights)
    #expect((0..<2).map(weighed.measure) == [0.5, 2])
    #expect(throws: InputError.self) {
      try ItemLoader.load(path: fixture("loading/relaxed.json5"))
    }
  }

  @Test(
    arguments: [
      ("['\\x41\\v\\0\\'\"\\q', \"b\\\nc\"]", ["A\u{b}\0'\"q", "bc"]),
      ("[0xff, +1, -.5, 5., 1e3, -0x10]", ["255", "1", "-0.5", "5", "1000", "-16"]),
      ("[0x20000000000000001]", ["36893488147419103233"]),
      ("[1,2,/* a */]", ["1", "2"]), ("[1//a\n,2//b\n]", ["1", "2"]),
      ("\u{feff}[\u{a0}1,\u{2028}2]", ["1", "2"]), ("['a'/**/,]", ["a"]),
    ] as [(String, [String])])
  func `other notations have the same values`(text: String, ids: [String]) throws {
    #expect(try load(text, relaxed).ids.map { $0?.description } == ids)
  }

  @Test func `words that are keys are keys`() throws {
    let items = try load(
      "[{id: 1, null: 2, NaN: 3, $a_1: NaN, ü /* x */ : Infinity, t: -Infinity}]", relaxed)
    #expect(items.ids == [1])
    #expect(try load("[{true: 7}]", LoadOptions(idKey: "true", json5: true)).ids == [7])
  }

  @Test func `strict JSON stays what it is`() throws {
    for name in ["photos.json", "messages.json", "albums.json", "loading/languages.json"] {
      let strict = try ItemLoader.load(path: fixture(name))
      let loose = try ItemLoader.load(path: fixture(name), options: relaxed)
      #expect(strict.report == loose.report)
      #expect(strict.titles == loose.titles)
      #expect(strict.fingerprint == loose.fingerprint)
    }
  }

  @Test(arguments: [
    ("[,]", 1, 2), ("[1,,]", 1, 4), ("{a: 1,, b: 2}", 1, 7), ("[\n // é\n 'ab' x]", 3, 7),
    ("{/* é */ a 1}", 1, 10), ("['a\nb']", 1, 4), ("[1] /* ", 1, 5), ("[0x]", 1, 3),
    ("[1, a]", 1, 5),
    ("{a: 'é\\x4'}", 1, 8), ("[.]", 1, 2), ("['é', +]", 1, 7), ("[\"abc", 1, 6), ("[1, ", 1, 5),
    ("[0xz]", 1, 3), ("[1,\n2", 2, 2),
  ])
  func `a fault is where the user sees it`(text: String, line: Int, column: Int) {
    let fault = error(text, relaxed)
    #expect((fault?.line, fault?.column) == (line, column), "\(fault?.message ?? "")")
  }
}
