import ScrollModel
import Testing

@testable import DragScript

@Suite struct TraceTests {
  /// The records of a run in short: `0.25 report 4`.
  private func trace(_ text: String) throws -> [String] {
    try scriptRun(photoHead + text).trace().records.compactMap { record in
      let text: String? =
        switch record.event {
        case .begin: "begin"
        case .step(let step): "step \(step.line) \(step.text)"
        case .frame: nil
        case .phase(let from, let to): "phase \(from.rawValue) \(to.rawValue)"
        case .write(let id, _): "write \(id?.description ?? "nil")"
        case .report(let id, _): "report \(id?.description ?? "nil")"
        case .missed(let id): "missed \(id?.description ?? "nil")"
        case .geometry: "geometry"
        case .contentFrame(_, let y): "frame \(y.scriptText)"
        case .visibility(let ids): "visibility \(ids.map(\.description).joined(separator: ","))"
        case .sample: "sample"
        case .snapshot(let name, _): "snapshot \(name)"
        case .log(let line): "log \(line)"
        case .expect(let outcome): outcome.isMet ? "held" : "failed"
        case .diagnostic(let diagnostic): diagnostic.code.rawValue
        case .snap: "snap"
        case .end: "end"
        }
      return text.map { "\(record.t.shown(decimals: 3)) \($0)" }
    }
  }

  @Test func `a trace tells everything in order of time`() throws {
    let records = try trace("jump 15\ndrag down 150\nexpect binding == 14\nsnapshot \"done\"\n")
    #expect(
      records == [
        "0.000 begin", "0.000 step 6 jump 15", "0.000 write 15", "0.000 step 7 drag down 150",
        "0.000 phase idle tracking", "0.000 phase tracking interacting", "0.083 report 14",
        "0.250 report 13", "0.250 phase interacting idle", "0.250 failed",
        "0.250 snapshot done", "0.250 end",
      ])
  }

  @Test func `observe chooses what is in it`() throws {
    let records = try trace(
      """
      observe visibility content-frame
      drag up 100 over=0s
      """)
    #expect(
      records == [
        "0.000 begin", "0.000 frame 0", "0.000 visibility 1,2,3,4",
        "0.000 step 7 drag up 100 over=0s", "0.000 frame -100", "0.000 visibility 2,3,4,5",
        "0.000 end",
      ])
  }

  @Test func `a log line is printed whenever what it shows changes, and not while it is nil`()
    throws
  {
    let records = try trace(
      """
      observe visibility
      log "Currently near photo {binding}"
      log "{reports} of {{3}}"
      drag up 200 over=200ms
      jump nil
      jump 3
      """)
    #expect(
      records.filter { $0.contains("log") } == [
        "0.000 log 0 of {3}", "0.000 log Currently near photo 1", "0.000 log 1 of {3}",
        "0.050 log Currently near photo 2", "0.050 log 2 of {3}",
        "0.150 log Currently near photo 3", "0.150 log 3 of {3}",
        "0.200 log Currently near photo 3",
      ])
  }

  @Test func `a log line of the offset is printed at each look of the display`() throws {
    let records = try trace(
      "display-rate 20\nlog \"y {offset:.0f}\"\ndrag up 100 over=200ms\n")
    #expect(
      records.filter { $0.contains("log") } == [
        "0.000 log y 0", "0.050 log y 25", "0.100 log y 50", "0.150 log y 75", "0.200 log y 100",
      ])
  }

  @Test func `frames come at whole parts of a second and change nothing else`() throws {
    let steps = "flick up 200\nflick down 100 settle=no\nwait 77ms\njump 3 animated\n"
    let plain = try scriptRun(photoHead + steps).trace()
    for rate in ["7", "60", "1000"] {
      let framed = try scriptRun(photoHead + "fps \(rate)\n" + steps).trace()
      let others = framed.records.filter { record in
        if case .frame = record.event { false } else { true }
      }
      // The scenes in `begin` differ by the option, and lines by one.
      #expect(others.count == plain.records.count)
      for (a, b) in zip(others, plain.records) {
        #expect(a.t == b.t)
        if case .report = a.event { #expect(a.event == b.event) }
      }
      #expect(framed.outcome.result.views == plain.outcome.result.views)
      #expect(framed.records.count > others.count)
    }
  }

  @Test func `frames follow the plan of the motion`() throws {
    let records = try scriptRun(photoHead + "fps 20\ndrag up 100 over=200ms\n").trace().records
    let frames = records.compactMap { record -> String? in
      guard case .frame(let frame) = record.event else { return nil }
      return "\(record.t.scriptText) \(frame.offset.y.shown(decimals: 3)) \(frame.phase.rawValue)"
    }
    // The last two stand before and behind the lift.
    #expect(
      frames == [
        "0 0.000 idle", "0.05 25.000 interacting", "0.1 50.000 interacting",
        "0.15 75.000 interacting", "0.2 100.000 interacting", "0.2 100.000 idle",
      ])
  }

  @Test func `an observer's step runs in the same update as the report`() throws {
    let records = try trace("on-report jump 10\ndrag up 60\n")
    let report = try #require(records.firstIndex { $0.contains("report 1") })
    #expect(records[report + 1].contains("write 10"))
    #expect(records[report].prefix(5) == records[report + 1].prefix(5))
  }
}
