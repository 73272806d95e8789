public import ScrollModel

/// The same run with and without the target layout.
public struct DiagnoseResult: Equatable, Sendable {
  /// The run with the target layout.
  public var with: RunResult
  /// The run without it, or with it misplaced where the scene says so.
  public var without: RunResult
  /// Which of the two is the run as written.
  public var asWritten: Variant
  /// The state after the first layout, before any step.
  public var start: [StepComparison]
  /// Each step that does something to a view, in both runs.
  public var steps: [StepComparison]
  /// Where the runs part: the first report of one that has no counterpart in the other.
  public var divergence: Divergence?

  /// One of the two runs.
  public enum Variant: String, Hashable, Sendable, CaseIterable {
    /// The run with the target layout.
    case with
    /// The run without it.
    case without
  }

  /// The first time at which a report of one run has no counterpart in the other.
  public struct Divergence: Hashable, Sendable {
    /// The step during which it came; 0 for the first layout.
    public var line: Int
    /// The step as written.
    public var text: String
    /// Seconds on the run's clock.
    public var t: Double
    /// The view.
    public var view: String
    /// What was reported there.
    public var id: ItemID?
  }

  /// One step, in both runs.
  public struct StepComparison: Hashable, Sendable {
    /// The view that the step addresses.
    public var view: String
    /// The step's line, from 1; 0 for the first layout.
    public var line: Int
    /// The step as written; empty for the first layout.
    public var text: String
    /// What the step did with the target layout.
    public var with: Outcome
    /// What it did without.
    public var without: Outcome
  }

  /// What a step did, at its end.
  public struct Outcome: Hashable, Sendable {
    /// What the binding held.
    public var binding: ItemID?
    /// The title of the item that the binding named.
    public var title: String?
    /// The nearest item by geometry.
    public var nearest: ViewState.Nearest?
    /// The content offset.
    public var offset: Point
    /// How far the step moved the content; 0 on both axes where nothing happened.
    public var moved: Vector
    /// Writes during the step.
    public var writes: Int
    /// Reports during the step.
    public var reports: Int
    /// Missed reports during the step.
    public var missed: Int
  }

  /// The run as written.
  public var written: RunResult { asWritten == .with ? with : without }
}
