import Testing

@testable import SourceLint

@Suite struct SuppressionTests {
  private let faulty = "ScrollView { VStack { } }.scrollPosition(id: .constant(3))"

  private func lint(_ source: String) -> LintResult {
    SourceLinter.lint(
      Array(source.replacing("FAULTY", with: faulty).utf8), path: "A.swift")
  }

  /// The rules that are left on each line.
  private func findings(_ source: String) -> [String] {
    lint(source).findings.map { "\($0.place.line) \($0.rule)" }
  }

  @Test func `the next line of code`() {
    #expect(findings("FAULTY") == ["1 dead-binding", "1 missing-target-layout"])
    #expect(
      findings("// scrollnav:disable:next dead-binding\nFAULTY\nFAULTY") == [
        "2 missing-target-layout", "3 dead-binding", "3 missing-target-layout",
      ])
    #expect(
      findings(
        """
        // scrollnav:disable:next dead-binding
        // a comment between

        // scrollnav:disable:next missing-target-layout
        FAULTY
        """
      ).isEmpty)
  }

  @Test func `inside a chain the line of the modifier counts`() {
    #expect(
      findings(
        """
        ScrollView { VStack { } }
          // scrollnav:disable:next missing-target-layout
          .scrollPosition(id: $id)
        """
      ).isEmpty)
    #expect(
      findings(
        """
        // scrollnav:disable:next missing-target-layout
        ScrollView { VStack { } }
          .scrollPosition(id: $id)
        """) == ["3 missing-target-layout"])
  }

  @Test func `several rules, all of them, and a reason`() {
    for rules in [
      "dead-binding missing-target-layout", "dead-binding, missing-target-layout", "all", "",
      "missing-target-layout,dead-binding -- the list is fixed", "all - on purpose",
    ] {
      let result = lint("// scrollnav:disable:next \(rules)\nFAULTY")
      #expect(result.findings.isEmpty, "\(rules)")
      #expect(result.suppressed == 2)
      #expect(result.problems.isEmpty)
    }
  }

  @Test func `blocks reach from disable to enable, or to the end`() {
    #expect(
      findings(
        """
        FAULTY
        // scrollnav:disable dead-binding
        FAULTY
        // scrollnav:enable dead-binding
        FAULTY
        """) == [
          "1 dead-binding", "1 missing-target-layout", "3 missing-target-layout", "5 dead-binding",
          "5 missing-target-layout",
        ])
    #expect(findings("// scrollnav:disable\nFAULTY\nFAULTY").isEmpty)
    #expect(
      findings("// scrollnav:disable all\nFAULTY\n// scrollnav:enable dead-binding\nFAULTY")
        == ["4 dead-binding"])
    #expect(
      findings(
        """
        // scrollnav:disable dead-binding
        // scrollnav:disable dead-binding
        // scrollnav:enable
        FAULTY
        // scrollnav:disable all
        FAULTY
        """) == ["4 dead-binding", "4 missing-target-layout"])
  }

  @Test func `behind code, in a documentation comment, without a blank`() {
    #expect(findings("let a = 3 // scrollnav:disable all\nFAULTY").isEmpty)
    #expect(findings("/// scrollnav:disable:next\nFAULTY").isEmpty)
    #expect(findings("//scrollnav:disable:next\nFAULTY").isEmpty)
  }

  @Test func `in a string, a block comment or a sentence it is none`() {
    #expect(findings("let a = \"// scrollnav:disable all\"\nFAULTY").count == 2)
    #expect(findings("/* scrollnav:disable all */\nFAULTY").count == 2)
    #expect(findings("// use scrollnav:disable all\nFAULTY").count == 2)
  }

  @Test func `a rule or a command that does not exist is said`() {
    let result = lint(
      """
      // scrollnav:disable:next missing-target
      FAULTY
      // scrollnav:ignore dead-binding
      """)
    #expect(result.findings.count == 2)
    #expect(
      result.problems == [
        LintProblem(
          kind: .badCommand, place: SourcePlace(line: 1, column: 1),
          message: "there is no rule 'missing-target'"),
        LintProblem(
          kind: .badCommand, place: SourcePlace(line: 3, column: 1),
          message: "there is no command 'scrollnav:ignore'"),
      ])
  }
}
