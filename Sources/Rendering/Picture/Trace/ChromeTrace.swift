import DragScript
import ScrollModel

/// A run in the trace event format that Perfetto and Chromium's tracing page open.
///
/// The script is one track; each view has a track of phases, one of what happened to its binding,
/// and counters. Times are microseconds of the run's clock.
struct ChromeTrace {
  private let film: Film
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
  private static let script = 1
  private static func process(_ view: Int) -> Int { view + 2 }

  /// The tracks of a view.
  private enum Track: Int, CaseIterable {
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

  private mutating func event(
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

  private static func microseconds(_ seconds: Double) -> Double {
    (seconds * 1e9).rounded() / 1e3
  }

  private static func arguments(_ arguments: JSONValue) -> JSONValue.Member {
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

// MARK: - Records

extension ChromeTrace {
  private mutating func take(_ record: TraceRecord, at index: Int) {
    let view = record.view.flatMap { name in film.views.firstIndex { $0.name == name } }
    let process = view.map(ChromeTrace.process) ?? ChromeTrace.script
    switch record.event {
    case .step(let step): writeStep(step, from: record.t, at: index)
    case .write(let id, let previous):
      instant("write \(text(id))", record.t, process, .binding, id, previous)
    case .report(let id, let previous):
      instant("report \(text(id))", record.t, process, .binding, id, previous)
    case .missed(let id): instant("missed \(text(id))", record.t, process, .binding, id, nil)
    case .sample(_, let value):
      counter("published", value.y, across: value.x, at: record.t, process: process)
    case .snap(let id, _): instant("snap to \(text(id))", record.t, process, .notices, id, nil)
    case .log(let text): notice(text, record.t, process, ["text": .string(text)])
    case .snapshot(let name, _): notice("snapshot \(name)", record.t, process, [:])
    case .diagnostic(let diagnostic):
      notice(
        diagnostic.code.rawValue, record.t, process, JSONValue(diagnostic))
    case .expect(let outcome):
      event(
        (outcome.isMet ? "✓ " : "✗ ") + outcome.text, "i", at: record.t,
        process: ChromeTrace.script, track: 1,
        [
          .init("s", "p"),
          ChromeTrace.arguments([
            "line": .integer(outcome.line), "ok": .bool(outcome.isMet),
            "expected": JSONValue(outcome.expected), "actual": JSONValue(outcome.actual),
          ]),
        ])
    case .begin, .frame, .phase, .geometry, .contentFrame, .visibility, .end: break
    }
  }

  /// A step lasts until the next one begins.
  private mutating func writeStep(_ step: TraceRecord.StepLine, from start: Double, at index: Int) {
    let next = film.records[(index + 1)...].first {
      if case .step = $0.event { true } else { false }
    }
    let end = next?.t ?? film.result.time
    event(
      step.text, "X", at: start, process: ChromeTrace.script, track: 1,
      [
        .init("dur", .number(ChromeTrace.microseconds(max(0, end - start)))),
        ChromeTrace.arguments([
          "file": .string(SafeText.lastComponent(step.file)), "line": .integer(step.line),
        ]),
      ])
  }

  private mutating func instant(
    _ name: String, _ time: Double, _ process: Int, _ track: Track, _ id: ItemID?,
    _ previous: ItemID?
  ) {
    event(
      name, "i", at: time, process: process, track: track.rawValue,
      [
        .init("s", "t"),
        ChromeTrace.arguments(["id": JSONValue(id), "previous": JSONValue(previous)]),
      ])
  }

  private mutating func notice(
    _ name: String, _ time: Double, _ process: Int, _ arguments: JSONValue
  ) {
    event(
      name, "i", at: time, process: process, track: Track.notices.rawValue,
      [.init("s", "t"), ChromeTrace.arguments(arguments)])
  }

  private func text(_ id: ItemID?) -> String { id?.cellText ?? "nil" }
}

// MARK: - Curves

extension ChromeTrace {
  /// A phase lasts from one change to the next; idle is no event.
  private mutating func writePhases(of view: Int) {
    var open: (phase: ScrollPhase, start: Double)?
    func close(at time: Double) {
      guard let (phase, start) = open, phase != .idle else { return }
      event(
        phase.rawValue, "X", at: start, process: ChromeTrace.process(view),
        track: Track.phase.rawValue,
        [.init("dur", .number(ChromeTrace.microseconds(max(0, time - start))))])
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

  private mutating func counter(
    _ name: String, _ y: Double, across x: Double, at time: Double, process: Int
  ) {
    event(
      name, "C", at: time, process: process, track: 0,
      [ChromeTrace.arguments(["x": .number(x), "y": .number(y)])])
  }
}
