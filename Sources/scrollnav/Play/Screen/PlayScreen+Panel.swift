import Rendering
import ScrollModel

// The numbers beside the list.
extension PlayScreen {
  /// What the view says and what is true, then what happened, then what is wrong.
  var panel: [ScreenLine] {
    let view = state.engine.state
    var lines = values(view)
    lines.append(ScreenLine())
    lines.append(
      row("layout", state.engine.configuration.targetLayout.rawValue, layoutStyle, hint: "t"))
    lines.append(row("behavior", state.engine.configuration.behavior.word, nil, hint: "b"))
    lines += links
    let faults = faults(view.diagnostics)
    let rows = PlayScreen.listRows(state.size)
    let room = rows - lines.count - faults.count - 2
    let recent = state.news.suffix(max(0, min(5, room)))
    if !recent.isEmpty {
      lines.append(ScreenLine())
      lines += recent.map { ScreenLine("  " + $0.text, $0.style ?? .dim) }
    }
    if !faults.isEmpty {
      lines.append(ScreenLine())
      lines += faults
    }
    return lines
  }

  private func values(_ view: ViewState) -> [ScreenLine] {
    let axis = state.engine.configuration.axis
    let speed = state.engine.velocity[axis]
    let length = view.geometry.contentSize[axis]
    let isTrue = view.binding == view.nearest?.id
    return [
      row("binding", spelling(view.binding), isTrue ? .green : .yellow, hint: staleness(view)),
      row("nearest", spelling(view.nearest?.id), nil, hint: distance(view.nearest)),
      row("visible", visible(view.visible), nil),
      row(
        "offset", NumberText.points(view.offset[axis]), nil,
        hint: "of \(NumberText.points(length))"),
      row(
        "phase", view.phase.rawValue, view.phase == .idle ? nil : .cyan,
        hint: abs(speed) < 0.5 ? "" : "\(NumberText.plain(speed, places: 0)) pt/s"),
      row("reports", "\(view.reports)", nil, hint: NumberText.count(view.writes, "write")),
      row("missed", "\(view.missed)", view.missed > 0 ? .red : nil),
    ]
  }

  /// What the links say: which view drives, and how far their views have been apart.
  private var links: [ScreenLine] {
    state.views.linked.records.flatMap { record in
      let driver = record.driver.map { SafeText.visible(state.views.names[$0], columns: 22) }
      let isInStep = record.difference == 0 && record.echoes == 0
      return [
        row("driver", driver ?? "nobody", nil),
        row(
          "apart", NumberText.points(record.difference) + " pt", isInStep ? .green : .yellow,
          hint: record.echoes == 0 ? "" : NumberText.count(record.echoes, "echo", "echoes")),
      ]
    }
  }

  private func row(
    _ label: String, _ value: String, _ style: Ink.Style?, hint: String = ""
  ) -> ScreenLine {
    var line = ScreenLine(label, .dim)
    line.pad(to: 10)
    line.add(value, style)
    if !hint.isEmpty {
      line.add("  ")
      line.pad(to: 22)
      line.add(hint, .dim)
    }
    return line.fitted(to: PlayScreen.panelColumns)
  }

  private var layoutStyle: Ink.Style {
    state.engine.configuration.targetLayout.makesTargets ? .green : .red
  }

  private func spelling(_ id: ItemID?) -> String {
    id.map { SafeText.visible($0.description, columns: 22) } ?? "nil"
  }

  private func staleness(_ view: ViewState) -> String {
    guard view.readPath == .dead, view.binding != view.nearest?.id else { return "" }
    return view.binding == nil ? "never written" : "stale"
  }

  private func distance(_ nearest: ViewState.Nearest?) -> String {
    guard let nearest else { return "" }
    let points = NumberText.plain(abs(nearest.distance), places: 1)
    return points == "0" ? "exactly" : "\(points) pt \(nearest.distance < 0 ? "before" : "past")"
  }

  private func visible(_ visible: ViewState.Visible) -> String {
    guard visible.count > 0 else { return "nothing" }
    return "\(spelling(visible.first)) … \(spelling(visible.last))"
  }

  /// Every failure that was noticed; that nobody has scrolled yet is none while one plays.
  private func faults(_ diagnostics: [Diagnostic]) -> [ScreenLine] {
    diagnostics.filter { $0.code != .readPathUntested }.flatMap { diagnostic -> [ScreenLine] in
      let style: Ink.Style = diagnostic.severity == .warning ? .yellow : .cyan
      let remedy = diagnostic.help.isEmpty ? diagnostic.message : diagnostic.help
      let words = WrappedText.lines(
        SafeText.visible(remedy), width: PlayScreen.panelColumns, indent: 1)
      return [ScreenLine(diagnostic.code.rawValue, style)]
        + words.split(separator: "\n").prefix(2).map { ScreenLine(String($0)) }
    }
  }
}

extension ScrollTargetBehavior {
  /// Its name without its parameters, as a script spells it.
  fileprivate var word: String {
    switch self {
    case .none: "none"
    case .paging: "paging"
    case .viewAligned: "view-aligned"
    }
  }
}
