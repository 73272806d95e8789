import DragScript
import Rendering
import Testing

@testable import ScrollModel

@Suite struct StateTests {
  /// The state of the contract's example: a dead read path.
  private var dead: ViewState {
    ViewState(
      time: 0.25, phase: .idle, offset: Point(y: 900), binding: 15,
      nearest: .init(id: 10, index: 9, title: "Photo 10", distance: 0),
      visible: .init(first: 10, last: 13, count: 4), isAtStart: false, isAtEnd: false,
      writes: 1, reports: 0, missed: 5, readPath: .dead,
      geometry: ScrollGeometry(
        contentOffset: Point(y: 900), contentSize: Size(width: 390, height: 2000),
        contentInsets: .zero, containerSize: Size(width: 390, height: 400)),
      position: nil, sampler: nil, visibility: nil,
      diagnostics: [Diagnostic(.missingTargetLayout, "Nothing here.", help: "Do.")])
  }

  @Test func `the keys of a state stand in the order of the contract`() {
    #expect(
      JSONValue(dead, view: "main").line == """
        {"schema": 1, "view": "main", "time": 0.25, "phase": "idle", "offset": {"x": 0, "y": 900}, \
        "binding": 15, "nearest": {"id": 10, "index": 9, "title": "Photo 10", "distance": 0}, \
        "visible": {"first": 10, "last": 13, "count": 4}, "atStart": false, "atEnd": false, \
        "writes": 1, "reports": 0, "missed": 5, "readPath": "dead", \
        "geometry": {"contentOffset": {"x": 0, "y": 900}, \
        "contentSize": {"width": 390, "height": 2000}, \
        "contentInsets": {"top": 0, "leading": 0, "bottom": 0, "trailing": 0}, \
        "containerSize": {"width": 390, "height": 400}, \
        "visibleRect": {"x": 0, "y": 900, "width": 390, "height": 400}}, \
        "diagnostics": [{"code": "missing-target-layout", "severity": "warning", \
        "message": "Nothing here.", "help": "Do."}]}
        """)
  }

  @Test func `a text shows a position and a sampler where there are any`() {
    var state = dead
    state.position = ScrollPosition(edge: .bottom)
    state.sampler = ViewState.Sampler(
      raw: 41, through: 30, published: 3, value: Point(y: -298), lagPoints: 2, lagSeconds: 0.25)
    let text = state.text(axis: .vertical, anchor: nil)
    #expect(text.contains("position   edge bottom"))
    #expect(text.contains("41 raw, 30 through, 3 published"))
    #expect(text.contains("lag at most 2 pt, 0.25 s"))
  }

  @Test func `a snapshot's state is of its record's view`() {
    let record = TraceRecord(t: 0.25, view: "left", event: .snapshot(name: "a", dead))
    #expect(JSONValue(record).line.contains("\"state\": {\"schema\": 1, \"view\": \"left\","))
  }

  @Test func `what applies to some scenes only is there only for them`() {
    var state = dead
    state.position = ScrollPosition(edge: .bottom)
    state.sampler = .init(
      raw: 41, through: 30, published: 3, value: Point(y: -298), lagPoints: 2, lagSeconds: 0.25)
    state.visibility = [10, 11]
    let line = JSONValue(state, view: "main").line
    let expected = """
      "position": {"viewID": null, "edge": "bottom", "point": null, "positionedByUser": false}, \
      "sampler": {"raw": 41, "through": 30, "published": 3, "value": {"x": 0, "y": -298}, \
      "lagPoints": 2, "lagSeconds": 0.25}, "visibility": [10, 11]}
      """
    #expect(line.hasSuffix(expected))
  }

  @Test func `an id is written as it is in the fixture`() {
    #expect(JSONValue(ItemID.integer(-5)).line == "-5")
    #expect(JSONValue(ItemID.wideInteger("123456789012345678901")).line == "123456789012345678901")
    #expect(JSONValue(ItemID.number("1.50")).line == "1.50")
    #expect(JSONValue(ItemID.text("007")).line == "\"007\"")
    #expect(
      JSONValue(ItemID(text: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")).line
        == "\"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\"")
    #expect(JSONValue(nil as ItemID?).line == "null")
  }

  @Test func `a person sees the stale binding at once`() {
    #expect(
      dead.text(axis: .vertical, anchor: .top) == """
          binding    15       ✗ stale
          nearest    10       Photo 10, exactly at top
          visible    10 … 13  4 items
          offset     900      400 of 2000 pt
          read path  dead     1 write, 0 reports, 5 missed
          phase      idle     at 0.25 s

        warning: missing-target-layout: Nothing here.
           help: Do.

        """)
  }

  @Test func `a view with nothing in it says so`() {
    var state = dead
    state.binding = nil
    state.nearest = nil
    state.visible = .init(first: nil, last: nil, count: 0)
    state.diagnostics = []
    let text = state.text(axis: .vertical, anchor: nil)
    #expect(text.contains("nearest    none"))
    #expect(text.contains("visible    nothing"))
  }
}
