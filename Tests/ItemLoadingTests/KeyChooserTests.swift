import ItemLoading
import ScrollModel
import Testing

/// Which members serve as id and title, rule by rule.
@Suite struct KeyChooserTests {
  private func choice(_ text: String) throws -> (id: String?, title: String?) {
    let items = try load(text)
    return (items.idKey, items.titleKey)
  }

  @Test(arguments: ["id", "_id", "uuid", "guid", "identifier", "key", "pk", "slug", "ts"])
  func `known keys are ids, in whatever case`(key: String) throws {
    for spelling in [key, key.uppercased()] {
      #expect(try choice("[{\"other\": 1, \"\(spelling)\": \"a\"}]").id == spelling)
    }
  }

  @Test func `known keys have an order of their own`() throws {
    #expect(try choice(#"[{"slug": "a", "uuid": "b", "_id": "c"}]"#).id == "_id")
    #expect(try choice(#"[{"ts": 1, "key": 2}]"#).id == "key")
    // A known key in the item comes before one within a container.
    #expect(try choice(#"[{"node": {"id": 1}, "slug": "a"}]"#).id == "slug")
    #expect(try choice(#"[{"track": {"id": 1}, "node": {"key": 2}}]"#).id == "node.key")
  }

  @Test func `a known key serves when at least half of the items have it`() throws {
    #expect(try choice(#"[{"id": 1, "x": 1}, {"x": 2}]"#).id == "id")
    #expect(try choice(#"[{"id": 1, "x": 1}, {"x": 2}, {"x": 3}]"#).id == "x")
    #expect(try choice(#"[{"id": null, "uuid": "a"}, {"id": null, "uuid": "b"}]"#).id == "uuid")
    #expect(try choice(#"[{"id": true, "x": "a"}]"#).id == "x")
  }

  @Test func `known keys need not be distinct, other keys must`() throws {
    #expect(try choice(#"[{"id": 1}, {"id": 1}]"#).id == "id")
    #expect(try choice(#"[{"trackId": 1, "n": "a"}, {"trackId": 1, "n": "b"}]"#).id == "n")
    #expect(try choice(#"[{"n": "a"}, {"n": "a"}]"#).id == "@index")
  }

  @Test(arguments: ["trackId", "HotelId", "tweet_id", "objectID", "photo-id", "ASIN_ID"])
  func `a key that ends in id serves`(key: String) throws {
    #expect(try choice("[{\"name\": \"a\", \"\(key)\": 1}]").id == key)
  }

  @Test func `a word that merely ends so comes after ids that are marked as such`() throws {
    #expect(try choice(#"[{"paid": 1, "userId": 2}]"#).id == "userId")
    #expect(try choice(#"[{"name": "a", "paid": 1}]"#).id == "paid")
  }

  @Test func `a key that repeats only far down the list is not taken`() throws {
    // The first items could be told apart by `n`, the last two could not.
    let items = (0..<100).map { "{\"n\": \($0 == 99 ? 98 : $0), \"m\": \"\($0)\"}" }
    #expect(try choice("[" + items.joined(separator: ",") + "]").id == "m")
    let all = (0..<100).map { "{\"n\": \($0 == 99 ? 98 : $0)}" }
    #expect(try choice("[" + all.joined(separator: ",") + "]").id == "@index")
  }

  @Test func `what most items have counts, not what the first ones have`() throws {
    let late = (0..<200).map { $0 < 50 ? "{\"key\": \($0)}" : "{\"id\": \($0), \"name\": \"n\"}" }
    let items = try load("[" + late.joined(separator: ",") + "]")
    #expect(items.idKey == "id")
    #expect(items.titleKey == "name")
    #expect(items.holes == Array(0..<50))
  }

  @Test func `an id that is an object gives its first complete and distinct member`() throws {
    let text = #"[{"id": {"kind": "v", "no": 1}}, {"id": {"kind": "v", "no": 2}}]"#
    #expect(try choice(text).id == "id.no")
    #expect(try load(text, LoadOptions(idKey: "id")).ids == [1, 2])
    let oid = #"[{"_id": {"$oid": "a"}}, {"_id": {"$oid": "a"}}, {}]"#
    #expect(try load(oid).ids == ["a", "a", nil])
  }

