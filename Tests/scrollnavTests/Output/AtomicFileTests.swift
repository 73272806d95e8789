import Foundation
import Testing

@testable import scrollnav

@Suite struct AtomicFileTests {
  private func failure(writingTo path: String) -> Failure? {
    do throws(Failure) {
      try AtomicFile.write("text", to: path)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a file is written whole and nothing else is left`() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write("first", to: folder.path("a.txt"))
    try AtomicFile.write("second", to: folder.path("a.txt"))
    #expect(try folder.read("a.txt") == "second")
    #expect(try folder.names == ["a.txt"])
  }

  @Test func `where writing breaks off the old contents stay and nothing else is left`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("old", to: "a.txt")
    let failure = #expect(throws: Failure.self) {
      try AtomicFile.write(to: folder.path("a.txt")) { descriptor throws(SystemError) in
        try AtomicFile.writeAll("half", to: descriptor)
        throw SystemError(code: ENOSPC)
      }
    }
    #expect(failure?.exitCode == .io)
    #expect(try folder.read("a.txt") == "old")
    #expect(try folder.names == ["a.txt"])
  }

  @Test func `a new file has the usual permissions and an old one keeps its own`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.txt")
    try AtomicFile.write("", to: path)
    func mode() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    let mask = umask(0)
    umask(mask)
    #expect(try mode() == 0o666 & ~Int(mask))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try AtomicFile.write("", to: path)
    #expect(try mode() == 0o640)
  }

  @Test func `a link is followed and stays a link`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("old", to: "real.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.txt"), withDestinationPath: "real.txt")
    try AtomicFile.write("new", to: folder.path("link.txt"))
    #expect(try folder.read("real.txt") == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link.txt"))
        == "real.txt")
  }

  @Test func `what a link to nothing yet points to is made`() throws {
    let folder = try TemporaryFolder()
    func link(_ name: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(name), withDestinationPath: target)
    }
    try link("a", to: "b")
    try link("b", to: folder.path("real.txt"))
    try AtomicFile.write("new", to: folder.path("a"))
    #expect(try folder.read("real.txt") == "new")
    #expect(try folder.names == ["a", "b", "real.txt"])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("a")) == "b")
    try link("round", to: "round")
    try link("lost", to: "missing/real.txt")
    #expect(failure(writingTo: folder.path("round"))?.exitCode == .cannotCreate)
    #expect(failure(writingTo: folder.path("lost"))?.exitCode == .cannotCreate)
    #expect(try folder.names == ["a", "b", "lost", "real.txt", "round"])
  }

  @Test func `what cannot be created is 73 and what breaks off is 74`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("", to: "file")
    #expect(failure(writingTo: folder.path("missing/a.txt"))?.exitCode == .cannotCreate)
    #expect(failure(writingTo: folder.path("file/a.txt"))?.exitCode == .cannotCreate)
    #expect(failure(writingTo: folder.url.path)?.exitCode == .cannotCreate)
    #expect(failure(writingTo: "")?.exitCode == .cannotCreate)
    #if os(Linux)
      #expect(failure(writingTo: "/dev/full")?.exitCode == .io)
      #expect(failure(writingTo: "/proc/self/a.txt")?.exitCode == .cannotCreate)
    #endif
    #expect(failure(writingTo: "/dev/null") == nil)
    #expect(try folder.names == ["file"])
  }
}
