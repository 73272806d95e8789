import ItemLoading
import ScrollModel
import Testing

@testable import DragScript

@Suite struct ScriptRunTests {
  @Test func `the silent failure shows in a script of six steps`() throws {
    let found = try failures(
      """
      drag-script 1
      items count=20
      item-size 100
      viewport 390x400
      anchor top
      target-layout off

      jump 15
      expect binding == 15
      expect nearest == 15
      drag down 500
      expect nearest == 10
      expect binding == 15          # holds what was last assigned: the read path is dead
      expect diagnostics contains missing-target-layout
      """)
    #expect(found == [])
  }

  @Test func `only steps with a duration move the clock`() throws {
    let found = try failures(
      """
      jump 3
      reader 5
      wheel down 120
      relayout
      expect time == 0s
      drag up 300
      expect time == 250ms
      drag up 100 over=1s
      expect time == 1250ms
      wait 80ms
      expect time == 1330ms
      touch down
      touch move by=0,-50
      expect time == 1410ms
      touch hold 40ms
      touch up velocity=0pt/s
      expect time == 1450ms
      """)
    #expect(found == [])
  }

  @Test func `whatever moves comes to rest before the next step, unless told`() throws {
    let found = try failures(
      """
      flick up 200
      expect phase == idle
      expect velocity == 0
      jump 1
      flick up 200 settle=no
      expect phase == decelerating
      expect time < 5s
      wait 200ms
      expect phase == decelerating
      expect velocity > 0
      settle
      expect phase == idle
      expect phases contains decelerating
      """)
    #expect(found == [])
  }

  @Test func `a jump goes where its anchor says, at once or animated`() throws {
    let found = try failures(
      """
      jump 15
      expect offset == 1400
      expect place(15) == 0
      jump 3 anchor=bottom
      expect place(3) == 200
      expect writes == 2
      jump 10 animated settle=no
      expect binding == 10
      expect nearest == 1
      expect phase == animating
      settle
      expect nearest == 10
      jump nil
      expect binding == nil
      expect nearest == 10
      """)
    #expect(found == [])
  }

  @Test func `directions are the finger's, in both layout directions`() throws {
    let head = photoHead + "container lazy-hstack\nviewport 400x390\nanchor leading\n"
    let steps = """
      drag %forward 300
      expect offset == 300
      drag %back 100
      expect offset == 200
      wheel %back 50
      expect offset == 250
      wheel %forward 50
      expect offset == 200
      drag up 200
      expect offset == 200
      flick %forward velocity=1000pt/s
      expect offset > 300
      """
    for (direction, forward, back) in [("ltr", "left", "right"), ("rtl", "right", "left")] {
      let script = steps.replacing("%forward", with: forward).replacing("%back", with: back)
      #expect(try failures(head + "direction \(direction)\n" + script) == [])
    }
  }

  @Test func `a share of the viewport follows its resizes`() throws {
    let found = try failures(
      """
      drag up 50%
      expect offset == 200
      resize viewport 390x200
      drag up 50%
      expect offset == 300
      touch down slop=0
      touch move by=0,-50%
      touch up velocity=0pt/s
      expect offset == 400
      """)
    #expect(found == [])
  }

