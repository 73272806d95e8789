import ScrollModel
import Testing

@testable import ItemLoading

@Suite struct IdentityOrderTests {
  private func order(_ ids: [String]) throws -> LoadedItems {
    try load("[" + ids.map { "{\"id\": \($0)}" }.joined(separator: ", ") + "]")
  }

  @Test(arguments: [
    ["1", "2", "10"], ["\"m9\"", "\"m10\"", "\"n10\""], ["10", "2", "1"], ["\"b\"", "\"a\""],
    ["\"photo-0000001\"", "\"photo-0000002\""], ["999999999999999998", "999999999999999999"],
  ])
  func `ids that rise or fall are found by halving`(ids: [String]) throws {
    let items = try order(ids)
    #expect(items.scan.isOrdered)
    #expect(items.duplicates.isEmpty)
    for place in ids.indices {
      let id = try #require(items.id(at: place))
      #expect(items.place(of: id) == place)
    }
    for absent in [0, 5, -1, .text("m"), .text("photo-0000001x"), .number("1.5")] as [ItemID] {
      #expect(items.place(of: absent) == nil)
    }
    #expect(!items.isIndexed)
  }

  @Test(arguments: [
    ["1", "1"], ["1", "3", "2"], ["1", "\"2\""], ["-2", "-1"], ["1.0", "2.0"], ["\"é\"", "\"ê\""],
    ["\"a sentence that is long\"", "\"b sentence that is long\""], ["\"a\\u0062\"", "\"b\""],
    ["9999999999999999999", "99999999999999999999"], ["1", "null", "2"],
  ])
  func `others are searched for`(ids: [String]) throws {
    let items = try order(ids)
    #expect(!items.scan.isOrdered)
    for place in ids.indices {
      guard let id = items.id(at: place) else { continue }
      #expect(items.place(of: id) == items.ids.firstIndex(of: id))
    }
  }
}
