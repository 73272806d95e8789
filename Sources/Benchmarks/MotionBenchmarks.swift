import ScrollModel

/// Gestures, reports and frames over a million rows of varying height.
enum MotionBenchmarks {
  static let rowCount = 1_000_000

  static func list() -> ScrollEngine {
    var configuration = ScrollConfiguration()
    configuration.itemSize = ItemSize(.measured(default: nil))
    configuration.anchor = .top
    var state: UInt64 = 1
    let items = (0..<rowCount).map { place -> Item in
      state = state &* 6_364_136_223_846_793_005 &+ 1
      return Item(id: .integer(place), measure: Double(20 + (state >> 33) % 100))
    }
    return ScrollEngine(configuration, items: ItemList(ItemArray(items)))
  }

  static func run() {
    let watch = Stopwatch()
    let start = list()
    print("over \(rowCount) rows of varying height")

    // Each drag crosses about ten rows: 700 points over rows of 70 on average.
    let gestures = 200_000
    var reports = 0
    let dragging = watch.seconds {
      var engine = start
      for gesture in 0..<gestures {
        let way = (gesture / 5_000).isMultiple(of: 2) ? FingerDirection.up : .down
        for event in FingerGesture.drag(way.travel(700), over: 0.25, at: engine.time) {
          keep(engine.apply(event))
        }
      }
      reports = engine.reports
    }
    print("  gestures that cross ten rows  \(rate(gestures, dragging))")
    print("  reports                       \(rate(reports, dragging))")

    let frames = 5_000_000
    let sampling = watch.seconds {
      var engine = start
      var sum = 0.0
      var sampled = 0
      while sampled < frames {
        for event in FingerGesture.flick(velocity: FingerDirection.up.travel(3000)) {
          keep(engine.apply(event))
        }
        let begin = engine.time
        while engine.phase != .idle, sampled < frames {
          sampled += 1
          sum += engine.offset(at: begin + Double(sampled % 100_000) / 100_000).y
          if sampled.isMultiple(of: 100_000) { break }
        }
        keep(engine.apply(.touchDown()))
        keep(engine.apply(.touchCancel))
      }
      keep(sum)
    }
    print("  frames sampled from a plan    \(rate(frames, sampling))")

    let steps = 2_000_000
    let stepping = watch.seconds {
      var engine = start
      for event in FingerGesture.flick(velocity: FingerDirection.up.travel(100_000)) {
        keep(engine.apply(event))
      }
      let begin = engine.time
      for step in 1...steps {
        keep(engine.apply(.advance(to: begin + Double(step) / Double(steps))))
        keep(engine.offset)
      }
    }
    print("  frames stepped with reports   \(rate(steps, stepping))")

    var sum = 0.0
    let empty = watch.seconds {
      for step in 0..<frames { sum += Double(step); keep(sum) }
    }
    print("  a turn of an empty loop       \(duration(empty / Double(frames)))")
  }
}
