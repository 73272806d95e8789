import Testing

@testable import ScrollModel

@Suite struct LinkedEnginesTests {
  private func pair(
    _ way: ScrollLink.Way = .offset, _ rule: ScrollLink.Guard = .driver, counts: [Int] = [200, 200]
  ) -> LinkedEngines {
    LinkedEngines(
      counts.map { rows($0, 40, viewport: 400) },
      links: [ScrollLink(views: Array(counts.indices), by: way, guard: rule)])
  }

  private func flick(
    _ linked: inout LinkedEngines, _ view: Int, _ direction: FingerDirection, _ velocity: Double
  ) {
    for event in FingerGesture.flick(velocity: direction.travel(velocity)) {
      _ = linked.apply(event, to: view)
    }
  }

  private func settle(_ linked: inout LinkedEngines) {
    while let rest = linked.restTime { _ = linked.advance(to: rest) }
  }

  @Test func `the follower is where the driver is, at every look`() {
    var linked = pair()
    flick(&linked, 0, .up, 2500)
    for _ in 0..<40 {
      _ = linked.advance(to: min(linked.nextLook, linked.time + 1))
      #expect(linked.engines[1].along == linked.engines[0].along)
    }
    settle(&linked)
    #expect(linked.engines[1].along == linked.engines[0].along)
    #expect(linked.records[0].difference == 0)
    #expect(linked.records[0].echoes == 0)
    #expect(linked.engines[1].phases == [.idle])
  }

  @Test func `the view touched last drives, also mid-coast`() {
    var linked = pair()
    flick(&linked, 0, .up, 3000)
    _ = linked.advance(to: 0.2)
    for event in FingerGesture.drag(Vector(dy: 200), over: 0.25, at: linked.time) {
      _ = linked.apply(event, to: 1)
    }
    settle(&linked)
    #expect(linked.records[0].driver == 1)
    #expect(linked.engines[0].along == linked.engines[1].along)
  }

