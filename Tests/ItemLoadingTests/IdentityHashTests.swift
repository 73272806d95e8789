import ScrollModel
import Testing

@testable import ItemLoading

@Suite struct IdentityHashTests {
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
}
