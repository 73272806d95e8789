import Testing

@testable import ItemLoading

@Suite struct RecordTableTests {
  @Test func `places beyond the first chunks and in the rest of another thread`() {
    var table = RecordTable()
    var rest = RecordTable()
    for place in 0..<20_000 { table.append(ItemRecord(start: place, id: place)) }
    for place in 20_000..<50_000 { rest.append(ItemRecord(start: place, id: place)) }
    table.append(rest)
    #expect(table.count == 50_000)
    #expect(
      [0, 16_383, 16_384, 19_999, 20_000, 36_384, 49_999].allSatisfy { table[$0].start == $0 })
  }

  @Test func `an item takes 24 bytes`() {
    #expect(MemoryLayout<ItemRecord>.stride == 24)
  }
}
