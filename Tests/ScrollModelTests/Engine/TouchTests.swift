import TestSupport
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
    for seed in 0..<500 {
      var touch = Touch(slop: 0, grabbed: .zero)
      var all = VelocityTracker()
      var time = random.unit() * 100
      all.record(0, at: time)
      touch.samples.vertical.record(0, at: time)
      for _ in 0..<3 {
        let start = time
        let duration = random.unit() * random.pick([0.01, 0.1, 2])
        let distance = Vector(dy: (random.unit() - 0.5) * 500)
        touch.move = Touch.Move(start: start, duration: duration, distance: distance)
        time += duration * random.pick([0.3, 0.7, 1])
        var count = 1.0
        while case let sample = start + count * Touch.sampleInterval, sample < time {
          all.record(touch.travel(at: sample).dy, at: sample)
          count += 1
        }
        all.record(touch.travel(at: time).dy, at: time)
        touch.finishMove(at: time)
      }
      let found = touch.samples.vertical.velocity(at: time)
      #expect(abs(found - all.velocity(at: time)) <= 1e-9 * abs(found), "seed \(seed)")
    }
  }
}
