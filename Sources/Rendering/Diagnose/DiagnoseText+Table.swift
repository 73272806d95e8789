import DragScript
import ScrollModel

extension DiagnoseText {
  /// The table as text.
  var table: String { comparison.text(ink) }

  /// A row for the first layout and for each step: what the binding says, and what is true.
  var comparison: TextTable {
    var table = TextTable()
    let truth = "really " + placeOfTruth
    let heading: [TextTable.Cell] = [
      "scrolledID says", .init("WITH the line", .bold), .init(withoutHeading, .bold), "",
      .init(truth, .bold),
    ]
    table.rows = [heading] + (result.start + result.steps).map { row(for: $0) }
    return table
  }

  private var withoutHeading: String {
    misplacement == .outer || misplacement == .items ? "MISPLACED" : "WITHOUT it"
  }

  /// Where in the viewport the current item is looked for.
  private var placeOfTruth: String {
    switch scenes.first?.scene.configuration.anchor {
    case nil where scenes.first?.scene.configuration.axis == .horizontal: "at the leading edge"
    case nil, .top, .topLeading, .topTrailing, .zero: "on top"
    case .center: "in the center"
    case .leading: "at the leading edge"
    case .bottom, .bottomLeading, .bottomTrailing: "at the bottom"
    case .trailing: "at the trailing edge"
    case let anchor?: "at \(anchor.label)"
    }
  }

  private func row(for step: DiagnoseResult.StepComparison) -> [TextTable.Cell] {
    let parts = step.hasParted
    let view = scenes.count > 1 ? "@\(step.view) " : ""
    return [
      .init(step.line == 0 ? view + "first layout" : SafeText.visible(step.text, columns: 28)),
      .init(binding(step.with), parts ? .green : nil),
      .init(binding(step.without), parts ? .red : nil),
      .init(parts ? "✗" : "", .red),
      .init(truth(of: step)),
    ]
  }

  private func binding(_ outcome: DiagnoseResult.Outcome) -> String {
    guard let id = outcome.binding else { return "nil" }
    let said = DiagnoseText.name(id, title: outcome.title)
    return outcome.isDead ? "\(said), nothing moves" : said
  }

  private func truth(of step: DiagnoseResult.StepComparison) -> String {
    let with = DiagnoseText.name(step.with.nearest)
    let without = DiagnoseText.name(step.without.nearest)
    guard with != without else { return with }
    return "\(with) | \(step.without.isDead ? "still " : "")\(without)"
  }

  private static func name(_ nearest: ViewState.Nearest?) -> String {
    nearest.map { name($0.id, title: $0.title) } ?? "nothing"
  }

  /// The title where it says the id, `7f3e (Harbour)` where it does not, the id alone where there
  /// is no title.
  private static func name(_ id: ItemID, title: String?) -> String {
    let short = SafeText.visible(id.description, columns: 14)
    guard let title, !title.isEmpty, title != id.description else { return short }
    let saysID = title.split(separator: " ").contains { $0 == id.description }
    let shownTitle = SafeText.visible(title, columns: 18)
    return saysID && !shownTitle.hasSuffix("…") ? shownTitle : "\(short) (\(shownTitle))"
  }
}

extension DiagnoseResult.Outcome {
  /// Whether the step assigned the binding and nothing moved.
  var isDead: Bool { writes > 0 && moved == .zero }
}

extension DiagnoseResult.StepComparison {
  /// Whether the step left the runs apart.
  var hasParted: Bool {
    with.binding != without.binding || with.nearest?.id != without.nearest?.id
  }

  /// Whether the step moved the content with the target layout and did nothing without.
  var diesWithout: Bool { without.isDead && with.writes > 0 && !with.isDead }
}
