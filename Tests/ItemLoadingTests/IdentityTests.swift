import ItemLoading
import ScrollModel
import Testing

@Suite struct IdentityTests {
  @Test(
    arguments: [
      ("0", .integer(0)), ("-0", .integer(0)), ("17", .integer(17)), ("-17", .integer(-17)),
      ("1.0", .integer(1)), ("1e2", .integer(100)), ("100E0", .integer(100)),
      ("1200e-2", .integer(12)), ("0.0", .integer(0)), ("-1.50e1", .integer(-15)),
      ("9007199254740993", .integer(9_007_199_254_740_993)),
      ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
      ("9223372036854775808", .wideInteger("9223372036854775808")),
      ("-9223372036854775809", .wideInteger("-9223372036854775809")),
      ("1e30", .wideInteger("1" + String(repeating: "0", count: 30))),
      ("1.5", .number("1.5")), ("1.50", .number("1.50")), ("1e-2", .number("1e-2")),
      ("1e999999999999999999999", .number("1e999999999999999999999")),
    ] as [(String, ItemID)])
  func `numbers keep their exact value`(spelling: String, id: ItemID) throws {
    let items = try load("[{\"id\": \(spelling)}]")
    #expect(items.id(at: 0) == id)
    #expect(items.place(of: id) == 0)
  }

  @Test func `a number and a text of the same spelling are two ids`() throws {
    let items = try load(#"[{"id": 1}, {"id": "1"}, {"id": "01"}, {"id": "2.0"}, {"id": 2.0}]"#)
    #expect(items.ids == [.integer(1), .text("1"), .text("01"), .text("2.0"), .integer(2)])
    #expect(items.idType == .mixed)
    #expect(items.duplicates.isEmpty)
    #expect(items.place(of: .text("1")) == 1)
    #expect(items.place(of: .text("2")) == nil)
    #expect(items.place(of: 2) == 4)
  }

  @Test func `integers that are written differently are one id`() throws {
    let items = try load(#"[{"id": 100}, {"id": 1e2}, {"id": 100.0}, {"id": 1000e-1}]"#)
    #expect(items.duplicates == [DuplicateID(id: 100, places: [0, 1, 2, 3])])
  }

  @Test func `escapes are another spelling of the same text`() throws {
    let items = try load(
      #"[{"id": "caf\u00e9"}, {"id": "café"}, {"id": "a\/b"}, {"\u0069d": "a/b"}]"#)
    #expect(items.ids == ["café", "café", "a/b", "a/b"])
    #expect(items.duplicates.map(\.places) == [[0, 1], [2, 3]])
  }

  @Test func `texts that Swift calls equal are one id`() throws {
    let items = try load(
      "[{\"id\": \"e\u{301}\"}, {\"id\": \"é\"}, {\"id\": \"\u{212a}\"}, {\"id\": \"K\"}]")
    #expect(items.duplicates.map(\.places) == [[0, 1], [2, 3]])
    #expect(items.place(of: "K") == 2)
    #expect(items.place(of: "é") == 0)
  }

  @Test func `UUIDs compare without regard to case, and texts with`() throws {
    let uuid = "6513270e-269e-4d37-b2a7-4de452e6b438"
    let items = try load("[{\"id\": \"\(uuid)\"}, {\"id\": \"\(uuid.uppercased())\"}]")
    #expect(items.idType == .uuid)
    #expect(items.duplicates.map(\.places) == [[0, 1]])
    let texts = try load(#"[{"id": "a"}, {"id": "A"}]"#)
    #expect(texts.duplicates.isEmpty)
  }

  @Test func `what cannot be an id is a hole`() throws {
    let items = try load(
      #"[{"id": 1}, {"id": null}, {}, {"id": ""}, {"id": true}, {"id": []}, {"id": {}}, {"id": 2}, {"id": 3}, {"id": 4}, {"id": 5}, {"id": 6}]"#
    )
    #expect(items.holes == [1, 2, 3, 4, 5, 6])
    #expect(items.id(at: 2) == nil)
    #expect(items.title(at: 2) == "")
    #expect(items.count == 12)
  }

  @Test func `of a repeated key the last counts`() throws {
    let items = try load(#"[{"id": 1, "id": 2}, {"id": 3, "id": null}, {"id": {"x": 1}, "id": 4}]"#)
    #expect(items.ids == [2, nil, 4])
  }

  @Test func `look-ups agree with a search, before and after the table is built`() throws {
    let values = (0..<200).map { $0 * 7 % 150 }
    let text = values.map { $0 % 3 == 0 ? "{\"id\": \"\($0)\"}" : "{\"id\": \($0)}" }
    let items = try load("[" + text.joined(separator: ", ") + "]")
    for value in 0..<160 {
      let id: ItemID = value % 3 == 0 ? .text("\(value)") : .integer(value)
      #expect(items.place(of: id) == values.firstIndex(of: value))
    }
  }

  @Test func `ids have the same common type whether they were read or made`() throws {
    let spellings = ["7", "2.5", "\"a\"", "\"6f1c2c9e-3a52-4f0a-9a77-1d2b3c4d5e6f\""]
    for choice in 1..<(1 << spellings.count) {
      let chosen = spellings.indices.filter { choice & 1 << $0 != 0 }.map { spellings[$0] }
      let items = try load("[\(chosen.joined(separator: ", "))]")
      let made = ItemArray(items.ids.map { Item(id: $0) })
      #expect(made.idType == items.idType, "\(chosen)")
    }
  }
}
