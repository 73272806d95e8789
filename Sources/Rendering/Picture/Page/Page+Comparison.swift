import DragScript

extension Page {
  /// Both runs of a comparison, step by step, and where they part.
  mutating func writeComparison() {
    guard let comparison else { return }
    let text = DiagnoseText(comparison.result, scenes: comparison.scenes)
    markup.open("section", ["id": "comparison"])
    markup.leaf("h2", "With and without the target layout")
    for line in text.verdict.split(separator: "\n") {
      markup.leaf("p", ["class": "lead"], String(line))
    }
    let table = text.comparison
    let rows = table.rows.dropFirst().prefix(Page.mostRows)
    writeTable(
      (table.rows.first ?? []).map(\.text),
      rows: rows.map { cells in
        Row(
          cells.map(\.text), names: cells.map { name(of: $0.style) },
          name: cells.contains { $0.text == "✗" } ? "failed" : "")
      })
    let left = table.rows.count - 1 - rows.count
    if left > 0 {
      markup.leaf(
        "p", ["class": "remark"],
        "\(NumberText.count(left, "step")) more. --format json has them all.")
    }
    markup.close("section")
  }

  private func name(of style: Ink.Style?) -> String {
    switch style {
    case .green: "good"
    case .red: "bad"
    case .bold: "strong"
    default: ""
    }
  }
}
