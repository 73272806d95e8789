import DragScript
import ScrollModel

/// A run in the trace event format that Perfetto and Chromium's tracing page open.
///
/// The script is one track; each view has a track of phases, one of what happened to its binding,
/// and counters. Times are microseconds of the run's clock.
struct ChromeTrace {
  let film: Film
  private let write: (String) -> Void
  private var count = 0

  /// Writes to a closure, an event a line.
  init(_ film: Film, write: @escaping (String) -> Void) {
    self.film = film
    self.write = write
  }

  /// The whole file.
  mutating func written() {
    write("{\"displayTimeUnit\": \"ms\", \"traceEvents\": [")
    writeNames()
    for (index, record) in film.records.enumerated() { take(record, at: index) }
    for view in film.views.indices {
      writePhases(of: view)
      writeCounters(of: view)
    }
    write("\n]}\n")
  }

  /// The process of the script; views follow.
  static let script = 1
  static func process(_ view: Int) -> Int { view + 2 }

  /// The tracks of a view.
  enum Track: Int, CaseIterable {
    case phase = 1
    case binding
    case notices

    var name: String {
      switch self {
      case .phase: "phase"
      case .binding: "scrolledID"
      case .notices: "noticed"
      }
    }
  }

  mutating func event(
    _ name: String, _ kind: String, at time: Double, process: Int, track: Int,
    _ more: [JSONValue.Member] = []
  ) {
    let members: [JSONValue.Member] = [
      .init("name", .string(SafeText.visible(name))), .init("ph", .string(kind)),
      .init("ts", .number(ChromeTrace.microseconds(time))), .init("pid", .integer(process)),
      .init("tid", .integer(track)),
    ]
    write((count == 0 ? "\n" : ",\n") + JSONValue.object(members + more).line)
    count += 1
  }

  static func microseconds(_ seconds: Double) -> Double {
    (seconds * 1e9).rounded() / 1e3
  }

  /// How long something lasts, so that it ends to the nanosecond where the next begins: readers drop
  /// what overlaps.
  static func microseconds(from start: Double, to end: Double) -> Double {
    max(0, (end * 1e9).rounded() - (start * 1e9).rounded()) / 1e3
  }

  static func arguments(_ arguments: JSONValue) -> JSONValue.Member {
    .init("args", arguments)
  }

  private mutating func writeNames() {
    func name(_ kind: String, _ name: String, process: Int, track: Int) {
      event(
        kind, "M", at: 0, process: process, track: track,
        [ChromeTrace.arguments(["name": .string(SafeText.visible(name))])])
    }
    name(
      "process_name", SafeText.lastComponent(film.result.script), process: ChromeTrace.script,
      track: 0)
    name("thread_name", "steps", process: ChromeTrace.script, track: 1)
    for (place, view) in film.views.enumerated() {
      name("process_name", "@" + view.name, process: ChromeTrace.process(place), track: 0)
      for track in Track.allCases {
        name(
          "thread_name", track.name, process: ChromeTrace.process(place), track: track.rawValue)
      }
    }
  }
}

extension ChromeTrace {
  /// A phase lasts from one change to the next; idle is no event.
  private mutating func writePhases(of view: Int) {
    var open: (phase: ScrollPhase, start: Double)?
    func close(at time: Double) {
      guard let (phase, start) = open, phase != .idle else { return }
      event(
        phase.rawValue, "X", at: start, process: ChromeTrace.process(view),
        track: Track.phase.rawValue,
        [.init("dur", .number(ChromeTrace.microseconds(from: start, to: time)))])
    }
    for record in film.records where record.view == film.views[view].name {
      guard case .phase(_, let phase) = record.event else { continue }
      close(at: record.t)
      open = (phase, record.t)
    }
    close(at: film.result.time)
  }

  /// The offset at each look; of several in a row that are alike the first alone.
  private mutating func writeCounters(of view: Int) {
    var last: Point?
    for (instant, shot) in zip(film.instants, film.views[view].shots) where shot.offset != last {
      last = shot.offset
      counter(
        "offset", shot.offset.y, across: shot.offset.x, at: instant.time,
        process: ChromeTrace.process(view))
    }
  }

  mutating func counter(
    _ name: String, _ y: Double, across x: Double, at time: Double, process: Int
  ) {
    event(
      name, "C", at: time, process: process, track: 0,
      [ChromeTrace.arguments(["x": .number(x), "y": .number(y)])])
  }
}
