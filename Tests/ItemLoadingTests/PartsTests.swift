import Foundation
import ScrollModel
import Testing

@testable import ItemLoading

@Suite struct ListPathTests {
  @Test(arguments: [
    ("$", 0), ("", 0), ("photos", 1), ("$.photos.photo", 2), (".a", 1), ("$['a.b'].c", 2),
    (#"$["it's"]"#, 1), ("$[0].a[12]", 3), ("$.@odata-x", 1), ("$x.y", 2), (#"$['a\'b\\c']"#, 1),
    ("$.ü.日本", 2),
  ])
  func `a path is written as it is read`(text: String, count: Int) throws {
    let path = try #require(ListPath(parsing: text))
    #expect(path.steps.count == count)
    #expect(ListPath(parsing: path.description) == path)
  }

  @Test(arguments: ["$.", "a..b", "$[", "$[a]", "$['a'", "$['a", "$[-1]", "$[1", "$[]x", "$[1]x"])
  func `a path that does not close is none`(text: String) {
    #expect(ListPath(parsing: text) == nil)
  }
}

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

@Suite struct OrderTests {
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

@Suite struct HashTests {
  @Test func `no scalar beyond ASCII equals one within, but for the three that are known`() {
    let ascii = Set((0..<128).map { String(Character(Unicode.Scalar(UInt8($0)))) })
    let equal = (UInt32(128)...0x2fff).compactMap(Unicode.Scalar.init)
      .filter { ascii.contains(String(Character($0))) }
    #expect(equal == ["\u{37e}", "\u{1fef}", "\u{212a}"])
  }

  @Test func `equal ids have equal hashes, from bytes and from values`() throws {
    let spellings = [
      "1", "1.0", "100e-2", "\"1\"", "\"a\"", "\"\\u0061\"", "\"K\"", "\"\u{212a}\"", "\"é\"",
      "\"e\u{301}\"", "\"abcdefgh\"", "\"abcdefghi\"", "123456789012345678901234567890",
      "\"6513270E-269E-4D37-B2A7-4DE452E6B438\"", "\"6513270e-269e-4d37-b2a7-4de452e6b438\"",
    ]
    let scanner = JSONScanner(bytes: Bytes(Array(spellings.joined(separator: "\n").utf8)))
    let reader = IdentityReader(scanner)
    var places: [Int] = []
    var place = 0
    for spelling in spellings {
      places.append(place)
      place += spelling.utf8.count + 1
    }
    for a in places {
      #expect(reader.hash(a) == IdentityHash.of(reader.id(a)))
      for b in places where reader.id(a) == reader.id(b) {
        #expect(reader.hash(a) == reader.hash(b))
        #expect(reader.isSame(a, b))
      }
    }
  }

  @Test func `a fingerprint changes with every byte and with the count`() {
    let bytes = (0..<100).map { UInt8($0) }
    var prints: Set<UInt64> = []
    for count in 0...100 { prints.insert(Fingerprint(of: Bytes(Array(bytes.prefix(count)))).value) }
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 1
      prints.insert(Fingerprint(of: Bytes(changed)).value)
    }
    prints.insert(Fingerprint(of: Bytes(bytes + [0])).value)
    #expect(prints.count == 202)
    // Sessions keep it, so it must be the same in later versions.
    #expect(Fingerprint(of: Bytes(Array("scrollnav".utf8))).value == 10_468_348_120_175_005_277)
  }
}

@Suite struct FileTests {
  @Test(arguments: [0, 1, 4095, 4096, 4097, 1 << 18 - 1, 1 << 18, 1 << 18 + 1, 1 << 18 + 4080])
  func `files are read or mapped whole, whatever their size`(size: Int) throws {
    let folder = FileManager.default.temporaryDirectory.path
    let path = "\(folder)/scrollnav-\(ProcessInfo.processInfo.processIdentifier)-\(size).json"
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 % 251 + 1) }
    #expect(FileManager.default.createFile(atPath: path, contents: Data(bytes)))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let read = try InputFile.bytes(of: path)
    #expect(read.count == size)
    #expect(read.array(0..<size) == bytes)
    #expect(read[size] == 0)
    #expect(read.block(at: size) == .zero)
  }
}
