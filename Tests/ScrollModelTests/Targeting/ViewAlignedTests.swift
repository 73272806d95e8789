import Testing

@testable import ScrollModel

@Suite struct ViewAlignedTests {
  /// The target of a gesture's end under `view-aligned`.
  func target(
    from start: Double, at offset: Double, velocity: Double, candidates: [Double],
    limit: ScrollTargetBehavior.LimitBehavior = .never, isCompact: Bool = false
  ) -> ScrollTarget? {
    ScrollTargetBehavior.viewAligned(limit: limit).target(
      at: GestureEnd(
        startOffset: start, offset: offset, velocity: velocity,
        bounds: ScrollBounds(min: 0, max: candidates.last ?? 0), pageLength: 100,
        isCompact: isCompact),
      candidates: candidates)
  }

  /// Three cards of 375 in a viewport of 375.
  let cards = [0.0, 375, 750]

  @Test func `at rest the nearest candidate, of two the earlier`() {
    #expect(target(from: 0, at: 187, velocity: 0, candidates: cards)?.offset == 0)
    #expect(target(from: 0, at: 188, velocity: 0, candidates: cards)?.offset == 375)
    #expect(target(from: 0, at: 187.5, velocity: 0, candidates: cards)?.offset == 0)
    #expect(target(from: 0, at: 100, velocity: 249, candidates: cards)?.offset == 0)
  }

  @Test func `moving, the candidate nearest to the natural rest`() {
    // The natural rest is 50 + 990·0.499 = 544.01.
    let end = target(from: 0, at: 50, velocity: 1000, candidates: cards)
    #expect(end == ScrollTarget(offset: 375, candidate: 1))
    #expect(target(from: 0, at: 50, velocity: 1100, candidates: cards)?.offset == 750)
  }

  @Test func `a flick never goes back`() {
    #expect(target(from: 0, at: 10, velocity: 260, candidates: cards)?.offset == 375)
    #expect(target(from: 375, at: 370, velocity: -260, candidates: cards)?.offset == 0)
    #expect(target(from: 375, at: 380, velocity: -260, candidates: cards)?.offset == 375)
  }

  @Test func `a candidate that is missed by rounding alone is not ahead`() {
    #expect(target(from: 0, at: 375 - 1e-9, velocity: 260, candidates: cards)?.offset == 750)
    #expect(target(from: 0, at: 375 + 1e-9, velocity: -260, candidates: cards)?.offset == 0)
  }

  @Test func `with nothing ahead the last candidate is taken`() {
    let candidates = [50.0, 100, 150]
    func ask(_ offset: Double, _ velocity: Double) -> Double? {
      ScrollTargetBehavior.viewAligned(limit: .never).target(
        at: GestureEnd(
          startOffset: 100, offset: offset, velocity: velocity,
          bounds: ScrollBounds(min: 0, max: 200), pageLength: 100),
        candidates: candidates)?.offset
    }
    #expect(ask(180, 900) == 150)
    #expect(ask(20, -900) == 50)
  }

  @Test(arguments: [
    (ScrollTargetBehavior.LimitBehavior.always, 1.0), (.alwaysByOne, 1), (.alwaysByFew, 3),
  ])
  func `limits count distinct candidates from where the gesture began`(
    limit: ScrollTargetBehavior.LimitBehavior, reach: Double
  ) {
    let candidates = (0...40).map { Double($0 / 2 * 100) }
    func ask(_ offset: Double, _ velocity: Double) -> Double? {
      target(from: 1000, at: offset, velocity: velocity, candidates: candidates, limit: limit)?
        .offset
    }
    #expect(ask(1010, 9000) == 1000 + 100 * reach)
    #expect(ask(990, -9000) == 1000 - 100 * reach)
    // The limit wins over never going back: here the finger has dragged past it.
    #expect(ask(1730, 400) == 1000 + 100 * reach)
    #expect(ask(1730, 0) == 1000 + 100 * reach)
  }

  @Test func `the automatic limit is one where it is compact and none elsewhere`() {
    for isCompact in [true, false] {
      let end = target(
        from: 0, at: 10, velocity: 4000, candidates: cards, limit: .automatic, isCompact: isCompact)
      #expect(end?.offset == (isCompact ? 375 : 750))
    }
  }

