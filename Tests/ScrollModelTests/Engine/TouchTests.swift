import Testing

@testable import ScrollModel

@Suite struct TouchTests {
  @Test(arguments: [0.02, 0.25, 3600, 1e6])
  func `a move at constant speed lifts at that speed, however long it lasts`(duration: Double) {
    var engine = rows(1, 1e12, viewport: 400)
    _ = engine.apply(.touchDown(slop: 0))
    _ = engine.apply(.touchMove(by: Vector(dy: -1000 * duration), over: duration))
    _ = engine.apply(.advance(to: duration))
    #expect(abs(engine.along - 1000 * duration) < 1e-6)
    _ = engine.apply(.touchUp(.tracked))
    #expect(abs(engine.velocity.dy - 1000) < 1e-3)
  }

  @Test func `the samples that are taken make the velocity that all of them make`() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<300 {
      let start = random.unit() * 100
      var touch = Touch(slop: 0, grabbed: .zero)
      var all = VelocityTracker()
      all.record(0, at: start)
      touch.samples.vertical.record(0, at: start)
      let distance = (random.unit() - 0.5) * 500
      let duration = random.unit() * random.pick([0.01, 0.1, 2])
      touch.move = Touch.Move(start: start, duration: duration, distance: Vector(dy: distance))
      let end = start + duration * random.pick([0.3, 0.7, 1, 1.5])
      let last = min(end, start + duration)
      var count = 1.0
      while case let time = start + count * Touch.sampleInterval, time < last {
        all.record(touch.travel(at: time).dy, at: time)
        count += 1
      }
      all.record(touch.travel(at: last).dy, at: last)
      touch.finishMove(at: end)
      let found = touch.samples.vertical.velocity(at: last)
      #expect(abs(found - all.velocity(at: last)) <= 1e-9 * abs(found))
    }
  }
}
