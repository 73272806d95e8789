import Testing

/// Public reports, measured numbers and laws of motion, as scripts whose expectations state what
/// is right.
@Suite struct CasesTests {
  private static let files = ScriptFile.all().filter { !$0.name.hasPrefix("seeds/") }

  @Test(arguments: files)
  func `a script comes out as it says, twice alike`(_ file: ScriptFile) throws {
    try file.check()
  }

  @Test func `scripts are found in each folder`() {
    for prefix in ["photos", "cases/A", "cases/B", "cases/G", "motion/"] {
      #expect(Self.files.contains { $0.name.hasPrefix(prefix) })
    }
  }
}
