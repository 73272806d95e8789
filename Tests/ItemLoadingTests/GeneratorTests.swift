import ItemLoading
import ScrollModel
import Testing

@Suite struct GeneratorTests {
  private func bytes(_ generator: ItemGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    generator.write { bytes += $0 }
    return bytes
  }

  @Test(arguments: ItemGenerator.Shape.allCases)
  func `what is generated loads, item by item`(shape: ItemGenerator.Shape) throws {
    let bytes = bytes(ItemGenerator(count: 2000, seed: 7, shape: shape))
    let options = LoadOptions(measure: .key("height"), strict: true)
    let items = try ItemLoader.load(bytes: bytes, name: "made.json", options: options)
    #expect(items.count == 2000)
    #expect(items.idKey == "id")
    #expect(items.titleKey == (shape == .messages ? "text" : shape == .uuid ? "name" : "title"))
    #expect(items.idType == (shape == .uuid ? .uuid : .string))
    #expect(items.firstUnmeasured == nil)
    #expect(items.duplicates.isEmpty)
    for place in [0, 1, 999, 1999] {
      let id = try #require(items.id(at: place))
      #expect(items.place(of: id) == place)
    }
  }

  @Test(arguments: ItemGenerator.Shape.allCases)
  func `the same choices give the same bytes, others give others`(shape: ItemGenerator.Shape) {
    let one = ItemGenerator(count: 50, seed: 1, shape: shape)
    let two = ItemGenerator(count: 50, seed: 2, shape: shape)
    #expect(bytes(one) == bytes(one))
    #expect(bytes(one) != bytes(two))
    // A longer list begins like a shorter one.
    let longer = bytes(ItemGenerator(count: 60, seed: 1, shape: shape))
    #expect(longer.starts(with: bytes(one).dropLast(3)))
  }

  @Test func `an empty list is a list`() throws {
    #expect(bytes(ItemGenerator(count: 0)) == Array("[]\n".utf8))
    #expect(bytes(ItemGenerator(count: -1)) == Array("[]\n".utf8))
  }

  @Test func `parts are written as they are made, and what the sink throws ends it`() {
    struct Full: Error {}
    var parts = 0
    do throws(Full) {
      try ItemGenerator(count: 100_000).write { part throws(Full) in
        #expect(part.count < 1 << 17)
        parts += 1
        if parts == 3 { throw Full() }
      }
      Issue.record("written to the end")
    } catch {
      #expect(parts == 3)
    }
  }
}
