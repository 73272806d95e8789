import Rendering
import ScrollModel
import Testing

@testable import scrollnav

/// Several views are played on one clock, and links keep them in step.
@Suite struct LinkedPlayTests {
  private static let head = """
    drag-script 1
    items count=100
    item-size 50
    viewport 200x400
    anchor top

    """

  private static let links = [
    "link a b", "link a b by=fraction", "link a b by=id guard=none",
    "link a b c by=offset guard=phase", "link a b by=offset-modifier", "link b c guard=none", "",
  ]

  /// Views of three lengths, as a file in a folder.
  private static func scene(_ link: String, in folder: TemporaryFolder) throws -> String {
    try folder.write(
      "\(head)view a\nview b\nspacing 4\nview c\nmargins top=20\n\(link)\n", to: "three.drag")
  }

  private static func start(_ script: String) throws -> PlayState {
    PlayState(name: "", views: try PlayScene(ArgumentParser.parse([script], for: .play)).views)
  }

  @Test func `the keys are for one view, and tab goes round`() throws {
    let folder = try TemporaryFolder()
    let state = try LinkedPlayTests.start(LinkedPlayTests.scene("", in: folder))
    #expect(state.views.focus == 0)
    let moved = Playing.keys("j<tab>jj", on: state)
    #expect(moved.views.linked.engines.map(\.offset.y) == [50, 108, -20])
    #expect(Playing.keys("<tab><tab><tab>", on: state).views.focus == 0)
    #expect(Playing.keys("<tab>:9\\n", on: state).views.linked.engines[1].binding == .integer(9))
  }

  @Test func `the mouse touches the view below it, and that has the keys from then on`() throws {
    let folder = try TemporaryFolder()
    let state = try LinkedPlayTests.start(LinkedPlayTests.scene("", in: folder))
    // Two of the lists stand side by side in 80 columns.
    for (column, view) in [(0, 0), (19, 0), (20, 1), (39, 1), (79, 0)] {
      let pressed = Playing.keys("<press 5,\(column)>", on: state)
      #expect(pressed.views.focus == view, "\(column)")
      #expect(pressed.hand?.view == view)
    }
    let held = Playing.keys("<press 5,25><tab><pull 2><wait 200ms><release><settle>", on: state)
    #expect(held.views.focus == 2)
    #expect(held.views.linked.engines.map { $0.offset.y > 0 } == [false, true, false])
  }

  @Test func `a linked view follows, and stays still without a link`() throws {
    let folder = try TemporaryFolder()
    for (link, follows) in [("link a b", true), ("", false)] {
      let state = try LinkedPlayTests.start(LinkedPlayTests.scene(link, in: folder))
      let moved = Playing.keys("J<settle>", on: state).views.linked.engines
      #expect(moved[0].offset.y > 100)
      #expect((moved[1].offset.y == moved[0].offset.y) == follows)
    }
  }

  @Test(arguments: links)
  func `a recording of several views replays to the same state`(link: String) throws {
    for keys in [
      "rj<tab>J<wait 333ms><tab>j<c-d><wait 100ms>r", "J<wait 90ms>r<tab>K<wait 41ms><settle>r",
      "r<press 5,25><wait 50ms><pull 1><wait 77ms><release><wait 30ms><tab>:7\\n<wait 9ms>r",
      "r<tab>tJ<settle>bJ<settle>r",
    ] {
      let folder = try TemporaryFolder()
      let script = try LinkedPlayTests.scene(link, in: folder)
      let path = folder.path("kept.drag")
      let played = Project.outcome(["play", script, "-o", path, "--keys", keys])
      let kept = try #require(played.files.first).contents
      _ = try folder.write(kept, to: "kept.drag")
      let state = Playing.keys(keys, on: try LinkedPlayTests.start(script))
      let replayed = try LinkedPlayTests.start(path)
      #expect(
        replayed.views.linked.engines.map(\.offset) == state.views.linked.engines.map(\.offset))
      #expect(replayed.views.linked.records == state.views.linked.records)
      let outcome = Project.outcome(["replay", path])
      #expect(outcome.exitCode == .done, "\(kept)\n\(outcome.standardOutput)")
    }
  }

  @Test func `every view that has the keys is shown, however narrow the terminal is`() throws {
    let folder = try TemporaryFolder()
    var state = try LinkedPlayTests.start(LinkedPlayTests.scene("link a b", in: folder))
    for columns in 24...140 {
      state.size = TerminalSize(columns: columns, rows: 20)
      for focus in 0..<3 {
        state.views.focus(on: focus)
        let lines = PlayScreen(state).lines(.plain)
        #expect(lines.allSatisfy { DisplayWidth.of($0) <= columns })
        #expect(lines[1].contains("▶ \(state.views.names[focus])"), "\(columns)")
      }
    }
  }
}
