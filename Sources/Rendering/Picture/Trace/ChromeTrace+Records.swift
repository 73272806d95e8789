import DragScript
import ScrollModel

extension ChromeTrace {
  mutating func take(_ record: TraceRecord, at index: Int) {
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
      // A sampler speaks of the content's frame, whose sign is the offset's contrary.
      counter("published", 0 - value.y, across: 0 - value.x, at: record.t, process: process)
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
        .init("dur", .number(ChromeTrace.microseconds(from: start, to: end))),
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
