public import ScrollModel

/// What a run came to.
public struct RunResult: Equatable, Sendable {
  /// The script's file as the user named it.
  public var script: String
  /// Seconds on the run's clock at its end.
  public var time: Double
  /// Each view's final state, in order of the script.
  public var views: [NamedState]
  /// The synchronised views.
  public var links: [LinkResult]
  /// How the expectations went.
  public var expectations: ExpectationSummary
  /// The `require` that ended the run early; `nil` where it ran to its end.
  public var stopped: TraceRecord.StepLine?

  /// A view's name and state.
  public struct NamedState: Hashable, Sendable {
    /// The view's name.
    public var view: String
    /// Its state.
    public var state: ViewState
  }

  /// What a link did.
  public struct LinkResult: Hashable, Sendable {
    /// The link.
    public var link: LinkDescription
    /// How often a view was moved by another.
    public var copies: Int
    /// How often a view answered to a move that it had caused itself.
    public var echoes: Int
    /// The largest difference between the views, in points.
    public var difference: Double
  }

  /// The state of a view, `nil` where there is none of that name.
  public subscript(view: String) -> ViewState? { views.first { $0.view == view }?.state }

  /// Every view's diagnostics, in order of the views.
  public var diagnostics: [Diagnostic] { views.flatMap(\.state.diagnostics) }

  /// The same without what the steps of a file could not do: an earlier part of a session, which
  /// said so when it ran.
  public func withoutFailures(of file: String) -> RunResult {
    var result = self
    result.expectations.failures.removeAll { $0.file == file }
    return result
  }
}

/// How the expectations of a run went.
public struct ExpectationSummary: Hashable, Sendable {
  /// How many held.
  public var passed = 0
  /// How many did not.
  public var failed: Int { failures.count }
  /// Those that did not, in order.
  public var failures: [ExpectationOutcome] = []
}

/// One look at an expectation.
public struct ExpectationOutcome: Hashable, Sendable {
  /// The file, another one than the script's in an include.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The comparison as written, without `expect` or `require`.
  public var text: String
  /// Whether it held.
  public var isMet: Bool
  /// What was expected.
  public var expected: ScriptValue
  /// What was there.
  public var actual: ScriptValue
  /// Whether its failure ends the run.
  public var isRequired = false
  /// The remedy, where a step that changes data could not be done; `nil` for a comparison.
  public var help: String?
}
