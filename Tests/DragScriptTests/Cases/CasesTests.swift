import Testing

/// Public reports and measured numbers, as scripts whose expectations state the right behaviour.
@Suite struct CasesTests {
  @Test(arguments: ScriptFile.all(in: "cases"))
  func `a reported case comes out as it should`(_ file: ScriptFile) throws { try file.check() }

  @Test(arguments: ScriptFile.all(in: "motion"))
  func `a gesture moves the content as the laws say`(_ file: ScriptFile) throws {
    try file.check()
  }

  @Test func `scripts are found`() { #expect(ScriptFile.all(in: "").count > 20) }
}
