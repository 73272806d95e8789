import Testing

@testable import ItemLoading

@Suite struct ListPathTests {
  @Test(arguments: [
    ("$", 0), ("", 0), ("photos", 1), ("$.photos.photo", 2), (".a", 1), ("$['a.b'].c", 2),
    (#"$["it's"]"#, 1), ("$[0].a[12]", 3), ("$.@odata-x", 1), ("$x.y", 2), (#"$['a\'b\\c']"#, 1),
    ("$.ü.日本", 2),
  ])
  func `a path is written as it is read`(text: String, count: Int) throws {
    let path = try #require(ListPath(parsing: text))
    #expect(path.steps.count == count)
    #expect(ListPath(parsing: path.description) == path)
  }

  @Test(arguments: ["$.", "a..b", "$[", "$[a]", "$['a'", "$['a", "$[-1]", "$[1", "$[]x", "$[1]x"])
  func `a path that does not close is none`(text: String) {
    #expect(ListPath(parsing: text) == nil)
  }
}
