import Foundation
import Testing

@testable import ItemLoading

@Suite struct InputFileTests {
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

  @Test func `a mapped file is told from other memory for as long as it is mapped`() throws {
    let page = 4096
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(count: 2 * page).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let descriptor = open(file.path, O_RDONLY)
    defer { close(descriptor) }
    var storage = ByteStorage(mapping: descriptor, count: 2 * page)
    let base = try #require(storage?.base)
    #expect(ItemLoader.isMapped(base))
    #expect(ItemLoader.isMapped(base + 2 * page))
    #expect(!ItemLoader.isMapped(base - 1))
    #expect(!ItemLoader.isMapped(nil))
    storage = nil
    #expect(!ItemLoader.isMapped(base))
  }

  @Test func `a stream is read up to a limit, and no further than a zero at its start`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    func read(_ bytes: [UInt8], limit: Int) throws -> Int {
      try Data(bytes).write(to: file)
      let descriptor = open(file.path, O_RDONLY)
      defer { close(descriptor) }
      return try InputFile.read(descriptor, name: "pipe", limit: limit).count
    }
    let text = [UInt8](repeating: UInt8(ascii: " "), count: 1 << 18)
    #expect(try read(text, limit: 1 << 20) == 1 << 18)
    let error = #expect(throws: InputError.self) { try read(text, limit: 1 << 16) }
    #expect(error?.kind == .unreadable)
    #expect(error?.message == "more than 65536 bytes came, and no end")
    #expect(try read([0, 0, 0, 0] + text, limit: 1 << 20) < text.count)
    // The mark of UTF-32 begins with zeros, too.
    #expect(try read([0, 0, 0xfe, 0xff] + text, limit: 1 << 20) == text.count + 4)
    #expect(try read([UInt8(ascii: "x"), 0, 0, 0] + text, limit: 1 << 20) == text.count + 4)
  }
}