  @Test func `a failed expectation is recorded and the run goes on`() throws {
    let result = try run("jump 15\nexpect binding == 14\nexpect nearest == 15\ndrag down 300\n")
    #expect(result.expectations.passed == 1)
    #expect(
      result.expectations.failures == [
        ExpectationOutcome(
          file: "test.drag", line: 7, text: "binding == 14", isMet: false, expected: .id(14),
          actual: .id(15))
      ])
    #expect(result.time == 0.25)
    #expect(result.stopped == nil)
  }

  @Test func `a failed require stops the run`() throws {
    let result = try run("repeat 3\njump 15\nrequire binding == 14\nend\nwait 1s\n")
    #expect(result.expectations.failures.count == 1)
    #expect(result.expectations.failures.first?.isRequired == true)
    #expect(result.stopped?.line == 8)
    #expect(result.time == 0)
    #expect(result["main"]?.writes == 1)
  }

  @Test func `a settle that takes longer than its limit fails like an expectation`() throws {
    let result = try run(
      "flick up 300 settle=no\nsettle within=10ms\nsettle within=0s\nexpect phase == idle\n")
    #expect(result.expectations.passed == 2)
    let failure = try #require(result.expectations.failures.first)
    #expect(failure.text == "settle within=10ms")
    #expect(failure.expected == .seconds(0.01))
    guard case .seconds(let elapsed) = failure.actual else { throw Missing() }
    #expect(elapsed > 0.5)
  }

  @Test func `blocks repeat, includes bring steps, and nothing runs for a count of 0`() throws {
    let run = try scriptRun(
      photoHead
        + """
        repeat 3
          repeat 2
            include up.drag
          end
        end
        repeat 0
          jump 1
        end
        """, files: ["up.drag": "drag up 5\nexpect binding == 1\n"])
    let result = run.run().result
    #expect(result["main"]?.offset.y == 30)
    #expect(result.expectations.passed == 6)
    #expect(result["main"]?.writes == 0)
  }

  @Test func `a run goes on from a given view`() throws {
    let first = try scriptRun(photoHead + "jump 5\ndrag up 100\n").run()
    let engine = try #require(first.engines.first)
    let script = try script(photoHead + "expect binding == 6\ndrag up 100\nexpect time == 500ms\n")
    let request = try #require(script.itemRequests().first)
    let second = try ScriptRun(
      script, items: [request: CountedItems(count: 20)], engines: ["main": engine])
    let (records, outcome) = second.trace()
    #expect(outcome.result.expectations.failures == [])
    #expect(outcome.result["main"]?.reports == 2)
    #expect(outcome.result["main"]?.writes == 1)
    #expect(records.allSatisfy { $0.t >= 0.25 })
  }

  @Test func `what a script needs and a scene lacks is refused before anything runs`() throws {
    func messages(_ text: String) throws -> [String] {
      do {
        _ = try scriptRun(photoHead + text)
        return []
      } catch let errors as InputErrors {
        return errors.errors.map { "\($0.line ?? 0): \($0.message)" }
      }
    }
    #expect(
      try messages("scroll to edge=bottom\nexpect position.edge == bottom\n") == [
        "6: 'scroll to' needs a ScrollPosition value",
        "7: the scene has no ScrollPosition value",
      ])
    #expect(try messages("expect sampler.raw == 0\n") == ["6: the scene has no sampler"])
    #expect(try messages("expect echoes == 0\n") == ["6: no views are linked"])
    #expect(try messages("log \"{sampler.lag}\"\n") == ["6: the scene has no sampler"])
    #expect(try messages("columns 3\njump 1\n") == ["6: 'columns' needs a grid"])
    let script = try script("drag-script 1\njump 1\n")
    let errors = #expect(throws: InputErrors.self) { try ScriptRun(script, items: [:]) }
    #expect(errors?.errors.map(\.message) == ["no items for the view 'main'"])
  }

  @Test func `the same script gives the same trace`() throws {
    let text = photoHead + "fps 30\nflick up 300 settle=no\nwait 100ms\njump 3 animated\n"
    let (first, second) = (try scriptRun(text).trace(), try scriptRun(text).trace())
    #expect(first.records == second.records)
  }

  @Test func `an empty list runs`() throws {
    let result = try run(
      "drag-script 1\nitems count=0\njump 3\nreader 4\ndrag up 100\nflick up 100\nremove 1\ninsert 2\n"
    )
    #expect(result["main"]?.binding != nil)
  }

  private struct Missing: Error {}

  @Test func `a fault of a subject is marked where the subject stands`() throws {
    let text = """
      drag-script 1
      items count=3
      log   "é {offset} {sampler.lag}"
      log "{offset}"
        expect  offset == sampler.lag   # a comment
      """
    let errors = #expect(throws: InputErrors.self) { try scriptRun(text) }
    #expect(errors?.errors.map { [$0.line, $0.column, $0.caret] } == [[3, 20, 18], [5, 21, 19]])
    for error in errors?.errors ?? [] {
      let excerpt = Array((error.excerpt ?? "").unicodeScalars).dropFirst((error.caret ?? 1) - 1)
      #expect(excerpt.starts(with: "sampler.lag".unicodeScalars))
    }
  }

  @Test func `a run without frames comes to the same`() throws {
    let text = "drag-script 1\nitems count=20\nfps 1000\nflick up 300\njump 3 animated\n"
    let run = try scriptRun(text)
    let (records, outcome) = run.trace()
    let (bare, bareOutcome) = run.withoutFrames.trace()
    func isFrame(_ record: TraceRecord) -> Bool {
      if case .frame = record.event { true } else { false }
    }
    func times(_ records: [TraceRecord]) -> [Double] { records.map(\.t) }
    #expect(records.count(where: isFrame) > 1000)
    #expect(!bare.contains(where: isFrame))
    #expect(times(bare) == times(records.filter { !isFrame($0) }))
    #expect(bareOutcome.result == outcome.result)
  }
}
