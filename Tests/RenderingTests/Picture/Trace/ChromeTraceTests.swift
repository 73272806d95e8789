import Foundation
import ScrollModel
import Testing

@testable import Rendering

@Suite struct ChromeTraceTests {
  private func events(_ picture: RunPicture) throws -> [[String: Any]] {
    let text = PictureRenderer.chromeTrace(picture)
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(object?["displayTimeUnit"] as? String == "ms")
    return try #require(object?["traceEvents"] as? [[String: Any]])
  }

  private func count(_ events: [[String: Any]], _ prefix: String) -> Int {
    events.count { ($0["name"] as? String)?.hasPrefix(prefix) ?? false }
  }

  @Test(arguments: PicturedScripts.all.map(\.name))
  func `what happened is there, with the keys that the format asks for`(name: String) throws {
    let picture = try PicturedScripts.picture(name)
    let events = try events(picture)
    for event in events {
      #expect(event["name"] is String && event["ph"] is String && event["pid"] is Int)
      #expect(event["ts"] is Double || event["ts"] is Int)
      if event["ph"] as? String == "X" { #expect((event["dur"] as? Double ?? -1) >= 0) }
    }
    let states = picture.views.map(\.state)
    #expect(count(events, "report ") == states.reduce(0) { $0 + $1.reports })
    #expect(count(events, "missed ") == states.reduce(0) { $0 + $1.missed })
    #expect(count(events, "write ") == states.reduce(0) { $0 + $1.writes })
    #expect(count(events, "process_name") == picture.views.count + 1)
  }

  @Test func `phases and steps last, and the offset is a counter`() throws {
    let events = try events(try PicturedScripts.picture("sampled"))
    let phases = events.filter { $0["pid"] as? Int == 2 && $0["ph"] as? String == "X" }
    #expect(
      phases.prefix(3).compactMap { $0["name"] as? String }
        == ["tracking", "interacting", "decelerating"])
    #expect(phases[1]["dur"] as? Double == 100_000)
    let steps = events.filter { $0["pid"] as? Int == 1 && $0["ph"] as? String == "X" }
    #expect(steps.compactMap { $0["name"] as? String } == ["flick up 300", "drag down 2000"])
    let offsets = events.filter { $0["name"] as? String == "offset" }
    #expect(offsets.count > 100)
    #expect(offsets.allSatisfy { $0["ph"] as? String == "C" })
    #expect(count(events, "published") > 0)
  }

  @Test func `what lasts ends to the nanosecond where the next begins`() {
    func nanoseconds(_ microseconds: Double) -> Double { (microseconds * 1e3).rounded() }
    for step in 1...10_000 {
      let start = Double(step) * 0.377_123_456_7
      let end = start + Double(step % 97) * 0.013_000_000_7
      let duration = ChromeTrace.microseconds(from: start, to: end)
      #expect(
        nanoseconds(ChromeTrace.microseconds(start)) + nanoseconds(duration)
          == nanoseconds(ChromeTrace.microseconds(end)))
    }
    #expect(ChromeTrace.microseconds(from: 2, to: 1) == 0)
  }

  @Test func `an event stands on a line, and hostile names are text`() throws {
    let text = PictureRenderer.chromeTrace(try Hostile.picture())
    _ = try events(try Hostile.picture())
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !SafeText.isUnsafe($0) })
    #expect(
      text.split(separator: "\n").dropFirst().dropLast().allSatisfy { $0.hasPrefix("{\"name\"") })
  }

  @Test func `pieces in order are the whole`() throws {
    let picture = try PicturedScripts.picture("healthy")
    var pieces: [String] = []
    PictureRenderer.chromeTrace(picture) { pieces.append($0) }
    #expect(pieces.count > 20)
    #expect(pieces.joined() == PictureRenderer.chromeTrace(picture))
  }
}
