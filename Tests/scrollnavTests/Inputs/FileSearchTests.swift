import Foundation
import Testing

@testable import scrollnav

@Suite struct FileSearchTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ names: String...) throws {
    for name in names {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name).deletingLastPathComponent(),
        withIntermediateDirectories: true)
      _ = try folder.write("drag-script 1\nitems count=3\nexpect offset == 1\n", to: name)
    }
  }

  @Test func `a folder is searched in order of paths, hidden files and others left out`() throws {
    try write("b.drag", "a/z.drag", "a/é.drag", "a-b/c.drag", ".hidden.drag", ".git/x.drag")
    try write("notes.txt", "named.drag/inner.drag")
    let path = folder.url.path
    let found = try FileSearch.files(".drag", at: [path, folder.path("b.drag")])
    let names = ["a-b/c", "a/z", "a/é", "b", "named.drag/inner"]
    #expect(found == names.map { "\(path)/\($0).drag" })
    #expect(try FileSearch.files(".drag", at: [path + "/"]) == found)
    #expect(try FileSearch.files(".drag", at: [folder.path("notes.txt")]).count == 1)
  }

  @Test func `links to files are files and links to folders are passed over`() throws {
    try write("a/z.drag")
    for (name, target) in [("link.drag", "a/z.drag"), ("a/up", ".."), ("lost.drag", "nothing")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(name), withDestinationPath: target)
    }
    let found = try FileSearch.files(".drag", at: [folder.url.path])
    #expect(found == ["a/z", "link", "lost"].map { folder.path("\($0).drag") })
    #expect(try FileSearch.files(".drag", at: [folder.path("a/up")]).count == 3)
  }

  @Test(.enabled(if: BuiltTool.unprivileged != nil))
  func `a folder that cannot be searched is an error, not an empty one`() throws {
    let prefix = try #require(BuiltTool.unprivileged)
    try write("open/z.drag", "open/sub/failing.drag")
    let sub = folder.path("open/sub")
    func mode(_ mode: Int) throws {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: sub)
    }
    // Removing it needs the rights again.
    defer { try? mode(0o755) }
    for (rights, fault) in [(0, "open/sub"), (0o444, "open/sub/failing.drag")] {
      try mode(rights)
      for command in ["test open", "test open --filter z", "lint open", "test open/sub"] {
        let result = try BuiltTool.shell("\(prefix)\"$SCROLLNAV\" \(command)", in: folder.url)
        #expect(result.code == 66, "\(rights) \(command): \(result)")
        #expect(result.errors.hasPrefix("\(fault): error: "), "\(result.errors)")
        #expect(result.output == "")
      }
    }
    try mode(0o755)
    #expect(try BuiltTool.shell("scrollnav test open", in: folder.url).code == 1)
  }
}
