import Testing

@testable import ScrollModel

@Suite struct ItemArrayTests {
  @Test func `holes and repeated ids are named with their places`() {
    let source = ItemArray([5, nil, "b", 5, "b", nil, 5].map { Item(id: $0) })
    #expect(source.holes == [1, 5])
    #expect(
      source.duplicates == [
        DuplicateID(id: 5, places: [0, 3, 6]), DuplicateID(id: "b", places: [2, 4]),
      ])
    #expect(source.place(of: 5) == 0)
    #expect(source.place(of: "b") == 2)
    #expect(source.place(of: "5") == nil)
    #expect(source.idType == .mixed)
  }
}

@Suite struct CountedItemsTests {
  @Test(arguments: [
    (0, 1, nil), (5, 1, nil), (4, -2, nil), (3, 8, "r"), (12, -1, ""), (2, 0, "row 0"),
  ])
  func `every item is found under its own id and no other`(count: Int, first: Int, prefix: String?)
  {
    let source = CountedItems(count: count, first: first, prefix: prefix)
    #expect(source.count == count)
    #expect(source.idType == (prefix == nil ? .int : .string))
    for place in 0..<count {
      let id = source.id(at: place)
      #expect(id.flatMap { source.place(of: $0) } == place)
      #expect(source.title(at: place) == id?.description)
      #expect(id == (prefix.map { .text("\($0)\(first + place)") } ?? .integer(first + place)))
    }
    let strangers: [ItemID] = [
      .integer(first - 1), .integer(first + count), .integer(.min), .text("r08"), .text("r"),
      .text("r+8"), .text("\(first)x"), .text("row"),
    ]
    #expect(strangers.allSatisfy { source.place(of: $0) == nil })
  }

  @Test func `absurd counts make as many items as there can be`() {
    #expect(CountedItems(count: -3).count == 0)
    #expect(CountedItems(count: .max).count == CountedItems.maximumCount)
    let last = CountedItems(count: 10, first: .max - 3)
    #expect(last.id(at: last.count - 1) == .integer(.max - 1))
    #expect(CountedItems(count: 2, first: .min).place(of: .integer(.max)) == nil)
    #expect(CountedItems(count: 2, first: .min).place(of: .integer(.min + 1)) == 1)
  }
}
