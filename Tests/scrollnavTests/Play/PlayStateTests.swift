import Rendering
import ScrollModel
import Synchronization
import Testing

@testable import scrollnav

/// Keys, wheel and mouse on the state alone.
@Suite struct PlayStateTests {
  private let start = Playing.start()

  @Test func `j goes on by an item, k back, and the binding follows`() {
    let state = Playing.keys("jjjk", on: start)
    #expect(state.engine.offset.y == 200)
    #expect(state.engine.binding == 3)
    #expect(state.engine.reported == [2, 3, 4, 3])
  }

  @Test func `g and G go to the edges`() {
    #expect(Playing.keys("G", on: start).engine.offset.y == 1600)
    #expect(Playing.keys("Gg", on: start).engine.offset.y == 0)
  }

  @Test func `control-D drags half a viewport, as a finger does`() {
    let early = Playing.keys("<c-d><wait 96ms>", on: start)
    #expect(early.engine.phase == .interacting)
    #expect(early.engine.offset.y > 50)
    let state = Playing.keys("<c-d><settle>", on: start)
    #expect(abs(state.engine.offset.y - 200) < 1e-9)
    #expect(state.engine.phases == [.idle, .tracking, .interacting, .idle])
  }

  @Test func `the mouse drags the list and its lift has the velocity of the samples`() {
    let held = Playing.keys("<press 15><pull 5><wait 500ms>", on: start)
    // Ten rows of 400/19 points, less the slop.
    #expect(abs(held.engine.offset.y - (4000.0 / 19 - 10)) < 0.01)
    #expect(held.engine.phase == .interacting)
    let released = Playing.keys("<release><settle>", on: held)
    #expect(released.engine.offset == held.engine.offset)
    let thrown = Playing.keys(
      "<press 15><pull 13><wait 16ms><pull 9><wait 16ms><pull 5><release><wait 16ms>", on: start)
    #expect(thrown.engine.phase == .decelerating)
    #expect(thrown.engine.velocity.dy > 1000)
  }

  @Test func `while a finger is down no other one comes, and no wheel turns`() {
    let held = Playing.keys("<press 15><pull 5><wait 500ms>", on: start)
    for keys in ["J", "<c-u>", "<wheel 3>", "j", "<drag 0,-90 over 50ms>"] {
      let state = Playing.keys(keys + "<wait 500ms>", on: held)
      #expect(state.engine.offset == held.engine.offset && state.hand == held.hand)
      #expect(state.recorder == held.recorder, "what does nothing is not recorded")
      let released = Playing.keys("<release><settle>", on: state)
      #expect(released.engine.offset == held.engine.offset)
    }
  }

  @Test func `a pull past the edge resists and bounces back`() {
    let pulled = Playing.keys("<press 2><pull 18><wait 500ms>", on: start)
    #expect(pulled.engine.offset.y < -50)
    let state = Playing.keys("<release><settle>", on: pulled)
    #expect(state.engine.offset.y == 0)
    #expect(state.engine.phase == .idle)
  }

  @Test func `the binding freezes without a target layout and follows again with it`() {
    let frozen = Playing.keys("jjtjj", on: start)
    #expect(frozen.engine.binding == 3)
    #expect(frozen.engine.nearest?.id == 5)
    #expect(frozen.engine.missed == 2)
    #expect(frozen.engine.diagnostics.map(\.code) == [.missingTargetLayout])
    let revived = Playing.keys("t", on: frozen)
    #expect(revived.engine.binding == 3)
    #expect(Playing.keys("j", on: revived).engine.binding == 6)
  }

  @Test func `b goes round the behaviours`() {
    #expect(Playing.keys("b", on: start).engine.configuration.behavior == .paging)
    #expect(Playing.keys("bb", on: start).engine.configuration.behavior == .viewAligned())
    #expect(Playing.keys("bbb", on: start).engine.configuration.behavior == .none)
    let snapped = Playing.keys("bb<drag 0,-130 over 200ms><settle>", on: start)
    #expect(snapped.engine.offset.y.truncatingRemainder(dividingBy: 100) == 0)
  }

  @Test func `a pause holds time, and a dot lets a frame pass`() {
    let paused = Playing.keys("J <wait 1s>", on: start)
    #expect(paused.engine.time == 0)
    #expect(Playing.keys("..", on: paused).engine.time == 0.032)
    #expect(Playing.keys(" <settle>", on: paused).engine.phase == .idle)
  }

  @Test func `a jump assigns what was typed`() {
    #expect(Playing.keys(":15\\n", on: start).engine.offset.y == 1400)
    #expect(Playing.keys(":15\\n:nil\\n", on: start).engine.binding == nil)
    #expect(Playing.keys(":15\\e", on: start).engine.binding == nil)
    #expect(Playing.keys(":15<backspace>\\n", on: start).engine.binding == 1)
    let unknown = Playing.keys(":99\\n", on: start)
    #expect(unknown.engine.binding == 99)
    #expect(unknown.message?.text.contains("99") == true)
  }

  @Test func `tab goes round the ids that begin so`() {
    #expect(Playing.keys(":1\\t", on: start).prompt?.text == "1")
    #expect(Playing.keys(":1\\t\\t", on: start).prompt?.text == "10")
    #expect(Playing.keys(":7\\t\\t", on: start).prompt?.text == "7")
    #expect(Playing.keys(":x\\t", on: start).prompt?.text == "x")
  }

  @Test func `completion of a million items looks at a bounded number`() {
    let source = Counter(count: 1_000_000)
    let long = Playing.start(source, count: 1_000_000)
    source.looks.withLock { $0 = 0 }
    #expect(long.completions(of: "none") == [])
    #expect(source.looks.withLock { $0 } <= 2000)
    source.looks.withLock { $0 = 0 }
    _ = PlayScreen(Playing.keys("G", on: long)).lines(.plain)
    #expect(source.looks.withLock { $0 } < 1000)
  }

  @Test func `keys behind the one that leaves are not looked at`() {
    let state = Playing.keys("jqjj", on: start)
    #expect(state.exit == .quit)
    #expect(state.engine.offset.y == 100)
    #expect(Playing.keys(":1<c-c>", on: start).exit == .interrupted)
  }
}
