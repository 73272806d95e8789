import DragScript
import ScrollModel
import Testing

@testable import Rendering

@Suite struct PictureFilmTests {
  @Test func `a short run is looked at finely, a long one as finely as can be seen`() {
    #expect(Film.rate(forSeconds: 0) == 960)
    #expect(Film.rate(forSeconds: 4) == 960)
    #expect(Film.rate(forSeconds: 20) == 240)
    #expect(Film.rate(forSeconds: 200) == 60)
    #expect(Film.rate(forSeconds: 20_000) == 1)
  }

  @Test(arguments: PicturedScripts.all.map(\.name))
  func `the viewport holds what the view shows, where it shows it`(name: String) throws {
    let run = try PicturedScripts.run(name)
    let film = Film(run)
    let engines = run.run().engines
    for (view, engine) in engines.enumerated() {
      let boxes = try #require(film.views[view].stage.boxes(atMost: 10_000).last).boxes
      for place in engine.visiblePlaces {
        let box = try #require(boxes.first { $0.place == place })
        #expect(box.id == engine.layout.id(at: place))
        #expect(box.frame == engine.layout.frame(at: place))
        #expect(box.title == engine.layout.title(at: place))
      }
    }
  }

  @Test func `items that change their places begin a new stretch, appended ones do not`() throws {
    let text = PicturedScripts.photos + "append 5\nwait 10ms\ninsert 1 at=0\njump 3\nresize 3 200\n"
    let film = Film(try PictureFixture.run(text))
    #expect(film.views[0].stage.stretches.count == 3)
  }

  @Test func `items that were seen at rest are kept before those seen in passing`() throws {
    let film = Film(
      try PictureFixture.run(PicturedScripts.photos.replacing("20", with: "900") + "flick up 300\n")
    )
    let kept = try #require(film.views[0].stage.boxes(atMost: 10).first).boxes.map(\.place)
    #expect(kept.prefix(4) == [0, 1, 2, 3])
    #expect(kept.count == 10)
    let rest = film.result.views[0].state.nearest?.index ?? -1
    #expect(kept.contains(rest))
  }

  @Test func `a finger travels as far as its step says`() throws {
    let run = try PicturedScripts.run("links")
    let film = Film(run)
    let left = FingerPath(of: 0, in: film, script: run.script).travels
    #expect(left.map { $0.to.y - $0.from.y } == [-260])
    #expect(left.map { $0.end - $0.start } == [0.1])
    let right = FingerPath(of: 1, in: film, script: run.script).travels
    #expect(right.first?.from == Point(x: 150, y: 300))
    #expect(right.map(\.to.y) == [300, 420, 420, 420])
    #expect(right.map(\.staysDown) == [true, true, true, false])
  }

  @Test func `a finger comes down where it has room to travel`() throws {
    for length in [50.0, 300, 390] {
      let run = try PictureFixture.run(PicturedScripts.photos + "drag up \(Int(length))\n")
      let travel = try #require(FingerPath(of: 0, in: Film(run), script: run.script).travels.first)
      #expect(travel.from.y <= 360 && travel.from.y - length >= -40)
      #expect(travel.from.x == 195)
    }
  }

  @Test func `the earlier part of a session is left out`() throws {
    let run = try PictureFixture.run(
      PicturedScripts.photos + "drag up 300\ninclude more.drag\n",
      files: ["more.drag": "drag-script 1\njump 9\ndrag up 50\n"])
    let film = Film(run, earlier: "test.drag")
    let steps = film.records.compactMap { record -> String? in
      if case .step(let step) = record.event { step.text } else { nil }
    }
    #expect(steps == ["jump 9", "drag up 50"])
    #expect(film.instants.count == film.views[0].shots.count)
    #expect(film.views[0].shots.first?.binding == 4)
    #expect(Timeline(film).times.lowerBound == 0.25)
  }

  @Test func `synchronised views are compared as a display shows them`() throws {
    let film = try PicturedScripts.picture("links").film
    let result = try #require(film.result.links.first)
    let seen = try #require(film.links[0].differences.max())
    #expect(abs(seen - result.difference) < 1e-6)
  }
}
