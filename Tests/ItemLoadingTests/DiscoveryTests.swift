import ItemLoading
import ScrollModel
import Testing

/// What a person would choose in answers and exports of many kinds.
@Suite struct DiscoveryTests {
  struct Expectation: Sendable, CustomTestStringConvertible {
    var file: String
    var list: String
    var id: String?
    var type: ItemIDType
    var title: String?
    var ids: [ItemID]
    var firstTitle: String

    var testDescription: String { file }

    init(
      _ file: String, _ list: String, id: String?, _ type: ItemIDType, title: String?,
      _ ids: [ItemID], _ firstTitle: String
    ) {
      self.file = file
      self.list = list
      self.id = id
      self.type = type
      self.title = title
      self.ids = ids
      self.firstTitle = firstTitle
    }
  }

  static let expectations = [
    Expectation(
      "wrapped.json", "$.photos", id: "id", .int, title: "alt", [881, 882, 879],
      "A red door in a white wall"),
    Expectation(
      "nested.json", "$.photos.photo", id: "id", .string, title: "title", ["53210", "53211"],
      "Low tide"),
    Expectation(
      "graphql-edges.json", "$.data.user.repositories.edges", id: "node.id", .string,
      title: "node.name", ["R_1", "R_2"], "tides"),
    Expectation(
      "geojson.json", "$.features", id: "@index", .position, title: "properties.name", [0, 1],
      "Harbour"),
    Expectation(
      "jsonapi.json", "$.data", id: "id", .string, title: "attributes.title", ["1", "2"],
      "Bread that keeps"),
    Expectation(
      "hal.json", "$._embedded.orders", id: "id", .int, title: nil, [523, 524], "523"),
    Expectation(
      "odata.json", "$.value", id: "HotelId", .string, title: "HotelName", ["17", "18"],
      "Alpine"),
    Expectation(
      "listing.json", "$.data.children", id: "data.id", .string, title: "data.title",
      ["b1", "b2"], "My bread did not rise"),
    Expectation(
      "playlist.json", "$.items", id: "track.id", .string, title: "track.name",
      ["7ouM", "0aXc"], "Night train"),
    Expectation(
      "video-search.json", "$.items", id: "id.videoId", .string, title: "snippet.title",
      ["aZ1", "bY2"], "How to tie a bowline"),
    Expectation(
      "mongo-export.ndjson", "$", id: "_id.$oid", .string, title: "name",
      ["507f1f77bcf86cd799439011", "507f191e810c19729de860ea"], "Enamel mug"),
    Expectation(
      "cms-posts.json", "$", id: "id", .int, title: "title", [31, 29],
      "Ten bridges and one ferry"),
    Expectation(
      "contentful.json", "$.items", id: "sys.id", .string, title: "fields.title",
      ["5KsDBWse", "3DVMXPcM"], "Kites"),
    Expectation(
      "translations.json", "$.products", id: "sku", .string, title: "name", ["A-1", "A-2"],
      "Bread bin"),
    Expectation(
      "search-hits.json", "$.hits.hits", id: "_id", .string, title: "_source.title",
      ["n7", "n9"], "Ferry times"),
    Expectation(
      "map.json", "$", id: "@key", .string, title: "name", ["-Mx01", "-Mx02", "-Mx03"], "Ana"),
    Expectation(
      "map-under-key.json", "$.stations", id: "@key", .string, title: nil,
      ["old-harbour", "market", "airport"], "old-harbour"),
    Expectation(
      "calendar.json", "$.events", id: "id", .string, title: "title", ["e1", "e2", "e3"],
      "Gull census"),
    Expectation("pages.json", "$", id: "id", .int, title: "title", [1, 2, 3], "One"),
    Expectation(
      "strings.json", "$", id: nil, .string, title: nil,
      ["harbour", "orchard", "market", "Café des Étangs", "harbour"], "harbour"),
    Expectation(
      "numbers.json", "$.ids", id: nil, .int, title: nil,
      [7, 3, 12, 9_007_199_254_740_993, -4, 0], "7"),
    Expectation(
      "chat-export.json", "$.messages", id: "ts", .string, title: "text",
      ["1747380000.000100", "1747380042.000200"], "Is the ferry running?"),
    Expectation(
      "tweets.json", "$", id: "tweet_id", .int, title: "text",
      [9_007_199_254_740_993, 9_007_199_254_740_994], "first"),
    Expectation(
      "server-one-sided.json", "$.people", id: "id", .int, title: "name", [1, 2], "Ana"),
    Expectation(
      "unwritten-ids.json", "$", id: "src", .string, title: "src", ["a.jpg", "b.jpg", "c.jpg"],
      "a.jpg"),
    Expectation(
      "unidentified.json", "$", id: "@index", .position, title: nil, [0, 1, 2], "0"),
    Expectation(
      "languages.json", "$", id: "id", .int, title: "title", [1, 2, 3, 4, 5, 6, 7],
      "مرحبا بالعالم"),
    Expectation(
      "numbers-of-all-kinds.json", "$", id: "id", .int, title: "title",
      [-1, 0, .wideInteger("18446744073709551616"), 9_007_199_254_740_993], "negative"),
    Expectation("empty-answer.json", "$.results", id: "@index", .position, title: nil, [], ""),
    Expectation(
      "lines.ndjson", "$", id: "id", .string, title: "title", ["a", "b", "c"], "First"),
    Expectation("utf-16le.json", "$", id: "id", .int, title: "title", [1, 2], "Größe"),
    Expectation("utf-16be.json", "$", id: "id", .int, title: "title", [1, 2], "Größe"),
    Expectation("utf-32le.json", "$", id: "id", .int, title: "title", [1, 2], "Größe"),
    Expectation("utf-32be.json", "$", id: "id", .int, title: "title", [1, 2], "Größe"),
    Expectation("utf-8-mark.json", "$", id: "id", .int, title: "title", [1, 2], "Größe"),
  ]

