public import ItemLoading
import ScrollModel

extension ItemsReport {
  /// What was read, as a small table; `totalLength` is that of all items in points.
  public func text(totalLength: Double, ink: Ink = .plain) -> String {
    var table = TextTable()
    let size = sizeKeys.isEmpty ? "default" : sizeKeys.joined(separator: "/")
    table.rows = [
      ["list", .init(SafeText.visible(list), .bold), .init(NumberText.count(count, "item"))],
      ["id", .init(idKey.map { SafeText.visible($0) } ?? "itself", .bold), .init(idType.rawValue)],
      ["title", .init(titleKey.map { SafeText.visible($0) } ?? "the id", .bold)],
      ["size", .init(size, .bold), .init("\(NumberText.points(totalLength)) pt in all", .dim)],
    ]
    if let first { table.rows.append(["first", .init(first.cellText, .bold), .init(first.line)]) }
    if let last { table.rows.append(["last", .init(last.cellText, .bold), .init(last.line)]) }
    if skipped > 0 {
      table.rows.append(["skipped", .init("\(skipped)", .yellow), "elements that are no items"])
    }
    let notes = diagnostics.map { $0.text(ink) }.joined()
    return table.text(ink) + (notes.isEmpty ? "" : "\n" + notes)
  }
}

extension Item {
  fileprivate var cellText: String { id?.cellText ?? "no id" }
  fileprivate var line: String { SafeText.visible(title, columns: 60) }
}
