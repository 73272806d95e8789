import TestSupport
import Testing

@testable import ScrollModel

@Suite struct ItemListTests {
  private func items(_ ids: [ItemID?]) -> [Item] { ids.map { Item(id: $0) } }

  @Test func `a list begins with its source's items under the keys 0 and on`() {
    let list = ItemList([Item(id: 7, title: "Seven", measure: 3), Item(id: nil), Item(id: "x")])
    #expect(list.count == 3)
    #expect(list.item(RowKey(0)) == Item(id: 7, title: "Seven", measure: 3))
    #expect(list.title(RowKey(2)) == "x")
    #expect(list.title(RowKey(1)) == "")
    #expect(list.isHole(RowKey(1)))
    #expect(list.hasHoles)
    #expect(list.keys(of: "x") == [RowKey(2)])
    #expect(list.keys(of: 8) == [])
  }

  @Test func `inserted items get keys of their own and can go again`() {
    var list = ItemList(CountedItems(count: 3))
    let keys = list.insert([Item(id: 9, title: "Nine"), Item(id: nil, measure: 4)])
    #expect(keys == [RowKey(3), RowKey(4)])
    #expect(list.count == 5)
    #expect(list.item(keys[0]) == Item(id: 9, title: "Nine"))
    #expect(list.measure(keys[1]) == 4)
    #expect(list.hasHoles)
    #expect(list.keys(of: 9) == [keys[0]])
    list.remove(keys[1])
    list.remove(keys[0])
    list.remove(RowKey(1))
    #expect(list.count == 2)
    #expect(!list.hasHoles)
    #expect(list.keys(of: 9) == [])
    #expect(list.keys(of: 2) == [])
    #expect(list.insert(items([2])) == [RowKey(5)])
    #expect(list.keys(of: 2) == [RowKey(5)])
  }

  @Test func `a repeated id leads to its next row when its first one goes`() {
    var list = ItemList(items([1, 2, 1, 1]))
    #expect(list.keys(of: 1) == [RowKey(0)])
    list.remove(RowKey(0))
    #expect(list.keys(of: 1) == [RowKey(2), RowKey(3)])
    #expect(list.keys(of: 2) == [RowKey(1)])
  }

  @Test func `the type of the ids follows what is inserted`() {
    #expect(ItemList(items([])).idType == .mixed)
    #expect(ItemList(items([nil])).idType == .mixed)
    #expect(ItemList(items([1, nil])).idType == .int)
    #expect(ItemList(items([1, "a"])).idType == .mixed)
    var list = ItemList(CountedItems(count: 1, prefix: "r"))
    #expect(list.idType == .string)
    let keys = list.insert(items([1]))
    #expect(list.idType == .mixed)
    list.remove(keys[0])
    #expect(list.idType == .string)
    list.remove(RowKey(0))
    _ = list.insert(items([1, 2]))
    #expect(list.idType == .int)
  }

  @Test func `new integers follow the largest one, whether it is still there or not`() {
    var list = ItemList(items([4, 17, nil, "b"]))
    #expect(list.newIDs(count: 2) == [18, 19])
    let keys = list.insert(items([30]))
    #expect(list.newIDs(count: 1) == [31])
    list.remove(keys[0])
    #expect(list.newIDs(count: 1) == [31])
    #expect(list.newIDs(count: 0) == [])
  }

  @Test func `beside text ids new names are made that the list has not`() {
    var list = ItemList(items(["new1", "a"]))
    #expect(list.newIDs(count: 2) == ["new2", "new3"])
    _ = list.insert(items(["new2"]))
    #expect(list.newIDs(count: 2) == ["new3", "new4"])
    var empty = ItemList(items([]))
    #expect(empty.newIDs(count: 2) == [1, 2])
    var full = ItemList(items([.integer(.max)]))
    #expect(full.newIDs(count: 1) == ["new1"])
  }

  @Test func `count and type are those of the items that are there, whatever came and went`() {
    for seed in 0..<40 {
      var random = SplitMix64(seed: UInt64(seed))
      var list = ItemList(CountedItems(count: 3))
      var there = (0..<3).map { (key: RowKey($0), id: ItemID.integer($0 + 1) as ItemID?) }
      for step in 0..<30 {
        if random.flip() || there.isEmpty {
          let id = random.pick([nil, .integer(step), .text("t\(step % 4)"), "7"] as [ItemID?])
          there.append((list.insert([Item(id: id)])[0], id))
        } else {
          list.remove(there.remove(at: random.below(there.count)).key)
        }
        #expect(list.count == there.count)
        let types = Set(there.compactMap { $0.id?.type })
        #expect(types.isEmpty || list.idType == ItemIDType(commonTo: types), "seed \(seed)")
      }
    }
  }
}
