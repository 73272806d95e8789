import ItemLoading
import ScrollModel
import Testing

@Suite struct ListTests {
  @Test func `an empty list has no items and no complaints`() throws {
    let items = try load("[]")
    #expect(items.count == 0)
    #expect(items.report.diagnostics.isEmpty)
    #expect(items.report.first == nil)
  }

  @Test func `an array under a key is found, and may be named`() throws {
    let text = #"{"page": 1, "photos": [{"id": 1}, {"id": 2}], "total": {"n": 2}}"#
    #expect(try load(text).listPath == "$.photos")
    for path in ["$.photos", "photos", ".photos", "$['photos']", #"$["photos"]"#] {
      #expect(try load(text, LoadOptions(list: path)).ids == [1, 2])
    }
  }

  @Test func `the user's members win`() throws {
    let text =
      #"[{"id": 1, "slug": "a", "title": "A", "by": {"name": "Ana", "no": 7}, "x.y": "dotted"}]"#
    #expect(try load(text, LoadOptions(idKey: "slug")).ids == ["a"])
    #expect(try load(text, LoadOptions(idKey: "by.no")).ids == [7])
    #expect(try load(text, LoadOptions(titleKey: "by.name")).titles == ["Ana"])
    #expect(try load(text, LoadOptions(titleKey: "x.y")).titles == ["dotted"])
    let positions = try load(text, LoadOptions(idKey: "@index"))
    #expect(positions.ids == [0])
    #expect(positions.idType == .position)
    #expect(positions.report.diagnostics.map(\.code) == [.positionalID])
    let fault = error(text, LoadOptions(idKey: "nope"))
    #expect(fault?.message == "no item has a member 'nope' for --id")
    #expect(fault?.help == "the items have 'id', 'slug', 'title', 'by', 'x.y'")
  }

  @Test func `elements that are no objects are skipped and counted`() throws {
    let items = try load(#"[null, {"id": 1}, 7, "x", [1, {"id": 9}], {"id": 2}]"#)
    #expect(items.ids == [1, 2])
    #expect(items.skippedCount == 4)
  }

  @Test func `strictness makes errors of holes, skips and duplicates`() {
    let strict = LoadOptions(strict: true)
    #expect(error("[{\"id\": 1},\n 5]", strict)?.line == 2)
    #expect(error("[{\"id\": 1},\n {\"id\": null}]", strict)?.line == 2)
    #expect(error("[{\"id\": 1},\n {\"id\": 1}]", strict)?.line == 2)
    #expect(throws: Never.self) { try load("[{\"id\": 1}]", strict) }
  }

  @Test func `sizes are numbers from zero on`() throws {
    let text =
      #"[{"id": 1, "h": 1.5}, {"id": 2, "h": -1}, {"id": 3, "h": "9"}, {"id": 4, "h": 1e999}, {"id": 5}, {"id": 6, "h": 0}]"#
    let items = try load(text, LoadOptions(measure: .key("h")))
    #expect((0..<6).map(items.measure) == [1.5, nil, nil, nil, nil, 0])
    let fault = try #require(items.firstUnmeasured)
    #expect(fault.message == "item 2 at place 1 has no usable size at 'h'")
    #expect((fault.line, fault.column) == (1, 23))
  }

  @Test func `an aspect is length divided by breadth`() throws {
    let text = #"[{"id": 1, "size": {"w": 400, "h": 300}}, {"id": 2, "size": {"w": 0, "h": 300}}]"#
    let vertical = try load(text, LoadOptions(measure: .aspect(width: "size.w", height: "size.h")))
    #expect((0..<2).map(vertical.measure) == [0.75, nil])
    let horizontal = try load(
      text, LoadOptions(measure: .aspect(width: "size.w", height: "size.h", axis: .horizontal)))
    #expect((0..<2).map(horizontal.measure) == [400.0 / 300, 0])
  }
}
