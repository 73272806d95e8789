import ItemLoading
import ScrollModel
import Testing

@Suite struct FixtureTests {
  @Test func `the twenty photos`() throws {
    let photos = try ItemLoader.load(path: fixture("photos.json"))
    #expect(photos.ids == (1...20).map { ItemID.integer($0) })
    #expect(photos.titles == (1...20).map { "Photo \($0)" })
    #expect(photos.listPath == "$")
    #expect(photos.idKey == "id")
    #expect(photos.titleKey == "title")
    #expect(photos.idType == .int)
    #expect(photos.report.diagnostics.isEmpty)
  }

  @Test func `the three cards`() throws {
    let options = LoadOptions(measure: .key("width"))
    let cards = try ItemLoader.load(path: fixture("cards.json"), options: options)
    #expect(cards.ids == [0, 1, 2])
    #expect(cards.titles.first == "Hello World 1")
    #expect((0..<3).map(cards.measure) == [375, 375, 375])
  }

  @Test func `messages have text for ids and for titles`() throws {
    let messages = try ItemLoader.load(path: fixture("messages.json"))
    #expect(messages.count == 40)
    #expect(messages.idType == .string)
    #expect(messages.titleKey == "text")
    #expect(messages.title(at: 11) == "👍")
    #expect(messages.place(of: "m40") == 39)
  }

  @Test func `products have UUIDs, in whatever case they are asked for`() throws {
    let products = try ItemLoader.load(path: fixture("products.json"))
    #expect(products.idType == .uuid)
    #expect(products.titleKey == "name")
    let last = try #require(products.id(at: 29))
    #expect(products.place(of: ItemID(text: last.description.lowercased())) == 29)
  }

  @Test func `articles have heights`() throws {
    let options = LoadOptions(measure: .key("height"))
    let articles = try ItemLoader.load(path: fixture("articles.json"), options: options)
    #expect(articles.measure(at: 0) == 212)
    #expect(articles.firstUnmeasured == nil)
    #expect(Set((0..<articles.count).map(articles.measure)).count > 20)
  }

  @Test func `albums have holes and duplicates`() throws {
    let albums = try ItemLoader.load(path: fixture("albums.json"))
    #expect(albums.listPath == "$.albums")
    #expect(albums.count == 24)
    #expect(albums.holes == [5, 10, 18, 20])
    #expect(
      albums.duplicates == [
        DuplicateID(id: 3, places: [2, 9, 22]), DuplicateID(id: 15, places: [14, 16]),
      ])
    #expect(albums.place(of: 3) == 2)
    #expect(albums.report.diagnostics.map(\.code) == [.duplicateID, .noID])
    #expect(albums.title(at: 5) == "Untitled")
  }
}
