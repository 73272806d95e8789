import DragScript
import ItemLoading
import Rendering
import ScrollModel

/// Runs scripts as tests.
struct TestRun: Sendable {
  /// What the command line says of every scene.
  var settings: [SceneSetting]
  var inputs: Inputs
  var policy: FailurePolicy
  var isUpdating: Bool
  /// Items by request: many scripts ask for the same file.
  private let items = Guarded<[ItemRequest: any ItemSource]>([:])

  init(
    settings: [SceneSetting], inputs: Inputs, policy: FailurePolicy, isUpdating: Bool
  ) {
    self.settings = settings
    self.inputs = inputs
    self.policy = policy
    self.isUpdating = isUpdating
  }

  /// What came of a script, and the states to keep.
  struct Result: Sendable {
    var report: ScriptReport
    var files: [OutputFile] = []
  }

  /// Runs one script; whatever is wrong with it stands in the report.
  func result(of path: String) -> Result {
    var report = ScriptReport(script: Inputs.name(of: path))
    do {
      let kept = KeptStates(beside: path, isUpdating: isUpdating)
      let script = try inputs.script(path)
      var run = try ScriptRun(script, overriding: settings, items: loadedItems(for: script))
      run.snapshots = kept.comparison
      fill(&report, from: run)
      return Result(report: report, files: kept.files)
    } catch let errors as InputErrors {
      report.errors = errors.errors
    } catch let error as InputError {
      report.errors = [error]
    } catch {
      report.errors = [
        InputError(.malformed, file: report.script, message: "cannot be run: \(error)")
      ]
    }
    return Result(report: report)
  }

  private func loadedItems(for script: Script) throws -> [ItemRequest: any ItemSource] {
    var found: [ItemRequest: any ItemSource] = [:]
    for request in script.itemRequests(overriding: settings) {
      if let known = items.value[request] {
        found[request] = known
      } else if let source = try inputs.items(for: [request])[request] {
        items.withLock { $0[request] = source }
        found[request] = source
      }
    }
    return found
  }

  private func fill(_ report: inout ScriptReport, from run: ScriptRun) {
    var recent = RecentEvents()
    var failures: [ScriptReport.Failure] = []
    let result = run.withoutFrames.run { record in
      if case .expect(let outcome) = record.event, !outcome.isMet {
        failures.append(.init(outcome, after: recent.events))
      }
      recent.append(record)
    }
    .result
    report.time = result.time
    report.passed = result.expectations.passed
    report.failures = failures
    report.stopped = result.stopped
    report.refused = result.diagnostics.filter { policy.fails([$0]) }
    report.notes = result.diagnostics.filter { diagnostic in
      diagnostic.code == .readPathUntested && !policy.fails([diagnostic])
        && !policy.allowed.contains(diagnostic.code)
    }
  }
}

/// The last events of a run, expectations left out: what led to a failure.
private struct RecentEvents {
  private static let most = 6
  /// The oldest first.
  private(set) var events: [TraceRecord] = []

  mutating func append(_ record: TraceRecord) {
    switch record.event {
    case .begin, .end, .frame, .expect: return
    default: break
    }
    if events.count == RecentEvents.most { events.removeFirst() }
    events.append(record)
  }
}
