import Dispatch
import DragScript
import ItemLoading
import Rendering
import SourceLint

extension Command {
  static let lint = Command(
    name: .lint,
    summary: "finds silent failures of scroll positions in SwiftUI sources",
    examples: [
      Example(line: "scrollnav lint Sources", shows: "every Swift file below a folder"),
      Example(line: "scrollnav lint PhotoList.swift", shows: "one file"),
      Example(
        line: "scrollnav lint Sources --rule missing-target-layout", shows: "one rule alone"),
      Example(line: "scrollnav lint Sources --format github", shows: "annotations in a workflow"),
      Example(line: "scrollnav lint Sources --format sarif -o lint.sarif", shows: "for code hosts"),
    ],
    positionals: [
      Positional(name: "PATH", help: "a Swift file or a folder of them", isRepeatable: true)
    ],
    formats: [.text, .json, .sarif, .github],
    notes: [
      """
      What cannot be known from one file is a note, never a warning. A comment switches a rule off: \
      '// scrollnav:disable:next RULE' for the next line, 'disable' and 'enable' around several.
      """,
      """
      Exit code 1 where there is a warning; --fail-on note counts notes too, --fail-on RULE,… these \
      rules alone, --fail-on never nothing.
      """,
    ]
  ) { invocation, context in
    let format = invocation.format
    let policy = try LintPolicy(invocation)
    let rules = try rules(of: invocation)
    let paths = try FileSearch.files(".swift", at: invocation.positionals)
    guard !paths.isEmpty else {
      throw Failure(
        .no, "there is no Swift file in \(listed(invocation.positionals.map(quoted)))",
        help: "folders are searched for *.swift")
    }
    let results = try lint(paths, rules)
    let problems = results.flatMap { result in result.problems.map { ($0, result.path) } }
    let text =
      switch format {
      case .json: JSONValue(results).page
      case .sarif: SARIF.log(results, version: Tool.version).page
      case .github: LintAnnotations.text(results)
      default: LintText(ink: context.ink).text(results)
      }
    let isUnread = problems.contains { !$0.0.isLinted }
    let fails = results.contains { $0.findings.contains(where: policy.fails) }
    return Outcome(
      exitCode: isUnread ? .malformed : fails ? .no : .done, standardOutput: text,
      standardError: problems.map { Message($0.0, in: $0.1).rendered(context.errorInk) }.joined())
  }

  /// Lints on all cores, with the same results in the same order as on one.
  private static func lint(_ paths: [String], _ rules: [LintRule]) throws -> [LintResult] {
    var results = [Result<LintResult, InputError>?](repeating: nil, count: paths.count)
    results.withUnsafeMutableBufferPointer { buffer in
      // Each turn writes its own element and nothing else, and all are done before the call ends.
      nonisolated(unsafe) let slots = buffer
      DispatchQueue.concurrentPerform(iterations: paths.count) { index in
        do throws(InputError) {
          let source = try ItemLoader.bytes(ofFile: paths[index])
          slots[index] = .success(SourceLinter.lint(source, path: paths[index], rules: rules))
        } catch {
          slots[index] = .failure(error)
        }
      }
    }
    return try results.compactMap { try $0?.get() }
  }

  private static func rules(of invocation: Invocation) throws(Failure) -> [LintRule] {
    let names = invocation.values(.rule).flatMap { $0.split(separator: ",").map(String.init) }
    guard !names.isEmpty else { return LintRule.all }
    for name in names where LintRule.named(name) == nil {
      throw .usage(
        "--rule: there is no rule \(quoted(name))",
        help: NearMiss.help(for: name, among: LintRule.all.map(\.name))
          ?? "the rules are \(listed(LintRule.all.map(\.name)))")
    }
    return LintRule.all.filter { names.contains($0.name) }
  }
}

extension Message {
  fileprivate init(_ problem: LintProblem, in path: String) {
    self.init(problem.message, severity: problem.isLinted ? .warning : .error)
    place = "\(path):\(problem.place.line):\(problem.place.column)"
  }
}
