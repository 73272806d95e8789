/// Several scroll views on one clock, and the links that synchronise them.
///
/// Links look, as observers do, at each refresh of the display while something moves and at each
/// joint of a motion; what a link writes is an unanimated programmatic scroll.
public struct LinkedEngines: Sendable {
  /// The views, in the order of their making.
  public internal(set) var engines: [ScrollEngine]
  /// The links.
  public let links: [ScrollLink]
  /// What each link has done, in the order of ``links``.
  public internal(set) var records: [ScrollLink.Record]
  /// Seconds on the run's clock.
  public private(set) var time = 0.0
  /// What each linked view showed at the last look, so that only changes are copied.
  var lastSeen: [[Double]]
  /// When what an offset modifier has seen last will show, at the refresh behind it; `nil` where
  /// it does already, and for other links.
  var dueShifts: [Double?]
  /// What happened since the last look.
  private var unseen: [ViewChange] = []

  /// A change, and the place of the view that made it.
  public typealias ViewChange = (view: Int, change: ScrollChange)

  /// Puts engines that have not been driven yet on one clock.
  public init(_ engines: [ScrollEngine], links: [ScrollLink] = []) {
    self.engines = engines
    self.links = links
    records = links.map { link in
      var record = ScrollLink.Record()
      record.isScrolledByUser = link.views.map { _ in false }
      return record
    }
    lastSeen = []
    dueShifts = links.map { _ in nil }
    lastSeen = links.map { link in link.views.map { value(of: $0, in: link) } }
    for link in links where link.guard == .phase {
      for view in link.views where engines[view].configuration.profile == .ios17 {
        self.engines[view].noteNewer(["onScrollPhaseChange"])
      }
    }
    for (number, link) in links.enumerated() where link.way == .offsetModifier {
      lastSeen[number].first.map { show($0, number) }
    }
    // The phase observer is called once at appearance, view after view.
    for view in engines.indices { notePhase(.idle, of: view) }
  }

  /// Lets an event happen to one view; `advance` moves them all.
  public mutating func apply(_ event: ScrollEvent, to view: Int) -> [ViewChange] {
    if case .advance(let end) = event { return advance(to: end) }
    let before = engines[view].offset
    var changes = LinkedEngines.tagged(engines[view].apply(event), view)
    if scrolls(event, view, from: before) { changes += drive(view) }
    return changes + synchroniseAll(after: changes)
  }

  /// Names for new items of a view, as ``ItemList/newIDs(count:)`` makes them.
  ///
  /// - Complexity: O(n) the first time, for the largest integer.
  public mutating func newIDs(count: Int, in view: Int) -> [ItemID] {
    engines[view].layout.items.newIDs(count: count)
  }

  /// Whether a view stands at a report that an observer answers.
  public var isPaused: Bool { engines.contains(where: \.isPaused) }

  /// When everything that moves by itself has come to rest; `nil` when nothing does.
  public var restTime: Double? {
    (engines.map(\.restTime) + dueShifts).compactMap { $0 }.max()
  }

  /// When a look at the display is next due; infinite while nothing moves.
  public var nextLook: Double {
    (engines.map(\.nextLook) + dueShifts.compactMap { $0 }).min() ?? .infinity
  }

  /// Lets time pass for all views.
  ///
  /// Where views pause at their reports, it stops at the first report of any of them.
  ///
  /// - Parameters:
  ///   - end: An absolute time in seconds; one in the past counts as now.
  ///   - isLook: Whether links look at the end, too, where no look is due. Whoever stops the clock
  ///     only to see where things are must not make them look more often than a display does.
  public mutating func advance(to end: Double, isLook: Bool = true) -> [ViewChange] {
    var all: [ViewChange] = []
    let end = end.isFinite ? max(end, time) : time
    repeat {
      let look = nextLook
      let slice = links.isEmpty ? end : min(end, look)
      let pause = firstPause(before: slice)
      let stop = pause.map { engines[$0.view].time } ?? slice
      var changes = pause.map { LinkedEngines.tagged($0.changes, $0.view) } ?? []
      for view in engines.indices where view != pause?.view {
        changes += LinkedEngines.tagged(engines[view].apply(.advance(to: stop)), view)
      }
      if engines.count > 1 { changes.sort { $0.change.time < $1.change.time } }
      time = stop
      all += changes
      let isPausing = pause.map { engines[$0.view].isPaused } ?? false
      if isLook || isPausing || look <= stop {
        all += synchroniseAll(after: changes)
      } else {
        unseen += changes
      }
      if isPausing { return all }
    } while time < end
    return all
  }

  /// Synchronises after what happened since the last look.
  private mutating func synchroniseAll(after changes: [ViewChange]) -> [ViewChange] {
    defer { unseen = [] }
    return synchronise(after: unseen + changes)
  }

  /// Advances the view whose report comes first of those that an observer answers.
  ///
  /// - Returns: The view and its changes up to that report, or up to the end where it is the only
  ///   view; `nil` where no report comes before the end.
  private mutating func firstPause(before end: Double) -> (view: Int, changes: [ScrollChange])? {
    if engines.count == 1, engines[0].configuration.pausesAtReports {
      // A view alone needs no trial: where it stops is where all stop.
      let changes = engines[0].apply(.advance(to: end))
      return (0, changes)
    }
    var first: (view: Int, engine: ScrollEngine, changes: [ScrollChange])?
    for (view, engine) in engines.enumerated() where engine.configuration.pausesAtReports {
      var trial = engine
      let changes = trial.apply(.advance(to: end))
      guard trial.isPaused, trial.time < first?.engine.time ?? .infinity else { continue }
      first = (view, trial, changes)
    }
    guard let first else { return nil }
    engines[first.view] = first.engine
    return (first.view, first.changes)
  }

  /// Names the view of each change.
  ///
  /// Static, because a method of the value would hold a copy of all engines while one of them is
  /// changed, and each change would then copy what the engine keeps.
  static func tagged(_ changes: [ScrollChange], _ view: Int) -> [ViewChange] {
    changes.map { (view, $0) }
  }
}
