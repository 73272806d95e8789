import ScrollModel
import Testing

@testable import SourceLint

@Suite struct LintResultTests {
  private let faulty = "ScrollView { VStack { } }.scrollPosition(id: $id)"

  private func lint(_ source: String, rules: [LintRule] = LintRule.all) -> LintResult {
    SourceLinter.lint(Array(source.utf8), path: "Views/A.swift", rules: rules)
  }

  @Test func `findings come in order of place, with the path as it was given`() {
    let result = lint(
      """
      List { }.scrollPosition(id: .constant(3))
      \(faulty)
      """)
    #expect(result.path == "Views/A.swift")
    #expect(
      result.findings.map(\.rule) == [
        "dead-binding", "unsupported-container", "missing-target-layout",
      ])
    #expect(
      result.findings.map(\.place) == [
        SourcePlace(line: 1, column: 10), SourcePlace(line: 1, column: 10),
        SourcePlace(line: 2, column: 27),
      ])
  }

  @Test func `only the rules that are asked for`() throws {
    let rule = try #require(LintRule.named("missing-target-layout"))
    #expect(lint(faulty, rules: [rule]).findings.count == 1)
    #expect(lint(faulty, rules: []).findings.isEmpty)
    #expect(LintRule.named("missing") == nil)
  }

  @Test func `rules have distinct names and say what they find`() {
    #expect(Set(LintRule.all.map(\.name)).count == 11)
    for rule in LintRule.all {
      let isPlain = rule.name.allSatisfy { $0.isLowercase || $0 == "-" }
      #expect(isPlain)
      #expect(rule.summary.first?.isUppercase == false && rule.summary.last != ".")
      #expect(rule.meaning.hasSuffix(".") && !rule.meaning.contains("\n"))
      // The model can show it.
      #expect(Diagnostic.Code(rawValue: rule.diagnostic) != nil)
    }
    #expect(LintRule.all.filter { $0.severity == .note }.map(\.name) == ["padding-not-inset"])
  }

  @Test func `lines end in three ways, columns count scalars`() {
    for ending in ["\n", "\r\n", "\r"] {
      let result = lint("// 1\(ending)\(ending)/* 👩‍👩‍👧 é */ \(faulty)")
      // The family is five scalars.
      #expect(result.findings.first?.place == SourcePlace(line: 3, column: 27 + 14))
    }
    #expect(
      lint("\u{FEFF}" + faulty).findings.first?.place == SourcePlace(line: 1, column: 28))
  }

  @Test func `a long line is counted right`() {
    let long = String(repeating: "é(); ", count: 400)
    let result = lint(long + faulty + "; " + long + faulty)
    #expect(result.findings.map(\.place.column) == [2_027, 2_027 + 2_000 + faulty.count + 2])
  }

  // MARK: - Problems

  @Test func `a file that is not UTF-8 is linted and said so`() {
    var bytes = Array("// caf".utf8) + [0xE9, 0x0A]
    bytes += Array("/* ".utf8) + [0xFF, 0xC0, 0x80] + Array(" */ \(faulty)".utf8)
    let result = SourceLinter.lint(bytes, path: "A.swift")
    #expect(
      result.problems == [
        LintProblem(
          kind: .notUTF8, place: SourcePlace(line: 1, column: 7),
          message: "the file is not UTF-8; it is read with '\u{FFFD}' for the bytes that are none")
      ])
    #expect(result.problems.first?.isLinted == true)
    #expect(result.findings.map(\.place) == [SourcePlace(line: 2, column: 27 + 10)])
    // Said of files too that no rule concerns.
    #expect(SourceLinter.lint([0x80], path: "A.swift").problems.map(\.kind) == [.notUTF8])
  }

  @Test func `bytes that are no UTF-8 in names, strings and operators go by`() {
    for junk in [[0xFF], [0xC3], [0xE2, 0x86], [0xF0, 0x9F], [0xED, 0xA0, 0x80]] as [[UInt8]] {
      for source in ["let a\u{1} = 3", "x = \"\u{1}\"", "a +\u{1} b", "\u{1}"] {
        let bytes = Array((source + "\n" + faulty).utf8).flatMap { $0 == 1 ? junk : [$0] }
        let result = SourceLinter.lint(bytes, path: "A.swift")
        #expect(result.problems.map(\.kind) == [.notUTF8])
        #expect(result.findings.map(\.place.line) == [2], "\(source)")
      }
    }
  }

  @Test func `code that does not parse brings a problem and no findings`() {
    for (source, place) in [
      (faulty + "\nstruct A {", SourcePlace(line: 2, column: 10)),
      (faulty + "\n)", SourcePlace(line: 2, column: 1)),
      (faulty + " + \"", SourcePlace(line: 1, column: 53)),
      (faulty + " /* ", SourcePlace(line: 1, column: 51)),
    ] {
      let result = lint(source)
      #expect(result.findings.isEmpty)
      #expect(result.problems.map(\.kind) == [.unparsable])
      #expect(result.problems.first?.place == place)
      #expect(result.problems.first?.isLinted == false)
    }
  }

  @Test func `code that is wrong but balanced is linted`() {
    #expect(
      lint("struct { func var ) (".replacing(") (", with: "") + "}\n" + faulty).findings.count == 1)
    #expect(lint("let let = = 3\n" + faulty).findings.count == 1)
  }

  @Test func `too deep says so`() {
    let deep = String(repeating: "(", count: 1_001) + String(repeating: ")", count: 1_001)
    let result = lint(faulty + "\n" + deep)
    #expect(result.problems.map(\.kind) == [.tooDeep])
    #expect(result.problems.map(\.place) == [SourcePlace(line: 2, column: 1_001)])
    #expect(result.findings.isEmpty)
  }

  @Test func `views that nest deeper than is followed are a note`() {
    let deep =
      "ScrollView { " + String(repeating: "VStack { ", count: 150)
      + String(repeating: "}", count: 150) + " }.scrollPosition(id: $id)"
    let result = lint(deep)
    #expect(result.findings.map(\.severity) == [.note])
    #expect(
      result.findings.first?.notes.map(\.message) == [
        "views nest deeper than this is followed"
      ])
  }

  @Test func `files of which no rule speaks bring nothing`() {
    for source in [
      "", "\n", "struct A { }", "}}}", "\"", "// scrollPosition", "let scrollTarget = 3",
    ] {
      let result = lint(source)
      #expect(result == LintResult(path: "Views/A.swift"))
    }
  }
}
