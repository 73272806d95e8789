public import DragScript
import ScrollModel

extension JSONValue {
  /// One record of a trace, as a line of `ndjson`: `event`, `t` and `view`, then what the event
  /// carries.
  public init(_ record: TraceRecord) {
    let (name, members) = JSONValue.parts(of: record)
    let head: [Member] = [
      Member("event", .string(name)), Member("t", .number(record.t)),
      Member("view", JSONValue(record.view) { .string($0) }),
    ]
    self = .object(head + members.map { Member($0, $1) })
    if case .expect(let outcome) = record.event {
      self = appending("help", outcome.help.map { .string($0) })
    }
  }

  private static func parts(of record: TraceRecord) -> (
    name: String, members: KeyValuePairs<String, JSONValue>
  ) {
    switch record.event {
    case .begin(let script, let scenes):
      (
        "begin",
        [
          "schema": 1, "script": .string(SafeText.lastComponent(script)),
          "scene": .object(scenes.map { Member($0.view, JSONValue($0)) }),
        ]
      )
    case .step(let step): ("step", ["line": .integer(step.line), "text": .string(step.text)])
    case .frame(let frame):
      (
        "frame",
        [
          "offset": JSONValue(frame.offset),
          "velocity": ["x": .number(frame.velocity.dx), "y": .number(frame.velocity.dy)],
          "phase": .string(frame.phase.rawValue), "binding": JSONValue(frame.binding),
          "nearest": JSONValue(frame.nearest),
        ]
      )
    case .phase(let from, let to):
      ("phase", ["from": .string(from.rawValue), "to": .string(to.rawValue)])
    case .write(let id, let previous):
      ("write", ["id": JSONValue(id), "previous": JSONValue(previous)])
    case .report(let id, let previous):
      ("report", ["id": JSONValue(id), "previous": JSONValue(previous)])
    case .missed(let id): ("missed", ["id": JSONValue(id)])
    case .geometry(let geometry): ("geometry", ["geometry": JSONValue(geometry)])
    case .contentFrame(let minX, let minY):
      ("contentFrame", ["minX": .number(minX), "minY": .number(minY)])
    case .visibility(let ids): ("visibility", ["ids": .array(ids.map { JSONValue($0) })])
    case .sample(let raw, let value):
      ("sample", ["raw": JSONValue(raw), "value": JSONValue(value)])
    case .snap(let id, let offset):
      ("snap", ["to": JSONValue(id), "offset": JSONValue(offset)])
    case .snapshot(let name, let state):
      ("snapshot", ["name": .string(name), "state": JSONValue(state, view: record.view ?? "main")])
    case .log(let text): ("log", ["text": .string(text)])
    case .expect(let outcome):
      (
        "expect",
        [
          "line": .integer(outcome.line), "text": .string(outcome.text),
          "ok": .bool(outcome.isMet), "expected": JSONValue(outcome.expected),
          "actual": JSONValue(outcome.actual),
        ]
      )
    case .diagnostic(let diagnostic): ("diagnostic", ["diagnostic": JSONValue(diagnostic)])
    case .end(let result): ("end", ["run": JSONValue(result)])
    }
  }

  /// How a view began: its number of items and what was said of its scene.
  init(_ scene: RunScene) {
    var settings: [Member] = [Member("count", .integer(scene.count))]
    for setting in scene.scene.settings {
      let isPath = setting.option == "items"
      let value = isPath ? SafeText.lastComponent(setting.value) : setting.value
      settings.append(Member(setting.option, .string(value)))
    }
    self = .object(settings)
  }
}