  @Test func `titles have an order of their own, and empty ones do not count`() throws {
    #expect(try choice(#"[{"id": 1, "text": "a", "name": "b"}]"#).title == "name")
    #expect(try choice(#"[{"id": 1, "title": "", "caption": "b"}]"#).title == "caption")
    #expect(try choice(#"[{"id": 1, "title": 7}]"#).title == "title")
    #expect(try choice(#"[{"id": 1, "title": null, "productName": "b"}]"#).title == "productName")
    #expect(try choice(#"[{"id": 1, "ok": "b"}]"#).title == nil)
    let nested = #"[{"id": 1, "title": {"raw": {"n": 1, "de": "Salz"}, "x": "y"}}]"#
    #expect(try load(nested).titles == ["Salz"])
  }

  @Test func `the title is sought where the id was found`() throws {
    let text = #"[{"name": "wrapper", "track": {"id": 1, "name": "song"}}]"#
    #expect(try choice(text).title == "track.name")
    #expect(try choice(#"[{"id": 1, "attributes": {"title": "a"}}]"#).title == "attributes.title")
  }

  @Test func `an id is sought inside a container by how its key ends`() throws {
    let places = #"[{"properties": {"a": 1, "osm_id": 4}}, {"properties": {"a": 2, "osm_id": 5}}]"#
    #expect(try choice(places).id == "properties.osm_id")
    // One that is marked as an id in the item comes first, one that merely ends so does not.
    #expect(
      try choice(#"[{"trackId": 1, "properties": {"osm_id": 4}}]"#).id == "trackId")
    #expect(
      try choice(#"[{"paid": 1, "properties": {"osm_id": 4}}]"#).id == "properties.osm_id")
    #expect(try choice(#"[{"name": "a", "properties": {"osmid": 4}}]"#).id == "properties.osmid")
    let twice = #"[{"properties": {"osm_id": 4}}, {"properties": {"osm_id": 4}}]"#
    #expect(try choice(twice).id == "@index")
  }

  @Test func `a title in several languages is found inside a container`() throws {
    let entry = #"{"sys": {"id": "a"}, "fields": {"slug": {"en": "k"}, "title": {"en": "Kites"}}}"#
    #expect(try choice("[\(entry)]") == ("sys.id", "fields.title"))
    #expect(try load("[\(entry)]").titles == ["Kites"])
    let half = #"{"sys": {"id": "b"}, "fields": {"title": {"en": "", "de": "Nebel"}}}"#
    #expect(try load("[\(entry), \(half)]").titles == ["Kites", "Nebel"])
    // Enough items that they are read by their shape.
    let many = (0..<300).map {
      #"{"sys": {"id": "\#($0)"}, "fields": {"title": {"en": "T\#($0)"}, "n": {"en": \#($0)}}}"#
    }
    let items = try load("[" + many.joined(separator: ",") + "]")
    #expect(items.titleKey == "fields.title")
    #expect(items.titles == (0..<300).map { "T\($0)" })
  }

  @Test func `keys of a map are ids, and of a repeated key the last entry counts`() throws {
    let text = #"{"b": {"n": 1, "t": "x"}, "a": {"n": 2}, "b": {"n": 3, "t": "y"}}"#
    let items = try load(text, LoadOptions(titleKey: "n"))
    #expect(items.ids == ["b", "a"])
    #expect(items.titles == ["3", "2"])
    #expect(try load(text, LoadOptions(list: "$", idKey: "n")).ids == [3, 2])
    #expect(try load(#"{"": {"n": 1}, "a": {"n": 2}}"#).ids == [nil, "a"])
  }

  @Test func `objects that have only containers in common are no items`() {
    let fault = error(#"{"users": {"1": {"n": 1}}, "posts": {"1": {"n": 1}}}"#)
    #expect(fault?.message.contains("no list of items") == true)
    #expect(
      error(#"{"a": {"edges": [{"id": 1}]}, "b": {"edges": [{"id": 1}]}}"#)?.message
        == "2 lists are as likely: $.a.edges, $.b.edges")
  }

  @Test func `an object of unlike objects is no map`() {
    #expect(error(#"{"user": {"id": 1, "name": "a"}, "plan": {"price": 1}}"#) != nil)
    #expect(error(#"{"only": {"id": 1}}"#) != nil)
  }

  @Test func `the shallowest array of objects wins, and maps come after arrays`() throws {
    #expect(
      try load(#"{"a": {"deep": [{"id": 1}]}, "top": [{"x": 1}]}"#).listPath == "$.top")
    let beside =
      #"{"m": {"p": {"id": 1, "t": [{"z": 1}]}, "q": {"id": 2}}, "l": {"k": [{"x": 1}]}}"#
    #expect(try load(beside).listPath == "$.l.k")
    #expect(try load(#"{"tags": ["a"], "photos": []}"#).listPath == "$.tags")
    #expect(try load(#"{"b": [], "a": {"c": []}}"#).listPath == "$.b")
  }

  @Test func `a document that has only errors to tell is no list`() throws {
    let message = "an API answered with an error, and with no list of items"
    let answer = #"{"data": null, "errors": [{"path": ["photos"], "message": "Not found"}]}"#
    #expect(error(answer)?.message == "\(message): Not found")
    #expect(error(answer)?.column == 26)
    #expect(error(answer)?.help == "--list '$.errors' reads the errors as items")
    let nested = #"{"error": {"code": 404, "errors": [{"domain": "global", "reason": "gone"}]}}"#
    #expect(error(nested)?.message == "\(message): global")
    #expect(error(#"{"errors": {"name": ["is blank"]}}"#)?.message == "\(message): is blank")
    #expect(error(#"{"errors": [{"code": 3}], "photos": []}"#)?.message == message)
    // What could be answered is read, and what was asked for by name.
    #expect(
      try load(#"{"errors": [{"code": 3}], "data": {"p": [{"id": 1}]}}"#).listPath == "$.data.p")
    #expect(try load(answer, LoadOptions(list: "$.errors")).count == 1)
    #expect(try load(#"{"errors": []}"#).count == 0)
  }

  @Test func `of a repeated key in the document the last list counts`() throws {
    #expect(try load(#"{"a": [{"id": 1}], "a": [{"id": 2}]}"#).ids == [2])
    #expect(error(#"{"a": [{"id": 1}], "a": null}"#) != nil)
    #expect(
      try load(#"{"a": [{"id": 1}], "a": [{"id": 2}]}"#, LoadOptions(list: "a")).ids == [2])
  }

  @Test func `values in a row are items, whatever the file is called`() throws {
    #expect(try load("{\"id\": 1}\n{\"id\": 2}\n", name: "x.txt").ids == [1, 2])
    #expect(try load("{\"id\": 1}{\"id\": 2}").ids == [1, 2])
    #expect(try load("[{\"id\": 1}]\n[{\"id\": 2}]").ids == [1, 2])
    #expect(try load("\"a\"\n\"b\" 3").ids == ["a", "b", 3])
    #expect(try load("{\"id\": 1}", name: "x.ndjson").ids == [1])
    #expect(try load("", name: "x.jsonl").count == 0)
    #expect(
      try load("{\"a\": {\"b\": [{\"id\": 1}]}}\n{}", LoadOptions(list: "$[0].a.b")).ids == [1])
    #expect(error("1\"a\"")?.column == 2)
    #expect(error("{\"id\": 1}\n{\"id\": }")?.line == 2)
  }

  @Test func `a list within an array can be named`() throws {
    let text = #"[{"kind": "post"}, {"data": {"children": [{"id": "c1"}]}}]"#
    #expect(try load(text, LoadOptions(list: "$[1].data.children")).ids == ["c1"])
  }

  @Test func `an array of neither objects nor ids has no items`() throws {
    let items = try load("[null, true, [1]]")
    #expect(items.count == 0)
    #expect(items.skippedCount == 3)
    let mixed = try load(#"["a", null, 1, true, "", [2]]"#)
    #expect(mixed.ids == ["a", nil, 1, nil, nil])
    #expect(mixed.skippedCount == 1)
  }
}
