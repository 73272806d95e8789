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
  /// What an offset modifier will show at the next look: it lags one frame behind.
  var pendingShifts: [[Double]]

  /// A change, and the place of the view that made it.
  public typealias ViewChange = (view: Int, change: ScrollChange)

  /// Writes within one look after which a link is stopped.
  static let passLimit = 100

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
    pendingShifts = links.map { link in link.views.map { _ in 0 } }
    lastSeen = links.map { link in link.views.map { value(of: $0, in: link) } }
    // The phase observer is called once at appearance, view after view.
    for view in engines.indices { notePhase(.idle, of: view) }
  }

  /// Lets an event happen to one view; `advance` moves them all.
  public mutating func apply(_ event: ScrollEvent, to view: Int) -> [ViewChange] {
    if case .advance(let end) = event { return advance(to: end) }
    drive(event, view)
    let changes = tagged(engines[view].apply(event), view)
    return changes + synchronise(after: changes)
  }

  /// When everything that moves by itself has come to rest; `nil` when nothing does.
  public var restTime: Double? { engines.compactMap(\.restTime).max() }

  /// When a look at the display is next due; infinite while nothing moves.
  public var nextLook: Double { engines.map(\.nextLook).min() ?? .infinity }

  /// Lets time pass for all views.
  ///
  /// Where a view pauses at its reports, it stops at the first one of any view.
  public mutating func advance(to end: Double) -> [ViewChange] {
    var all: [ViewChange] = []
    let end = end.isFinite ? max(end, time) : time
    repeat {
      let stop = firstPause(before: links.isEmpty ? end : min(end, nextLook))
      var changes: [ViewChange] = []
      for view in engines.indices {
        changes += tagged(engines[view].apply(.advance(to: stop)), view)
      }
      if engines.count > 1 { changes.sort { $0.change.time < $1.change.time } }
      time = stop
      all += changes + synchronise(after: changes)
      if pauses(changes) { return all }
    } while time < end
    return all
  }

  /// The time of the first report that an observer answers, or the end.
  private func firstPause(before end: Double) -> Double {
    guard engines.count > 1 else {
      return engines.first.map { engine in
        guard engine.configuration.pausesAtReports else { return end }
        var trial = engine
        _ = trial.apply(.advance(to: end))
        return min(end, trial.time)
      } ?? end
    }
    var first = end
    for engine in engines where engine.configuration.pausesAtReports {
      var trial = engine
      _ = trial.apply(.advance(to: first))
      first = min(first, trial.time)
    }
    return first
  }

  private func pauses(_ changes: [ViewChange]) -> Bool {
    changes.contains { view, change in
      guard engines[view].configuration.pausesAtReports, case .report = change.kind else {
        return false
      }
      return true
    }
  }

  func tagged(_ changes: [ScrollChange], _ view: Int) -> [ViewChange] {
    changes.map { (view, $0) }
  }
}
