public import DragScript
import ScrollModel

/// A trace as lines that a person reads from the top to the bottom.
public struct TraceText: Sendable {
  private let ink: Ink
  /// The columns of the longest name where several views are mixed, and each record has to say
  /// whose it is; 0 where there is one view.
  private var nameColumns = 0

  /// Makes a writer.
  public init(ink: Ink = .plain) { self.ink = ink }

  /// The lines of one record, each with its line end; records must come in the order of the run.
  public mutating func lines(for record: TraceRecord) -> String {
    switch record.event {
    case .begin(_, let scenes):
      nameColumns = scenes.count > 1 ? scenes.map { $0.view.count }.max() ?? 0 : 0
      return scenes.map { header(of: $0) }.joined() + "\n"
    case .step(let step): return line(at: record.t, "▸ " + SafeText.visible(step.text), .bold)
    case .frame(let frame): return event(record, "frame", at(frame.offset), .dim)
    case .phase(let from, let to):
      return event(record, "phase", "\(from.rawValue) → \(to.rawValue)", .dim)
    case .write(let id, let previous): return event(record, "write", change(previous, id))
    case .report(let id, let previous):
      return event(record, "report", change(previous, id), .green)
    case .missed(let id): return event(record, "✗ missed", text(id), .red)
    case .geometry(let geometry):
      return event(record, "geometry", at(geometry.contentOffset), .dim)
    case .contentFrame(let minX, let minY):
      let origin = "minX \(NumberText.points(minX)), minY \(NumberText.points(minY))"
      return event(record, "content frame", origin, .dim)
    case .visibility(let ids):
      return event(record, "visibility", ids.map { text($0) }.joined(separator: " "), .dim)
    case .sample(let raw, let value):
      return event(record, "sample", "\(at(raw)), published \(at(value))", .dim)
    case .snap(let id, let offset):
      return event(record, "snap", (id.map { "to \($0.cellText), " } ?? "") + at(offset), .dim)
    case .snapshot(let name, let state): return snapshot(record, name, state)
    case .log(let text): return event(record, "log", SafeText.visible(text))
    case .expect(let outcome): return expectation(record, outcome)
    case .diagnostic(let diagnostic):
      let style: Ink.Style = diagnostic.severity == .warning ? .yellow : .cyan
      return event(record, diagnostic.severity.rawValue, diagnostic.code.rawValue, style)
    case .end: return ""
    }
  }

  private func header(of scene: RunScene) -> String {
    let name = nameColumns > 0 ? scene.view + ": " : ""
    return name + SceneText.line(for: scene) + "\n"
  }

  private func snapshot(_ record: TraceRecord, _ name: String, _ state: ViewState) -> String {
    let nearest = state.nearest.map { text($0.id) } ?? "none"
    let detail =
      "\"\(SafeText.visible(name))\": binding \(text(state.binding)), nearest \(nearest), "
      + at(state.offset)
    return event(record, "snapshot", detail)
  }

  private func expectation(_ record: TraceRecord, _ outcome: ExpectationOutcome) -> String {
    let text = SafeText.visible(outcome.text)
    guard !outcome.isMet else { return event(record, "✓ held", text, .green) }
    let found = SafeText.visible(outcome.actual.rounded.description)
    guard let help = outcome.help else {
      return event(record, "✗ failed", "\(text): found \(found)", .red)
    }
    // A comparison's text says what was expected; a change's does not.
    let expected = SafeText.visible(outcome.expected.description)
    return event(record, "✗ failed", "\(text): expected \(expected), found \(found)", .red)
      + event(record, "help", SafeText.visible(help), .dim)
  }

  private func event(
    _ record: TraceRecord, _ name: String, _ detail: String, _ style: Ink.Style? = nil
  ) -> String {
    let blanks = String(repeating: " ", count: max(1, 14 - DisplayWidth.of(name)))
    return line(at: record.t, owner(of: record) + name + blanks + detail, style)
  }

  /// The view that a record belongs to, in its column.
  private func owner(of record: TraceRecord) -> String {
    guard nameColumns > 0 else { return "  " }
    let name = record.view.map { "@" + $0 } ?? ""
    return "  " + name + String(repeating: " ", count: max(0, nameColumns + 3 - name.count))
  }

  private func line(at time: Double, _ text: String, _ style: Ink.Style? = nil) -> String {
    let moment = NumberText.fixed(time, places: 3)
    let margin = String(repeating: " ", count: max(0, 9 - moment.count))
    return margin + ink.paint(moment, .dim) + " " + ink.paint(text, style) + "\n"
  }

  private func change(_ previous: ItemID?, _ id: ItemID?) -> String {
    "\(text(previous)) → \(text(id))"
  }

  private func text(_ id: ItemID?) -> String { id?.cellText ?? "nil" }

  private func at(_ point: Point) -> String {
    "offset "
      + (point.x == 0
        ? NumberText.points(point.y)
        : "(\(NumberText.points(point.x)), \(NumberText.points(point.y)))")
  }
}
