import ItemLoading
import Testing

@testable import DragScript

@Suite struct ReaderTests {
  private func steps(_ text: String, as format: InterchangeFormat) throws -> [String] {
    let script = try Script.text(reading: Array(text.utf8), as: format, file: "in")
    return script.split(separator: "\n").dropFirst(2).map(String.init)
  }

  private func fault(_ text: String, as format: InterchangeFormat) -> String? {
    do {
      _ = try Script.text(reading: Array(text.utf8), as: format, file: "in")
      return nil
    } catch {
      return error.errors.map { "\($0.line ?? 0):\($0.column ?? 0): \($0.message)" }
        .joined(separator: "\n")
    }
  }

  @Test func `sources act in ticks`() throws {
    let text = """
      [{"type": "wheel", "actions": [{"type": "pause"}, {"type": "scroll", "deltaX": 0, "deltaY": -5}]},
       {"type": "none", "actions": [{"type": "pause", "duration": 20}]},
       {"type": "pointer", "actions": [{"type": "pause", "duration": 40}, {"type": "pointerDown"},
       {"type": "pointerMove", "origin": "pointer", "x": 3, "y": -4, "duration": 16}]}]
      """
    #expect(
      try steps(text, as: .webdriver) == [
        "wait 20ms", "wait 40ms", "wheel up 5", "touch down at=0,0",
        "touch move by=3,-4 over=16ms", "touch up",
      ])
  }

  @Test func `a move counts from the viewport, the pointer or the middle of an element`() throws {
    let element = #"{"element-6066-11e4-a52e-4f735466cecf": "e"}"#
    let text = """
      [{"type": "pointer", "actions": [{"type": "pointerMove", "x": 1, "y": 2, "origin": \(element)},
       {"type": "pointerDown"}, {"type": "pointerMove", "x": 0, "y": -98, "origin": \(element)},
       {"type": "pointerMove", "x": 1, "y": 2, "origin": "pointer"},
       {"type": "pointerMove", "x": 195, "y": 26}, {"type": "pointerUp"}]}]
      """
    #expect(
      try steps(text, as: .webdriver) == [
        "touch down at=196,424", "touch move by=-1,-100 over=0ms", "touch move by=1,2 over=0ms",
        "touch move by=-1,-300 over=0ms", "touch up",
      ])
  }

  @Test(arguments: [
    "", "{}", "[1]", "{\"actions\": 3}", "{\"actions\": [{}]}", "not JSON", "{\"actions\": null}",
    #"[{"type": "pointer", "actions": [{"type": "pointerUp"}]}]"#,
    #"[{"type": "pointer", "actions": [{"type": "pointerDown"}, {"type": "pointerDown"}]}]"#,
    #"[{"type": "pointer", "actions": [{"type": "jump"}]}]"#,
    #"[{"type": "pointer", "actions": [{"type": "pause", "duration": -1}]}]"#,
    #"[{"type": "pointer", "actions": [{"type": "pointerMove", "x": 1e300}]}]"#,
    #"[{"type": "pointer", "actions": [{"type": "pause"}]}, {"type": "pointer", "actions": [{"type": "pause"}]}]"#,
  ])
  func `actions that are none are refused`(text: String) {
    #expect(fault(text, as: .webdriver) != nil)
  }

  @Test func `shell lines are read as touches`() throws {
    #expect(
      fault("input motionevent DOWN 10 20; sleep 0.2", as: .adb)
        == "1:19: expected 2 numbers after 'DOWN', found 4", "one command a line")
    #expect(
      try steps("input swipe 100 300 100 100\r\n\n# no\nsleep .5", as: .adb) == [
        "touch down at=100,300", "touch move by=0,-200 over=300ms", "touch up", "wait 500ms",
      ])
    #expect(try steps("input motionevent DOWN 1 2\nsleep 1", as: .adb).last == "touch up")
  }

  @Test(arguments: [
    "adb shell ls", "adb devices", "input", "input swpe 1 2 3 4", "input swipe 1 2 3",
    "input swipe 1 2 3 x", "input motionevent", "input motionevent UP 1 2", "sleep", "sleep -1",
    "input motionevent DOWN 1 2\ninput swipe 1 2 3 4", "input swipe 1 2 3 4 -5", "reboot",
  ])
  func `shell lines that are no gestures are refused with their place`(text: String) {
    #expect(fault(text, as: .adb)?.first?.isNumber == true)
  }

  @Test func `a form is known by a name or by how a text begins`() {
    #expect(InterchangeFormat(path: "a/b.yaml") == .maestro)
    #expect(InterchangeFormat(path: "a.b/c") == nil)
    #expect(InterchangeFormat(path: "") == nil)
    #expect(InterchangeFormat(content: Array("\u{FEFF} [".utf8)) == .webdriver)
    #expect(InterchangeFormat(content: Array("#!/bin/sh\n adb".utf8)) == .adb)
    #expect(InterchangeFormat(content: Array("# hi\ndrag-script 1".utf8)) == .drag)
    #expect(InterchangeFormat(content: []) == .adb)
  }
}
