import ScrollModel
import Testing

@testable import DragScript

@Suite struct IDReaderTests {
  private func reader(
    _ type: ItemIDType, binding: ItemIDType? = nil, containing ids: Set<ItemID> = []
  ) -> IDReader {
    IDReader(fixtureType: type, bindingType: binding, known: { id in ids.first { $0 == id } })
  }

  @Test(arguments: [
    ("15", ItemID.integer(15)), ("007", .integer(7)), ("-3", .integer(-3)), ("-0", .integer(0)),
    ("1.0", .integer(1)), ("1e2", .integer(100)), ("1.50e1", .integer(15)),
    ("120e-1", .integer(12)), ("0e999999999999999999999", .integer(0)),
    ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
    ("9223372036854775808", .wideInteger("9223372036854775808")),
    ("1e20", .wideInteger("100000000000000000000")), ("1e400000000000", .number("1e400000000000")),
    ("1.5", .number("1.5")), ("1e-1", .number("1e-1")), ("abc", .text("abc")), ("1.", .text("1.")),
    ("1e", .text("1e")), ("+1", .text("+1")), (".5", .text(".5")), ("--1", .text("--1")),
  ])
  func `in a fixture of integers a number is read by its value`(text: String, id: ItemID) {
    #expect(reader(.int).itemID(IDToken(text)) == id)
  }

  @Test func `quotes make text of a number`() {
    #expect(reader(.int).itemID(IDToken("15", isQuoted: true)) == .text("15"))
    #expect(reader(.int, binding: .int).bindingID(IDToken("15", isQuoted: true)) == .text("15"))
  }

  @Test func `in a fixture of text everything is text`() {
    #expect(reader(.string).itemID(IDToken("15")) == .text("15"))
    #expect(reader(.string).itemID(IDToken("007")) == .text("007"))
  }

  @Test func `in a fixture of both a number is one if the fixture has it`() {
    let mixed = reader(.mixed, containing: [.integer(1), .text("2"), .integer(7), .text("007")])
    #expect(mixed.itemID(IDToken("1")) == .integer(1))
    #expect(mixed.itemID(IDToken("1.0")) == .integer(1))
    #expect(mixed.itemID(IDToken("1", isQuoted: true)) == .text("1"))
    #expect(mixed.itemID(IDToken("2")) == .text("2"))
    #expect(mixed.itemID(IDToken("007")) == .text("007"))
    #expect(mixed.itemID(IDToken("9")) == .text("9"))
  }

  @Test func `the binding reads as its own type where it can`() {
    let uuid = "6BA7B810-9DAD-11D1-80B4-00C04FD430C8"
    #expect(reader(.string, binding: .int).bindingID(IDToken("7")) == .integer(7))
    #expect(reader(.string, binding: .int).bindingID(IDToken("r7")) == .text("r7"))
    #expect(reader(.int, binding: .string).bindingID(IDToken("7")) == .text("7"))
    #expect(reader(.string, binding: .uuid).bindingID(IDToken(uuid)).type == .uuid)
    #expect(reader(.int, binding: .uuid).bindingID(IDToken("7")) == .integer(7))
    #expect(reader(.string, binding: .int).itemID(IDToken("7")) == .text("7"))
  }

  @Test func `a UUID is spelled as the fixture spells it`() {
    let own = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    let typed = own.lowercased()
    for (type, binding) in [
      (ItemIDType.uuid, nil), (.mixed, nil), (.int, nil), (.uuid, ItemIDType.uuid),
    ] {
      let known = reader(type, binding: binding, containing: [ItemID(text: own)])
      for token in [IDToken(typed), IDToken(typed, isQuoted: true)] {
        #expect(known.itemID(token).description == own)
        #expect(known.bindingID(token).description == own)
      }
      let unknown = reader(type, binding: binding)
      #expect(unknown.bindingID(IDToken(typed)).description == typed)
    }
  }

  @Test(arguments: [
    ItemID.integer(15), .wideInteger("92233720368547758080"), .number("1.5"), .text("photo"),
    .text("15"), .text("my photo"), .text("nil"),
    ItemID(text: "6BA7B810-9DAD-11D1-80B4-00C04FD430C8"),
  ])
  func `an id as a script writes it reads back in a fixture that has it`(id: ItemID) throws {
    let spelling = IDToken(id).spelling
    let word = try #require(try Lexer.words(spelling).first)
    #expect(reader(.mixed, containing: [id]).itemID(word.value.id) == id)
  }
}
