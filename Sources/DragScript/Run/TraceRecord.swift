public import ScrollModel

/// Something that happened in a run, for whoever prints or draws it.
public struct TraceRecord: Equatable, Sendable {
  /// Seconds on the run's clock.
  public var t: Double
  /// The view where it happened; `nil` where it concerns all.
  public var view: String?
  /// What happened.
  public var event: Event

  /// Makes a record.
  public init(t: Double, view: String?, event: Event) {
    self.t = t
    self.view = view
    self.event = event
  }

  /// What can happen in a run.
  public enum Event: Equatable, Sendable {
    /// The run begins; each view with its scene.
    case begin(script: String, scenes: [RunScene])
    /// A step begins.
    case step(StepLine)
    /// Where things are between two events.
    case frame(Frame)
    /// The phase changed.
    case phase(from: ScrollPhase, to: ScrollPhase)
    /// Code assigned the binding.
    case write(ItemID?, previous: ItemID?)
    /// The scroll view updated the binding because the user scrolled.
    case report(ItemID?, previous: ItemID?)
    /// A report that a target layout would have brought.
    case missed(ItemID?)
    /// The geometry observer was called.
    case geometry(ScrollGeometry)
    /// The content's frame in its coordinate space changed.
    case contentFrame(minX: Double, minY: Double)
    /// The list of visible targets changed.
    case visibility([ItemID])
    /// The sampler published.
    case sample(raw: Point, value: Point)
    /// The state under a name.
    case snapshot(name: String, ViewState)
    /// A line of text of a `log`.
    case log(String)
    /// An expectation was looked at.
    case expect(ExpectationOutcome)
    /// A silent failure was noticed.
    case diagnostic(Diagnostic)
    /// A gesture's target was chosen by a behaviour.
    case snap(to: ItemID?, offset: Point)
    /// The run is over.
    case end(RunResult)
  }

  /// A step as a trace shows it.
  public struct StepLine: Hashable, Sendable {
    /// The file of the step: another one than the script's in an include.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The step as written.
    public var text: String
  }

  /// Where a view is at a moment.
  public struct Frame: Hashable, Sendable {
    /// The content offset.
    public var offset: Point
    /// Points per second.
    public var velocity: Vector
    /// What the view is doing.
    public var phase: ScrollPhase
    /// What the binding holds.
    public var binding: ItemID?
    /// The nearest item by geometry.
    public var nearest: ItemID?
  }
}

/// A view's name and scene.
public struct RunScene: Equatable, Sendable {
  /// The view's name, `main` where it has none.
  public var view: String
  /// The scene.
  public var scene: SceneDescription
  /// How many items it began with.
  public var count: Int
}
