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
}
