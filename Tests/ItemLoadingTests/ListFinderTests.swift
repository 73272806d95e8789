import ItemLoading
import ScrollModel
import Testing

@Suite struct ListFinderTests {
  @Test func `a document of many lists is not read for ever`() {
    let lists = (0..<500).map { "\"k\($0)\": {\"items\": [{\"id\": 1}]}" }
    let fault = error("{" + lists.joined(separator: ", ") + "}")
    #expect(fault?.message.hasPrefix("at least 100 lists are as likely: $.k0.items") == true)
    #expect(fault?.message.hasSuffix("and 90 more") == true)
  }

  @Test func `a map is told from its first entries, and read as one if all are alike`() throws {
    let entries = (0..<100).map { "\"k\($0)\": {\"n\": \($0), \"tags\": [{\"id\": 1}]}" }
    let items = try load("{" + entries.joined(separator: ", ") + "}")
    #expect(items.idKey == "@key")
    #expect(items.count == 100)
    // One entry that is no object makes it an object like any other, with lists inside.
    let fault = error("{" + entries.joined(separator: ", ") + ", \"total\": 100}")
    #expect(fault?.message.contains("$.k0.tags") == true)
  }

  @Test func `lists in many objects are found, and too many are refused politely`() throws {
    for depth in [1, 30, 60] {
      let open = String(repeating: "{\"a\": ", count: depth)
      let close = String(repeating: "}", count: depth)
      #expect(try load(open + "[{\"id\": 1}]" + close).ids == [1])
    }
    let open = String(repeating: "{\"a\": ", count: 100)
    let close = String(repeating: "}", count: 100)
    #expect(error(open + "[{\"id\": 1}]" + close)?.message.contains("no list of items") == true)
    #expect(error(String(repeating: "{\"a\": ", count: 600))?.message.contains("512") == true)
  }
}
