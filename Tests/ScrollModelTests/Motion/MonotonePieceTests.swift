import TestSupport
import Testing

@testable import ScrollModel

@Suite struct MonotonePieceTests {
  /// Calls `body` with thousands of plans of every kind, the same in every run.
  func withPlans(_ count: Int, seed: UInt64, _ body: (MotionPlan, inout SplitMix64) -> Void) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<count { body(random.plan(in: random.bounds()), &random) }
  }

  @Test func `pieces join from the start to the rest`() {
    withPlans(3000, seed: 20) { plan, _ in
      let pieces = Array(plan.pieces)
      #expect(pieces.first?.startValue ?? plan.finalValue == plan.startValue)
      #expect(pieces.last?.endValue ?? plan.startValue == plan.finalValue)
      for (piece, next) in zip(pieces, pieces.dropFirst()) {
        #expect(piece.endValue == next.startValue)
        #expect(piece.end <= next.start)
        #expect(piece.direction != 0)
      }
    }
  }

  @Test func `within a piece the offset goes one way`() {
    withPlans(1000, seed: 21) { plan, _ in
      for piece in plan.pieces where piece.end > piece.start {
        let times = (0..<20).map { piece.start + (piece.end - piece.start) * Double($0) / 20 }
        let values = times.map(plan.value)
        #expect(
          zip(values, values.dropFirst()).allSatisfy { ($1 - $0) * piece.direction >= -1e-8 })
        #expect(
          values.allSatisfy {
            ($0 - piece.startValue) * piece.direction >= -1e-6
              && (piece.endValue - $0) * piece.direction >= -1e-6
          })
      }
    }
  }

  @Test func `the time at which an offset is reached is the inverse of the offset at a time`() {
    withPlans(4000, seed: 22) { plan, random in
      for piece in plan.pieces {
        let value =
          piece.startValue + (piece.endValue - piece.startValue) * random.number(in: 0...1)
        let time = piece.time(reaching: value)
        #expect(time >= piece.start && time <= piece.end)
        // The value may be hit at a slope that turns rounding of the time into points.
        let slack = 1e-7 + 4 * time.ulp * abs(plan.velocity(at: time))
        if time < piece.end { #expect(abs(plan.value(at: time) - value) < slack) }
        let past = min(time + 1e-6, piece.end)
        if past < plan.endTime {
          #expect((plan.value(at: past) - value) * piece.direction > -slack)
        }
      }
    }
  }

  @Test func `values behind and ahead give the piece's ends`() throws {
    let plan = MotionPlan.landing(from: 0, velocity: 900, on: 100, rate: .fast, at: 3)
    let piece = try #require(Array(plan.pieces).first)
    #expect(piece.time(reaching: -5) == 3)
    #expect(piece.time(reaching: 0) == 3)
    #expect(piece.time(reaching: 100) == plan.endTime)
    #expect(piece.time(reaching: 105) == plan.endTime)
  }

  @Test func `every row boundary that a naive march sees is found, in order`() {
    // Offsets of a third never coincide with the round ones where plans begin and end.
    func row(_ offset: Double) -> Double { ((offset - 1.0 / 3) / 37).rounded(.down) }
    withPlans(150, seed: 23) { plan, _ in
      var found: [Double] = []
      var pieces = 0
      for piece in plan.pieces {
        pieces += 1
        let (from, to) = (row(piece.startValue), row(piece.endValue))
        for step in stride(from: from, to: to, by: piece.direction) {
          let boundary = (step + (piece.direction + 1) / 2) * 37 + 1.0 / 3
          found.append(piece.time(reaching: boundary))
        }
      }
      #expect(found == found.sorted())
      var seen = 0
      let times = plan.times(3000).filter { $0 >= plan.startTime }
      for (time, next) in zip(times, times.dropFirst()) {
        seen += Int(abs(row(plan.value(at: next)) - row(plan.value(at: time))))
      }
      if plan.startTime == plan.endTime {
        seen += Int(abs(row(plan.finalValue) - row(plan.startValue)))
      }
      // The march overlooks a row that is entered and left again between two of its steps.
      #expect(found.count >= seen)
      #expect(found.count <= seen + 2 * pieces)
    }
  }

  @Test func `what is left after a time is the end of the whole`() {
    withPlans(1000, seed: 24) { plan, random in
      let time = plan.startTime + (plan.endTime - plan.startTime) * random.number(in: 0...1)
      let left = Array(plan.pieces(from: time))
      let whole = plan.pieces.filter { $0.end > time || plan.startTime == plan.endTime }
      #expect(left.dropFirst().map(\.end) == whole.dropFirst().map(\.end))
      if let first = left.first {
        #expect(first.start >= time)
        #expect(abs(first.startValue - plan.value(at: time)) < 1e-6)
      }
      #expect(Array(plan.pieces(from: plan.endTime)).isEmpty)
    }
  }
}
