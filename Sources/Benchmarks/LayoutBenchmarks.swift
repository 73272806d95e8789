import ScrollModel

/// Look-ups and edits over a million rows of varying height.
enum LayoutBenchmarks {
  static func run() {
    let watch = Stopwatch()
    let start = MotionBenchmarks.list()
    print("look-ups and edits over \(MotionBenchmarks.rowCount) rows of varying height")

    let questions = 200_000
    let asking = watch.seconds {
      var engine = start
      for question in 0..<questions {
        let far = Double((question &* 7919) % 60_000_000)
        keep(engine.apply(.wheel(by: Vector(dy: far - engine.offset.y))))
        keep(engine.nearest?.index)
      }
    }
    print("  a scroll by wheel, and nearest \(duration(asking / Double(questions)))")

    let edits = 20_000
    let resizing = watch.seconds {
      var engine = start
      for edit in 0..<edits {
        let id = ItemID.integer((edit &* 7919) % MotionBenchmarks.rowCount)
        keep(engine.apply(.change(.resize(id, length: Double(20 + edit % 100)))))
        keep(engine.place(of: id))
      }
    }
    print("  a row takes another size       \(duration(resizing / Double(edits)))")

    let rounds = 50
    let inserting = watch.seconds {
      var engine = start
      for round in 0..<rounds {
        let first = 2_000_000 + round * 1000
        let rows = (first..<first + 1000).map { Item(id: .integer($0), measure: 50) }
        keep(engine.apply(.change(.insert(rows, at: 0))))
      }
    }
    print("  a thousand rows at the head    \(duration(inserting / Double(rounds)))")
  }
}