  @Test(arguments: expectations)
  func `the list, the id and the title are what a person would choose`(
    expected: Expectation
  ) throws {
    let items = try ItemLoader.load(path: fixture("loading/" + expected.file))
    #expect(items.listPath == expected.list)
    #expect(items.idKey == expected.id)
    #expect(items.idType == expected.type)
    #expect(items.titleKey == expected.title)
    #expect(items.ids == expected.ids)
    #expect(items.titles.first ?? "" == expected.firstTitle)
  }

  @Test(arguments: expectations)
  func `naming what was found finds the same`(expected: Expectation) throws {
    let path = fixture("loading/" + expected.file)
    let found = try ItemLoader.load(path: path)
    let options = LoadOptions(
      list: found.listPath, idKey: found.idKey, titleKey: found.titleKey)
    let named = try ItemLoader.load(path: path, options: options)
    #expect(named.report == found.report)
  }

  @Test func `a page of figures beside the list is no second item`() throws {
    let file = #"{"meta": {"page": 1}, "photos": {"page": 1, "photo": [{"id": 7}, {"id": 8}]}}"#
    let items = try ItemLoader.load(
      bytes: Array(file.utf8), name: "answer.json", options: LoadOptions())
    #expect(items.listPath == "$.photos.photo")
    let map = #"{"a": {"name": "A", "tags": []}, "b": {"name": "B", "tags": ["x"]}}"#
    let entries = try ItemLoader.load(
      bytes: Array(map.utf8), name: "map.json", options: LoadOptions())
    #expect(entries.listPath == "$")
    #expect(entries.count == 2)
  }

  @Test func `titles in all scripts are as they are in the file`() throws {
    let items = try ItemLoader.load(path: fixture("loading/languages.json"))
    #expect(items.titles.dropFirst(2).prefix(3) == ["こんにちは世界", "👩‍👩‍👧‍👦🏳️‍🌈", "e\u{301} é"])
    // An empty title leaves the id to be read.
    #expect(items.titles.suffix(2) == ["6", "line\nbreak\ttab"])
  }

  @Test func `several lists with ids are an error that names them`() throws {
    do throws(InputError) {
      _ = try ItemLoader.load(path: fixture("loading/server.json"))
      Issue.record("an ambiguous document loaded")
    } catch {
      #expect(error.message == "2 lists are as likely: $.posts, $.comments")
      #expect(
        error.help == "choose one: --list '$.posts' (2 items), --list '$.comments' (1 item)")
    }
    let options = LoadOptions(list: "$.comments")
    let comments = try ItemLoader.load(path: fixture("loading/server.json"), options: options)
    #expect(comments.ids == [1])
    #expect(comments.titles == ["Nice"])
  }

  @Test func `a path that leads nowhere is told what there is`() {
    let fault = error(
      #"{"a": {"b": 1}, "photos": [{"id": 1}]}"#, LoadOptions(list: "$.a.c"))
    #expect(fault?.message == "there is nothing at '$.a.c': the path ends at '$.a'")
    #expect(fault?.help == "there is --list '$.photos' (1 item)")
    #expect(fault?.column == 7)
    let other = error(#"{"a": 1}"#, LoadOptions(list: "$.a"))
    #expect(other?.message == "what stands at '$.a' is no array and no object")
    #expect(error("[]", LoadOptions(list: "$.a["))?.message == "'$.a[' is no path to a list")
  }

  @Test func `a document without a list is told what it is`() {
    let record = error(#"{"id": 7, "name": "Ana", "address": {"city": "Bremen"}}"#)
    #expect(
      record?.message
        == "this is an object with 'id', 'name', 'address', and no list of items is in it")
    let answer = error(#"{"message": "Not Found", "documentation_url": "https://example.test"}"#)
    #expect(answer?.help == "an API seems to have answered with an error: Not Found")
    #expect(error("{}")?.message == "this is an empty object, and no list of items")
    #expect(error("42")?.message == "this is a number alone, and no list of items")
    #expect(error("null")?.message == "this is null, and no list of items")
  }
}
