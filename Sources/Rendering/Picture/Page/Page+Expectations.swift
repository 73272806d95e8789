import DragScript

extension Page {
  /// How many rows a table of a page has at most.
  static let mostRows = 600

  /// What was expected and found: failures first where there are too many to show.
  mutating func writeExpectations() {
    let all = main.expectations
    guard !all.isEmpty else { return }
    let failed = all.filter { !$0.outcome.isMet }
    let shown = all.count <= Page.mostRows ? all : Array(failed.prefix(Page.mostRows))
    markup.open("section", ["id": "expectations"])
    markup.leaf("h2", "Expectations")
    writeTable(
      ["", "line", "expected", "found", "at"],
      rows: shown.map { expectation in
        let outcome = expectation.outcome
        return Row(
          [
            outcome.isMet ? "✓" : "✗", String(outcome.line), outcome.text,
            outcome.actual.description, NumberText.seconds(expectation.time),
          ],
          names: [outcome.isMet ? "good" : "bad", "number", "code", "code", "number"],
          name: outcome.isMet ? "" : "failed", x: expectation.x,
          anchor: main.listing.anchor(of: outcome.file, outcome.line))
      })
    if shown.count < all.count {
      let held = all.count - failed.count
      markup.leaf(
        "p", ["class": "remark"],
        "\(held) that held are not listed"
          + (shown.count < failed.count ? ", nor \(failed.count - shown.count) that failed" : "")
          + ". --format json has them all.")
    }
    markup.close("section")
  }

  /// A row of a table.
  struct Row {
    var cells: [String]
    /// The classes of the cells.
    var names: [String]
    /// The class of the row.
    var name: String
    /// Where it happened on the axis.
    var x: Double?
    /// The line of the script that it speaks of; its second cell leads there.
    var anchor: String?

    init(
      _ cells: [String], names: [String] = [], name: String = "", x: Double? = nil,
      anchor: String? = nil
    ) {
      self.cells = cells
      self.names = names
      self.name = name
      self.x = x
      self.anchor = anchor
    }
  }

  /// A table with a heading; broad ones scroll by themselves.
  mutating func writeTable(_ headings: [String], rows: [Row]) {
    markup.open("div", ["class": .text(rows.count > 16 ? "broad tall" : "broad")])
    markup.open("table")
    if headings.contains(where: { !$0.isEmpty }) {
      markup.raw("<thead><tr>")
      for heading in headings { markup.leaf("th", heading) }
      markup.raw("</tr></thead>\n")
    }
    markup.open("tbody")
    for row in rows { write(row) }
    markup.close("tbody")
    markup.close("table")
    markup.close("div")
  }

  private mutating func write(_ row: Row) {
    if let x = row.x {
      markup.open("tr", ["class": .text(row.name), "data-x": .number(x)])
    } else {
      markup.open("tr", ["class": .text(row.name)])
    }
    for (index, cell) in row.cells.enumerated() {
      let name = index < row.names.count ? row.names[index] : ""
      if index == 1, let anchor = row.anchor {
        markup.leaf("td", ["class": .text(name)], "") { $0.leaf("a", ["href": "#\(anchor)"], cell) }
      } else {
        markup.leaf("td", ["class": .text(name)], cell)
      }
    }
    markup.close("tr")
  }
}
