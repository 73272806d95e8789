import DragScript
import ScrollModel

/// A run as a camera saw it: nothing thinned, nothing placed yet.
struct Film: Sendable {
  /// A moment at which the camera looked.
  struct Instant: Sendable {
    /// Seconds on the run's clock.
    var time: Double
    /// How many of the film's records come before.
    var recordCount: Int
  }

  /// The views as they began.
  let scenes: [RunScene]
  /// The trace.
  private(set) var records: [TraceRecord] = []
  /// When the camera looked, in order.
  private(set) var instants: [Instant] = []
  /// What it saw of each view.
  private(set) var views: [FilmedView]
  /// What it saw of each link.
  private(set) var links: [FilmedLink]
  /// What the run came to.
  let result: RunResult

  /// Films a run.
  ///
  /// - Parameters:
  ///   - run: The run; it is run twice, since its length decides how finely it is looked at.
  ///   - earlier: The file whose steps belong to an earlier part of a session and are left out.
  init(_ run: ScriptRun, earlier: String? = nil) {
    scenes = run.scenes
    views = run.views.map { FilmedView(name: $0.name) }
    links = run.script.links.map { link in
      FilmedLink(link, among: run.views.map(\.name))
    }
    let rate = Film.rate(forSeconds: run.run().result.time)
    var (records, instants, views, links) = (records, instants, views, links)
    let outcome = run.film(framesPerSecond: rate) {
      records.append($0)
    } camera: { sighting in
      instants.append(Instant(time: sighting.time, recordCount: sighting.recordCount))
      for (view, engine) in sighting.engines.enumerated() {
        views[view].see(engine, afterEvent: sighting.occasion == .event)
      }
      for link in links.indices {
        links[link].see(sighting.engines, isLook: sighting.occasion != .frame)
      }
    }
    (self.records, self.instants, self.views, self.links) = (records, instants, views, links)
    result = earlier.map(outcome.result.withoutFailures) ?? outcome.result
    if let earlier { dropSteps(of: earlier) }
  }

  /// How often a run of so many seconds is looked at: some thousand times in all, no more often
  /// than a motion of a few hundredths of a second needs, and as often as a display does as long as
  /// that can be seen.
  static func rate(forSeconds length: Double) -> Double {
    if let rate = [960, 480, 240, 120].first(where: { $0 * length <= 5_000 }) { return rate }
    return min(60, 20_000 / length)
  }

  /// Leaves out what came before the first step of another file.
  private mutating func dropSteps(of earlier: String) {
    let first = records.firstIndex { record in
      switch record.event {
      case .step(let step): step.file != earlier
      case .expect(let outcome): outcome.file != earlier
      case .end: true
      default: false
      }
    }
    guard let first, first > 1 else { return }
    records = Array(records.prefix(1) + records[first...])
    let kept = instants.lastIndex { $0.recordCount <= first } ?? 0
    records[0].t = instants[kept].time
    instants = instants[kept...].map { instant in
      Instant(time: instant.time, recordCount: max(1, instant.recordCount - first + 1))
    }
    for view in views.indices { views[view].dropShots(before: kept) }
    for link in links.indices { links[link].dropDifferences(before: kept) }
  }
}
