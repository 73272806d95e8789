import DragScript
import Foundation
import ItemLoading
import Rendering

extension Command {
  static let test = Command(
    name: .test,
    summary: "runs drag scripts as tests",
    examples: [
      Example(line: "scrollnav test scripts", shows: "every *.drag below a folder"),
      Example(line: "scrollnav test scripts --filter photos", shows: "some of them"),
      Example(line: "scrollnav test scripts --format junit -o report.xml", shows: "for a server"),
      Example(line: "scrollnav test scripts --shard 1/4", shows: "the first machine of four"),
      Example(
        line: "scrollnav test scripts --fail-on warning", shows: "no silent failure passes"),
      Example(line: "scrollnav test scripts --update", shows: "keeps what snapshots find"),
    ],
    positionals: [
      Positional(
        name: "PATH", help: "a script, or a folder that is searched for *.drag",
        isRepeatable: true)
    ],
    formats: [.text, .json, .junit, .tap, .github],
    notes: [
      """
      Exit code 1 where an expectation failed, where a run raised a diagnostic that --fail-on \
      names, or where no script was selected; 65 where a script is malformed, and then the others \
      have run all the same. 'expect snapshot "name"' compares with NAME.snapshots/name.json \
      beside NAME.drag.
      """
    ]
  ) { invocation, context in
    let run = TestRun(
      settings: try invocation.sceneSettings(),
      inputs: invocation.inputs,
      policy: try FailurePolicy(invocation, default: "never"),
      isUpdating: invocation.has(.update))
    let paths = try chosenScripts(invocation)
    let results = Parallel.map(paths, jobs: try jobs(invocation), run.result)
    let report = TestReport(results.map(\.report))
    let errors = report.scripts.flatMap(\.errors)
    let isWell = !report.scripts.isEmpty && report.count(.passed) == report.scripts.count
    return Outcome(
      exitCode: errors.isEmpty ? (isWell ? .done : .no) : Failure(errors).exitCode,
      standardOutput: text(of: report, invocation.format, context),
      standardError: errors.map { Message($0).rendered(context.errorInk) }.joined(),
      files: results.flatMap(\.files))
  }

  private static func chosenScripts(_ invocation: Invocation) throws -> [String] {
    let filter = invocation.value(.filter) ?? ""
    let scripts = try FileSearch.files(
      ".drag", at: invocation.positionals, allowsStandardInput: true
    ).filter { filter.isEmpty || $0.contains(filter) }
    guard let word = invocation.value(.shard) else { return scripts }
    let parts = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let shard = parts[0], let count = parts[1], shard >= 1, shard <= count
    else {
      throw Failure.usage("--shard expects one of several such as '1/4', found \(quoted(word))")
    }
    return scripts.enumerated().filter { $0.offset % count == shard - 1 }.map(\.element)
  }

  private static func jobs(_ invocation: Invocation) throws(Failure) -> Int {
    guard let word = invocation.value(.jobs) else {
      return ProcessInfo.processInfo.activeProcessorCount
    }
    guard let jobs = Int(word), 1...1024 ~= jobs else {
      throw .usage("--jobs expects a number from 1 to 1024, found \(quoted(word))")
    }
    return jobs
  }

  private static func text(
    of report: TestReport, _ format: OutputFormat, _ context: Context
  ) -> String {
    switch format {
    case .json: JSONValue(report).page
    case .junit: report.junit
    case .tap: report.tap
    case .github: report.github
    default: report.text(context.ink)
    }
  }
}
