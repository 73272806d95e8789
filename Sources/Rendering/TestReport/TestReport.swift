public import DragScript
public import ItemLoading
public import ScrollModel

/// What came of running a number of scripts as tests.
public struct TestReport: Equatable, Sendable {
  /// One entry a script, in the order in which they were chosen.
  public var scripts: [ScriptReport]

  /// Makes a report.
  public init(_ scripts: [ScriptReport]) { self.scripts = scripts }

  /// How many scripts came to a verdict: O(scripts).
  public func count(_ verdict: ScriptReport.Verdict) -> Int {
    scripts.count { $0.verdict == verdict }
  }
}

/// What came of one script.
public struct ScriptReport: Equatable, Sendable {
  /// The script as it was named, or as it was found below a folder that was named.
  public var script: String
  /// Seconds on the run's own clock: no machine makes it longer.
  public var time = 0.0
  /// How many expectations held.
  public var passed = 0
  /// The expectations that failed, in order.
  public var failures: [Failure] = []
  /// The `require` that ended the run early.
  public var stopped: TraceRecord.StepLine?
  /// The diagnostics that were to count as failures.
  public var refused: [Diagnostic] = []
  /// What is worth a note although nothing failed.
  public var notes: [Diagnostic] = []
  /// What kept the script from being run.
  public var errors: [InputError] = []

  /// Makes a report of a script of which nothing is known yet.
  public init(script: String) { self.script = script }

  /// An expectation that failed, and what led to it.
  public struct Failure: Equatable, Sendable {
    /// What was expected, and what was found.
    public var outcome: ExpectationOutcome
    /// The last events before it, the oldest first; the run's beginning is none.
    public var events: [TraceRecord]

    /// Makes a failure.
    public init(_ outcome: ExpectationOutcome, after events: [TraceRecord]) {
      self.outcome = outcome
      self.events = events
    }
  }

  /// How a script did.
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// It ran, and nothing is wrong.
    case passed
    /// It ran, and an expectation failed or a diagnostic was refused.
    case failed
    /// It could not be run.
    case broken
  }

  /// How the script did.
  public var verdict: Verdict {
    guard errors.isEmpty else { return .broken }
    return failures.isEmpty && refused.isEmpty && stopped == nil ? .passed : .failed
  }
}
