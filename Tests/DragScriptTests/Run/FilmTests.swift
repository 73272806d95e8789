import ScrollModel
import Testing

@testable import DragScript

/// A camera sees a run as it is, and changes nothing in it.
@Suite struct FilmTests {
  private static let files = ScriptFile.all().filter { !$0.name.hasPrefix("seeds/") }

  @Test(arguments: files)
  func `a filmed run comes to what the run comes to`(_ file: ScriptFile) throws {
    let run = try file.prepared()
    let plain = run.run().result
    // A rate that divides no display's: each stop of the camera is one of its own.
    let filmed = run.film(framesPerSecond: 97) { _ in
    } camera: { _ in
    }.result
    #expect(filmed.expectations.passed == plain.expectations.passed)
    #expect(filmed.expectations.failures.map(\.line) == plain.expectations.failures.map(\.line))
    #expect(abs(filmed.time - plain.time) < 1e-9)
    for (a, b) in zip(filmed.views.map(\.state), plain.views.map(\.state)) {
      #expect(a.binding == b.binding)
      #expect(a.nearest?.id == b.nearest?.id)
      #expect([a.writes, a.reports, a.missed] == [b.writes, b.reports, b.missed])
      #expect(a.phase == b.phase)
      #expect(abs(a.offset.x - b.offset.x) < 1e-6 && abs(a.offset.y - b.offset.y) < 1e-6)
      #expect(a.diagnostics.map(\.code) == b.diagnostics.map(\.code))
      #expect(a.sampler?.published == b.sampler?.published)
    }
    for (a, b) in zip(filmed.links, plain.links) {
      #expect([a.copies, a.echoes] == [b.copies, b.echoes])
      #expect(abs(a.difference - b.difference) < 1e-6)
    }
  }

  @Test func `frames in the trace change nothing that is watched or linked`() throws {
    let script = """
      drag-script 1
      items count=50
      viewport 390x400
      # how many frames
      view left
      view right
      item-size 60
      link left right by=fraction
      @left watch offset < 700
      @left flick up 300
      @right flick down 120 settle=no
      wait 33ms
      @left touch down
      @left touch move by=0,-200 over=70ms
      @left touch up
      expect difference == 0
      """
    let plain = try scriptRun(script).run().result
    for rate in [7, 61, 240, 1000] {
      let framed = try scriptRun(
        script.replacing("# how many frames", with: "fps \(rate)")
      ).run().result
      #expect(framed.links == plain.links)
      #expect(
        framed.expectations.failures.map(\.actual) == plain.expectations.failures.map(\.actual))
    }
  }

  @Test func `sightings and records have one order`() throws {
    var seen: [(count: Int, time: Double, binding: ItemID?)] = []
    var records: [TraceRecord] = []
    let run = try scriptRun(photoHead + "jump 5\ndrag up 300\njump 2\n")
    _ = run.film(framesPerSecond: 240) {
      records.append($0)
    } camera: { sighting in
      seen.append(
        (sighting.recordCount, sighting.time, sighting.engines.first.flatMap(\.binding)))
    }
    #expect(seen.map(\.count) == seen.map(\.count).sorted())
    #expect(seen.map(\.time) == seen.map(\.time).sorted())
    for (count, time, binding) in seen {
      var held: ItemID?
      for record in records.prefix(count) {
        if case .write(let id, _) = record.event { held = id }
        if case .report(let id, _) = record.event { held = id }
        #expect(record.t <= time)
      }
      #expect(held == binding)
    }
    #expect(seen.count > 60, "a quarter of a second is looked at 240 times a second")
  }

}
