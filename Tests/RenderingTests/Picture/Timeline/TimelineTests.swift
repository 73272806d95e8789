import DragScript
import ScrollModel
import Testing

@testable import Rendering

@Suite struct TimelineTests {
  private static let names = PicturedScripts.all.map(\.name)

  @Test(arguments: names)
  func `moments follow one another without a gap`(name: String) throws {
    let timeline = Timeline(try PicturedScripts.picture(name).film)
    for (a, b) in zip(timeline.moments, timeline.moments.dropFirst()) {
      #expect(abs(a.endX - b.x) < 1e-9)
      #expect(a.end == b.start)
    }
    #expect(timeline.moments.first?.x == 0)
    #expect(abs((timeline.moments.last?.endX ?? 0) - timeline.width) < 1e-9)
    #expect(timeline.width >= TimelineRooms.least - 1e-6)
    #expect(timeline.width <= TimelineRooms.greatest + 1e-6)
  }

  @Test(arguments: names)
  func `what happens later stands further right, and in its moment`(name: String) throws {
    let film = try PicturedScripts.picture(name).film
    let timeline = Timeline(film)
    var last = 0.0
    for instant in film.instants {
      let place = timeline.moment(after: instant.recordCount)
      let plain = timeline.moments.lastIndex { $0.firstRecord < instant.recordCount } ?? 0
      #expect(place == plain)
      let x = timeline.x(at: instant.time, after: instant.recordCount)
      #expect(x >= last - 1e-9)
      #expect(x >= timeline.moments[place].x && x <= timeline.moments[place].endX + 1e-9)
      last = x
    }
  }

  @Test func `steps that take no time have room, so that the states between them can be seen`()
    throws
  {
    let timeline = Timeline(try PicturedScripts.picture("instants").film)
    let places = timeline.moments.map(\.eventX)
    #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 > 20 })
    #expect(timeline.moments.allSatisfy { $0.start == 0 && $0.end == 0 })
  }

  @Test func `a second is as long in each step`() throws {
    let timeline = Timeline(try PicturedScripts.picture("healthy").film)
    let lengths = timeline.moments.filter { $0.end > $0.start }.map { moment in
      (moment.x(at: moment.end) - moment.x(at: moment.start)) / (moment.end - moment.start)
    }
    #expect(lengths.count == 3)
    #expect(lengths.allSatisfy { abs($0 - lengths[0]) < 1e-6 })
  }

  @Test func `runs of one script have each step in one place, however long it takes them`() throws {
    let run = try PicturedScripts.run("dead")
    let films = [Film(run.variant(.with)), Film(run.variant(.without))]
    let timelines = Timeline.aligned(films)
    #expect(timelines[0].moments.map(\.x) == timelines[1].moments.map(\.x))
    #expect(timelines[0].width == timelines[1].width)
    // The last jump moves nothing without the layout.
    #expect(films[0].result.time == films[1].result.time)
  }

  @Test func `expectations have places of their own at the end of their step`() throws {
    let film = try PicturedScripts.picture("healthy").film
    let timeline = Timeline(film)
    let marks = PicturedExpectation.all(in: film, on: timeline)
    #expect(marks.count == 2)
    for mark in marks {
      let moment = try #require(timeline.moments.last { $0.x <= mark.x })
      #expect(moment.expectations == 1)
      #expect(mark.x > moment.x(at: moment.end))
    }
  }

  @Test func `a watch that fails on the way stands where it failed`() throws {
    let film = try PicturedScripts.picture("watched").film
    let timeline = Timeline(film)
    let mark = try #require(PicturedExpectation.all(in: film, on: timeline).first)
    #expect(!mark.outcome.isMet)
    let offsets = film.views[0].shots
    let shot = try #require(film.instants.firstIndex { $0.time >= mark.time })
    #expect(offsets[shot].offset.y >= 200)
    #expect(abs(timeline.x(at: mark.time) - mark.x) < 1e-6)
  }

  @Test func `round times stand apart, the first of them the beginning`() throws {
    for name in Self.names {
      let timeline = Timeline(try PicturedScripts.picture(name).film)
      let ticks = TimeTicks.ticks(timeline)
      #expect(ticks.first?.time == timeline.times.lowerBound)
      #expect(zip(ticks, ticks.dropFirst()).allSatisfy { $1.x - $0.x >= 72 })
      #expect(ticks.allSatisfy { $0.time <= timeline.times.upperBound + 1e-9 })
    }
  }

  @Test(arguments: [(1.0, 4.0, 0.5), (10, 5, 2), (0.07, 7, 0.01), (900, 6, 200), (3, 3, 1)])
  func `a scale has steps of 1, 2 or 5`(length: Double, parts: Double, step: Double) {
    #expect(abs(NiceNumber.step(covering: length, parts: parts) - step) < 1e-12)
  }
}