  @Test func `of candidates at one offset the first is named`() {
    let end = target(from: 0, at: 0, velocity: 3000, candidates: [0, 100, 200, 200, 200])
    #expect(end == ScrollTarget(offset: 200, candidate: 2))
  }

  @Test func `without candidates, behaviour or place within the bounds nothing is said`() {
    #expect(target(from: 0, at: 0, velocity: 900, candidates: []) == nil)
    #expect(target(from: 0, at: -1, velocity: 900, candidates: cards) == nil)
    #expect(target(from: 0, at: 751, velocity: 0, candidates: cards) == nil)
    let end = GestureEnd(
      startOffset: 0, offset: 10, velocity: 900, bounds: ScrollBounds(min: 0, max: 750),
      pageLength: 375)
    #expect(ScrollTargetBehavior.none.target(at: end, candidates: cards) == nil)
  }

  @Test func `a million candidates are not walked`() {
    let candidates = Watched(count: 1_000_000, length: 37.5)
    let end = GestureEnd(
      startOffset: 1e7, offset: 1.00001e7, velocity: 6000,
      bounds: ScrollBounds(min: 0, max: 37.5 * 999_999), pageLength: 800)
    for limit in ScrollTargetBehavior.LimitBehavior.allCases {
      let target = ScrollTargetBehavior.viewAligned(limit: limit).target(
        at: end, candidates: candidates)
      #expect(target?.candidate != nil)
    }
    #expect(candidates.lookups.count < 5 * 300)
  }

  @Test func `every small case agrees with the rule read aloud`() {
    let lists = [[0.0], [0, 10], [0, 0, 7, 20, 20], [0, 4, 8, 12, 16, 20], [3, 3, 9, 17]]
    for candidates in lists {
      let bounds = ScrollBounds(min: 0, max: 20)
      for limit in ScrollTargetBehavior.LimitBehavior.allCases {
        for start in stride(from: 0.0, through: 20, by: 2.5) {
          for offset in stride(from: 0.0, through: 20, by: 1) {
            for velocity in [-900.0, -260, -100, 0, 100, 260, 900] {
              let end = GestureEnd(
                startOffset: start, offset: offset, velocity: velocity, bounds: bounds,
                pageLength: 20, isCompact: true, rate: .fast)
              let behavior = ScrollTargetBehavior.viewAligned(limit: limit)
              #expect(
                behavior.target(at: end, candidates: candidates)?.offset
                  == naiveTarget(end, limit: limit, candidates: candidates),
                "\(candidates) \(limit) from \(start) at \(offset) with \(velocity)")
            }
          }
        }
      }
    }
  }

  /// The rule, step by step over a list of distinct offsets.
  func naiveTarget(
    _ end: GestureEnd, limit: ScrollTargetBehavior.LimitBehavior, candidates: [Double]
  ) -> Double {
    let distinct = Array(Set(candidates)).sorted()
    func nearest(_ offset: Double, later: Bool) -> Int {
      let distances = distinct.map { abs($0 - offset) }
      let least = distances.min() ?? 0
      return (later ? distances.lastIndex(of: least) : distances.firstIndex(of: least)) ?? 0
    }
    let isMoving = abs(end.velocity) >= 250
    var choice = nearest(end.offset, later: false)
    if isMoving {
      let isForward = end.velocity > 0
      // Fast: K = 0.99 / (1 − 0.99) / 1000.
      let rest = end.offset + (end.velocity - (isForward ? 10 : -10)) * 0.099
      choice = nearest(min(max(rest, end.bounds.min), end.bounds.max), later: isForward)
      if isForward, distinct[choice] <= end.offset {
        choice = distinct.firstIndex { $0 > end.offset } ?? distinct.count - 1
      } else if !isForward, distinct[choice] >= end.offset {
        choice = distinct.lastIndex { $0 < end.offset } ?? 0
      }
    }
    let reach = [.alwaysByFew: 3, .never: distinct.count][limit] ?? 1
    let begin = nearest(end.startOffset, later: false)
    return distinct[min(max(choice, begin - reach), begin + reach)]
  }
}

/// Offsets that are computed when they are asked for, and count how often that was.
private struct Watched: RandomAccessCollection {
  final class Counter { var count = 0 }

  let count: Int
  let length: Double
  let lookups = Counter()

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Double {
    lookups.count += 1
    return Double(index) * length
  }
}