  @Test func `a finger that only holds the other view stops the coasting one`() {
    var linked = pair()
    flick(&linked, 0, .up, 3000)
    _ = linked.advance(to: 0.2)
    let there = linked.engines[0].along
    let changes = linked.apply(.touchDown(), to: 1)
    #expect(
      changes.contains { $0.view == 0 && $0.change.kind == .phase(from: .decelerating, to: .idle) })
    _ = linked.advance(to: 0.5)
    #expect(linked.engines.map(\.along) == [there, there])
    #expect(linked.restTime == nil)
  }

  @Test func `a write that moves nothing does not take the lead`() {
    var linked = pair()
    flick(&linked, 0, .up, 3000)
    _ = linked.advance(to: 0.2)
    _ = linked.apply(.assign(nil), to: 1)
    #expect(linked.records[0].driver == 0)
    settle(&linked)
    #expect(linked.engines[1].along == linked.engines[0].along)
  }

  @Test func `a follower's position holds the point that it was moved to, and no edge any more`() {
    var linked = LinkedEngines(
      [nil, ScrollPosition(idType: .int)].map { position in
        rows(50, 50, viewport: 500) { $0.position = position }
      }, links: [ScrollLink(views: [0, 1])])
    _ = linked.apply(.positionScroll(to: .edge(.bottom)), to: 1)
    #expect(linked.engines[0].along == 2000)
    for event in FingerGesture.drag(Vector(dy: 500), over: 0.25, at: 0) {
      _ = linked.apply(event, to: 0)
    }
    #expect(linked.engines[1].position == ScrollPosition(idType: .int, point: Point(x: 0, y: 1500)))
    _ = linked.apply(.change(.insert([Item(id: 90)], at: 50)), to: 1)
    #expect(linked.engines[1].along == 1500)
  }

  @Test func `a shorter follower stops at its end`() {
    var linked = pair(counts: [200, 20])
    flick(&linked, 0, .up, 5000)
    settle(&linked)
    #expect(linked.engines[0].along > 1000)
    #expect(linked.engines[1].along == 400)
    #expect(linked.records[0].difference == linked.engines[0].along - 400)
  }

  @Test func `by fraction both ends meet`() {
    var linked = pair(.fraction, counts: [200, 20])
    flick(&linked, 0, .up, 50_000)
    settle(&linked)
    #expect(linked.engines.map(\.isAtEnd) == [true, true])
  }

  @Test func `by id the follower shows the driver's current row`() {
    var linked = pair(.id)
    for event in FingerGesture.drag(Vector(dy: -330), over: 0.25, at: 0) {
      _ = linked.apply(event, to: 0)
    }
    #expect(linked.engines[1].nearest?.id == linked.engines[0].nearest?.id)
    #expect(linked.engines[1].along == 320)
  }

  @Test func `without a guard an echo stops the driver's coast`() {
    var linked = pair(.offset, .none)
    flick(&linked, 0, .up, 2500)
    settle(&linked)
    #expect(linked.records[0].echoes == 1)
    #expect(linked.engines[0].codes == [.echo])
    // 2500 points a second for a sixtieth of a second.
    #expect(abs(linked.engines[0].along - 40.938) < 0.01)
    #expect(linked.engines[1].along == linked.engines[0].along)
    #expect(linked.engines[0].phases.last == .idle)
  }

  @Test func `the phase rule copies while one scrolls and leaves a mark when both rest`() {
    var linked = pair(.offset, .phase)
    flick(&linked, 0, .up, 2500)
    settle(&linked)
    #expect(linked.engines[1].along == linked.engines[0].along)
    // Idle marks the other one as scrolled by the user.
    #expect(linked.records[0].isScrolledByUser == [false, true])
    _ = linked.apply(.assign(0), to: 0)
    #expect(linked.engines[0].along == 0)
    #expect(linked.engines[1].along > 0)
    // The driver rule copies the same jump.
    var driven = pair()
    flick(&driven, 0, .up, 2500)
    settle(&driven)
    _ = driven.apply(.assign(0), to: 0)
    #expect(driven.engines[1].along == 0)
  }

  @Test func `of three views under the phase rule two follow, and none answers`() {
    var linked = pair(.offset, .phase, counts: [200, 200, 200])
    flick(&linked, 1, .up, 2500)
    settle(&linked)
    #expect(linked.engines[0].along == linked.engines[1].along)
    #expect(linked.engines[2].along == linked.engines[1].along)
    #expect(linked.records[0].echoes == 0)
    #expect(linked.records[0].difference == 0)
    #expect(linked.records[0].isScrolledByUser == [true, false, true])
  }

  @Test func `the offset modifier lags one frame and leaves the other offset alone`() {
    var linked = pair(.offsetModifier)
    for event in FingerGesture.drag(Vector(dy: -600), over: 0.5, at: 0) {
      _ = linked.apply(event, to: 0)
    }
    #expect(linked.engines[1].along == 0)
    #expect(linked.engines[1].binding == nil)
    // 600 points in half a second are 20 a frame.
    #expect(abs(linked.records[0].difference - 20) < 1e-6)
    #expect(abs(linked.engines[1].contentShift.y - 580) < 1e-6)
    settle(&linked)
    #expect(linked.engines[1].contentShift.y == 600)
    #expect(abs(linked.time - 31.0 / 60) < 1e-9)
    #expect(linked.restTime == nil)
    #expect(linked.nextLook == .infinity)
  }
}

@Suite struct PausingTests {
  @Test func `each report of any view is paused at once, and the run ends`() {
    var linked = LinkedEngines(
      [7.0, 13, 40].map { length in
        rows(500, length, viewport: 400) { $0.pausesAtReports = true }
      })
    for view in 0..<3 {
      for event in FingerGesture.flick(velocity: FingerDirection.up.travel(1733)) {
        _ = linked.apply(event, to: view)
      }
    }
    var pauses = 0
    while let rest = linked.restTime {
      let changes = linked.advance(to: rest)
      let reports = changes.filter { if case .report = $0.change.kind { true } else { false } }
      #expect(reports.count <= 1 || linked.time == rest)
      pauses += reports.count
      #expect(Set(linked.engines.map(\.time)).count == 1)
    }
    #expect(pauses == linked.engines.map(\.reports).reduce(0, +))
    #expect(pauses > 100)
  }

  @Test func `a link that follows phases needs a system that tells them`() {
    for (profile, codes) in [(Profile.ios17, [Diagnostic.Code.unavailable]), (.ios18, [])] {
      let view = rows(20, 50, viewport: 500) { $0.profile = profile }
      let linked = LinkedEngines(
        [view, view], links: [ScrollLink(views: [0, 1], guard: .phase)])
      #expect(linked.engines.map(\.codes) == [codes, codes])
    }
  }
}
