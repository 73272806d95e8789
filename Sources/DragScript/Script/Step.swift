public import ScrollModel

/// One line of a script that does something, with the lines it holds where it is a block.
public struct Step: Hashable, Sendable {
  /// What it does.
  public var action: Action { didSet { runCount = action.runCount } }
  /// The view that it addresses: the one after `@`; `nil` where there is none.
  public var view: String?
  /// Where it was written.
  public var place: SourcePlace
  /// The line as written, without indentation and comment.
  public var text: String
  /// Whether whatever moves runs on to rest before the next step.
  public var settles = true
  /// How many steps a run of it takes, blocks and includes counted as often as they run; `Int.max`
  /// where that cannot be counted.
  ///
  /// Kept with the step, since includes that double at each level make more steps than can be
  /// walked through.
  private(set) var runCount: Int

  init(
    action: Action, view: String? = nil, place: SourcePlace, text: String, settles: Bool = true
  ) {
    self.action = action
    self.view = view
    self.place = place
    self.text = text
    self.settles = settles
    runCount = action.runCount
  }

  /// What a step does.
  ///
  /// Durations are seconds.
  public indirect enum Action: Hashable, Sendable {
    /// Assigns the binding, `nil` to let go.
    case jump(IDToken?, ProgrammaticScroll)
    /// `ScrollViewProxy.scrollTo`.
    case reader(IDToken, ProgrammaticScroll)
    /// `ScrollPosition.scrollTo`.
    case scroll(Destination, ProgrammaticScroll)
    /// A finger travels at constant speed and lifts at rest, without slop.
    case drag(FingerDirection, Length, over: Double)
    /// A finger travels and lifts while it moves, without slop.
    case flick(FingerDirection, Length, over: Double)
    /// A finger touches and lifts at once, at a speed: points, or shares of the viewport, a second.
    case throwing(FingerDirection, speed: Length)
    /// A finger comes down; `slop` beats the scene's. Where it does is the same to a scroll view:
    /// its whole area pans.
    case touchDown(at: Point?, slop: Double?)
    /// The finger moves; right and down are positive.
    case touchMove(dx: Length, dy: Length, over: Double)
    /// The finger stays.
    case touchHold(Double)
    /// The finger lifts, at the velocity of its samples unless one is given.
    case touchUp(ReleaseVelocity?)
    /// The system takes the touch away.
    case touchCancel
    /// A wheel turns; the direction is the one in which one looks further.
    case wheel(FingerDirection, Length)
    /// A tap on the status bar.
    case statusBarTap
    /// Time passes.
    case wait(Double)
    /// Whatever moves comes to rest; longer than `within` is a failed expectation.
    case settle(within: Double?)
    /// A change of data or layout.
    case change(Change)
    /// The steps happen in one update.
    case together([Step])
    /// A comparison; a required one that fails ends the run.
    case expect(Expectation, isRequired: Bool)
    /// A comparison with the states that are kept under a name; see `SnapshotComparison`.
    case expectSnapshot(String, isRequired: Bool)
    /// A comparison at each look of the display from here on.
    case watch(Expectation)
    /// The end of all watches.
    case unwatch
    /// The state goes into the trace under a name.
    case snapshot(String)
    /// The steps, several times.
    case `repeat`(Int, [Step])
    /// The steps of another script.
    case include(String, [Step])
  }

  /// A change of data or layout.
  public enum Change: Hashable, Sendable {
    /// New items; `size` is their length along the axis.
    case insert(Int, at: InsertionPlace, size: Length?, ids: [IDToken])
    /// The items with these ids go.
    case remove([IDToken])
    /// An item goes to a place, counted from 0 after the move.
    case move(IDToken, to: Int)
    /// All items give way to those of a file.
    case replace(String)
    /// An item takes another length along the axis.
    case resizeItem(IDToken, Length)
    /// The viewport takes another size.
    case resizeViewport(Size)
    /// Layout runs again.
    case relayout
    /// The target layout moves or goes.
    case targetLayout(TargetLayout)
    /// Another behaviour.
    case behavior(ScrollTargetBehavior)
    /// A fresh scroll view takes over the same binding.
    case recreate
  }

  /// Where new items go.
  public enum InsertionPlace: Hashable, Sendable {
    /// Before an item.
    case before(IDToken)
    /// At a place, counted from 0.
    case index(Int)
    /// Behind the last.
    case end
  }

  /// Where `scroll to` goes.
  public enum Destination: Hashable, Sendable {
    /// An item.
    case id(IDToken)
    /// An edge of the content.
    case edge(Edge)
    /// A content offset; an axis that is `nil` is left alone.
    case point(x: Double?, y: Double?)
  }

  /// The anchor and the animation of a programmatic scroll.
  public struct ProgrammaticScroll: Hashable, Sendable {
    /// The anchor; the modifier's unless given.
    public var anchor: UnitPoint?
    /// The animation, `nil` for a jump.
    public var animation: ScrollAnimation?
  }

  /// The content's velocity at a lift, forward positive: points, or shares of the viewport, a
  /// second.
  public enum ReleaseVelocity: Hashable, Sendable {
    /// Along the axis of the container.
    case along(Length)
    /// On both axes.
    case both(dx: Length, dy: Length)
  }
}
