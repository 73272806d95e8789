import Testing

/// The views, the articles and the package that the project began with, old way and new way.
@Suite struct SeedsTests {
  private static let files = ScriptFile.all().filter { $0.name.hasPrefix("seeds/") }

  @Test(arguments: files)
  func `a view does what its author says`(_ file: ScriptFile) throws { try file.check() }

  @Test(arguments: ["cards-offset", "cards-snapping", "sync-", "photos-", "sampler-"])
  func `each of them has its scripts`(_ prefix: String) {
    #expect(Self.files.count { $0.name.hasPrefix("seeds/" + prefix) } > 1)
  }
}
