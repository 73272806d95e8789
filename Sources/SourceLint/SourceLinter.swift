/// Finds silent failures of scroll positions in SwiftUI sources.
///
/// A reading of one file at a time, without a compiler: names are followed where the same file
/// declares them. What stands in other files is not known, and brings notes at most.
public enum SourceLinter {
  /// Lints one file.
  ///
  ///     let result = SourceLinter.lint(Array(source.utf8), path: "Photos.swift")
  ///     for finding in result.findings { print(finding.place.line, finding.message) }
  ///
  /// Any bytes will do: a file that cannot be read as Swift brings a problem and no findings.
  ///
  /// - Parameters:
  ///   - source: the bytes of the file.
  ///   - path: the name that the result carries; nothing is opened.
  ///   - rules: the rules to apply; all of them unless given.
  /// - Complexity: O(n) in the number of bytes. A file that names no scroll position or scroll
  ///   target is only scanned for the words.
  public static func lint(
    _ source: [UInt8], path: String, rules: [LintRule] = LintRule.all
  ) -> LintResult {
    var result = LintResult(path: path)
    guard source.count < Int(Int32.max) else {
      result.problems = [
        LintProblem(
          kind: .tooLarge, place: SourcePlace(line: 1, column: 1),
          message: LintProblem.Cause.tooLarge.message)
      ]
      return result
    }
    let scan = SourceScan(source)
    guard scan.namesScrolling || scan.firstInvalid != nil else { return result }
    let text = SourceText(bytes: source)
    if let offset = scan.firstInvalid {
      result.problems = [LintProblem(.init(.notUTF8, at: offset), lines: LineTable(text))]
    }
    if scan.namesScrolling { lint(text, into: &result, rules: rules) }
    return result
  }

  private static func lint(_ text: SourceText, into result: inout LintResult, rules: [LintRule]) {
    var tokenizer = Tokenizer(text)
    tokenizer.run()
    if let fault = tokenizer.fault {
      result.problems.append(LintProblem(fault, lines: LineTable(text)))
      return
    }
    var reader = ItemReader(text: text, tokens: tokenizer.tokens, brackets: tokenizer.brackets)
    reader.run()
    let reports = reports(on: reader.tree, rules: rules)
    guard !reports.isEmpty || !tokenizer.commands.isEmpty else { return }
    let lines = LineTable(text)
    let suppressions = Suppressions(
      tokenizer.commands, tokens: tokenizer.tokens, lines: lines, known: LintRule.all.map(\.name))
    result.problems += suppressions.faults.map { LintProblem($0, lines: lines) }
    for (rule, report) in reports {
      let finding = Finding(report, rule: rule, lines: lines)
      if suppressions.covers(rule: rule, line: finding.place.line) {
        result.suppressed += 1
      } else {
        result.findings.append(finding)
      }
    }
    result.findings.sort { ($0.place, $0.rule) < ($1.place, $1.rule) }
  }

  /// What the rules find, each place once: two scroll views may share a member that is at fault.
  private static func reports(on tree: SyntaxTree, rules: [LintRule]) -> [(String, Report)] {
    let conditions = Conditions(tree)
    let mentions = ScrollMentions(tree, conditions)
    guard !mentions.isEmpty else { return [] }
    let reading = ScrollReading(Declarations(tree, conditions), mentions)
    return rules.flatMap { rule in
      var places: [Int: Report] = [:]
      for report in rule.check(reading) {
        let isWorse = places[report.offset].map { $0.severity == .note } ?? true
        if isWorse { places[report.offset] = report }
      }
      return places.values.map { (rule.name, $0) }
    }
  }
}

extension Finding {
  fileprivate init(_ report: Report, rule: String, lines: LineTable) {
    self.init(
      rule: rule, severity: report.severity, place: lines.place(of: report.offset),
      message: report.message.text,
      notes: report.notes.map { Note(place: lines.place(of: $0.offset), message: $0.message.text) },
      help: report.help.text)
  }
}
