public import ItemLoading
import ScrollModel

extension JSONValue {
  /// What was read of a file; `totalLength` is that of all items in points.
  public init(_ report: ItemsReport, totalLength: Double) {
    self = [
      "schema": 1, "list": .string(report.list), "count": .integer(report.count),
      "idKey": JSONValue(report.idKey) { .string($0) },
      "idType": .string(report.idType.rawValue),
      "titleKey": JSONValue(report.titleKey) { .string($0) },
      "holes": .integer(report.holes), "skipped": .integer(report.skipped),
      "duplicates": .array(report.duplicates.map { JSONValue($0) }),
      "sizes": [
        "key": report.sizeKeys.isEmpty ? nil : .string(report.sizeKeys.joined(separator: "/")),
        "total": .number(totalLength),
      ],
      "first": JSONValue(report.first) { JSONValue($0) },
      "last": JSONValue(report.last) { JSONValue($0) },
      "diagnostics": JSONValue(report.diagnostics),
    ]
  }

  /// A repeated id and its places.
  init(_ duplicate: DuplicateID) {
    self = [
      "id": JSONValue(duplicate.id), "at": .array(duplicate.places.map { .integer($0) }),
    ]
  }

  /// An item's id and title.
  init(_ item: Item) { self = ["id": JSONValue(item.id), "title": .string(item.title)] }
}
