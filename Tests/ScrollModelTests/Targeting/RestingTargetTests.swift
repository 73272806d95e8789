import Testing

@testable import ScrollModel

@Suite struct RestingTargetTests {
  let bounds = ScrollBounds(min: 0, max: 700)

  @Test func `after a resize the content rests on the nearest page`() {
    func ask(_ offset: Double) -> Double? {
      ScrollTargetBehavior.paging.restingTarget(
        from: offset, bounds: bounds, pageLength: 300, candidates: EmptyCollection())?.offset
    }
    #expect(ask(140) == 0)
    #expect(ask(160) == 300)
    #expect(ask(640) == 600)
    #expect(ask(690) == 700)
    #expect(ask(5000) == 700)
  }

  @Test func `after a resize the content rests on the nearest target, however far`() {
    let target = ScrollTargetBehavior.viewAligned(limit: .always).restingTarget(
      from: 590, bounds: bounds, pageLength: 300, candidates: [0, 100, 600, 700])
    #expect(target == ScrollTarget(offset: 600, candidate: 2))
  }

  @Test func `without a behaviour or a target nothing is asked`() {
    for behavior in [ScrollTargetBehavior.none, .viewAligned()] {
      let target = behavior.restingTarget(
        from: 5, bounds: bounds, pageLength: 300, candidates: [Double]())
      #expect(target == nil)
    }
  }
}

@Suite struct BehaviorRateTests {
  @Test func `by behaviour a limited gesture slows down faster`() {
    let cases: [(ScrollTargetBehavior, Bool, DecelerationRate)] = [
      (.none, false, .normal), (.none, true, .normal), (.paging, false, .fast),
      (.viewAligned(limit: .never), true, .normal), (.viewAligned(limit: .always), false, .fast),
      (.viewAligned(limit: .alwaysByOne), false, .fast),
      (.viewAligned(limit: .alwaysByFew), false, .fast),
      (.viewAligned(limit: .automatic), true, .fast),
      (.viewAligned(limit: .automatic), false, .normal),
    ]
    for (behavior, isCompact, rate) in cases {
      #expect(behavior.decelerationRate(.byBehavior, isCompact: isCompact) == rate)
      #expect(behavior.decelerationRate(.normal, isCompact: isCompact) == .normal)
      #expect(behavior.decelerationRate(.fast, isCompact: isCompact) == .fast)
    }
  }

  @Test func `a viewport is compact below 600 across and 500 down`() {
    #expect(Axis.horizontal.isCompact(Size(width: 599.5, height: 2000)))
    #expect(!Axis.horizontal.isCompact(Size(width: 600, height: 10)))
    #expect(Axis.vertical.isCompact(Size(width: 2000, height: 499.5)))
    #expect(!Axis.vertical.isCompact(Size(width: 10, height: 500)))
  }
}
