import Foundation
import Testing

@testable import scrollnav

@Suite struct ScriptTests {
  @Test(arguments: [["expand"], ["convert", "--to", "drag"]])
  func `a script that is written into another folder finds its items from there`(
    action: [String]
  ) throws {
    let folder = try TemporaryFolder()
    for name in ["scripts", "made"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(name), withIntermediateDirectories: true)
    }
    _ = try folder.write("[{\"id\": 1}]", to: "scripts/a.json")
    _ = try folder.write("[{\"id\": 2}]", to: "b.json")
    let script = try folder.write(
      "drag-script 1\nitems a.json\nreplace ../b.json\nexpect nearest == 2\n",
      to: "scripts/s.drag")
    let made = folder.path("made/s.drag")
    #expect(
      try performed(["script", action[0], script] + action.dropFirst() + ["-o", made]).exitCode
        == .done)
    let text = try folder.read("made/s.drag")
    #expect(text.contains("\nitems ../scripts/a.json\n") && text.contains("\nreplace ../b.json\n"))
    #expect(Project.outcome(["replay", made]).exitCode == .done)
  }
}
