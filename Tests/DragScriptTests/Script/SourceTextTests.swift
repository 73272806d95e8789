import ItemLoading
import Testing

@testable import DragScript

@Suite struct SourceTextTests {
  private let plain = "drag-script 1\nitems count=5\n\njump 3\n"

  private func read(_ bytes: [UInt8]) throws -> Script {
    try Script(bytes, file: "a.drag") { path throws(InputError) in
      throw InputError(.unreadable, file: path, message: "no such file")
    }
  }

  @Test func `line ends and a byte-order mark make no difference`() throws {
    let expected = try read(Array(plain.utf8))
    for end in ["\r\n", "\r"] {
      let text = plain.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: end)
      #expect(try read(Array(text.utf8)) == expected)
      #expect(try read([0xEF, 0xBB, 0xBF] + Array(text.utf8)) == expected)
    }
    #expect(try read(Array(plain.utf8.dropLast())) == expected)
  }

  @Test func `UTF-16 and damaged UTF-8 are named`() {
    let wide = #expect(throws: InputErrors.self) { try read([0xFF, 0xFE, 0x64, 0]) }
    #expect(wide?.errors.map(\.message) == ["expected UTF-8, found UTF-16"])
    let damaged = #expect(throws: InputErrors.self) {
      try read(Array("drag-script 1\njump ".utf8) + [0xFF, 0x0A, 0xC3, 0x28])
    }
    #expect(damaged?.errors.map(\.line) == [2, 3])
  }

  @Test func `no prefix of a script traps`() throws {
    let text = """
      drag-script 1
      items count=5 prefix=r
      log "at {offset:.1f}"
      on-report jump nil
      view a
      link a a by=id
      @a jump "my \\u{41}" anchor=0.5,0.25 animation=spring response=0.4s damping=0.8
      repeat 2
      together
      @a insert 2 ids=["a", b] before=x
      end
      expect @a.place("x") == [1, (2, 3)] within=0.5
      """
    let bytes = Array(text.utf8)
    for count in 0...bytes.count { _ = try? read(Array(bytes.prefix(count))) }
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] = damaged[index] == 0x22 ? 0x20 : 0x22
      _ = try? read(damaged)
    }
  }
}
