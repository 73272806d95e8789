import Foundation
import ScrollModel
import Testing

@testable import scrollnav

/// A recording replays to the same state.
@Suite struct RecordingTests {
  private static let photos = Project.folder.appending(path: "Fixtures/photos.json").path

  /// What a recording of these keys expects, and what a replay of it answers.
  private func replay(_ keys: String, _ options: [String] = []) throws -> (
    script: String, outcome: Outcome
  ) {
    let folder = try TemporaryFolder()
    let path = folder.path("kept.drag")
    let played = Project.outcome(
      ["play", RecordingTests.photos, "-o", path, "--keys", keys] + options)
    #expect(played.standardError == "")
    let script = try #require(played.files.first).contents
    _ = try folder.write(script, to: "kept.drag")
    return (script, Project.outcome(["replay", path, "--format", "json"]))
  }

  @Test(arguments: [
    "rjjkr", "jjrjr", "r:15\\nJ<wait 333ms>r", "r<c-d><wait 100ms>:3\\n<settle>r",
    "r<press 3><wait 50ms><pull 9><wait 77ms><pull 1><release><wait 41ms>r",
    "r<drag 0,-333.3 over 123ms><settle>tK<wait 200ms>r",
    "rbb<drag 0,-130 over 200ms><wait 99ms>K<settle>b<c-d><wait 60ms>",
    "J<wait 111ms>rtJ<wait 1s>t<c-u><settle>:nil\\n:99\\nj",
    "r<wheel 3><wait 1ms><wheel -1>G<press 9><pull 1><wait 300ms><release><wait 7ms>",
  ])
  func `a recording holds all that it expects`(keys: String) throws {
    for options in [[], ["--no-target-layout"], ["--spacing", "8", "--anchor", "center"]] {
      let (script, outcome) = try replay(keys, options)
      #expect(outcome.exitCode == .done, "\(script)\n\(outcome.standardOutput)")
    }
  }

  @Test func `the offset and the time are the same to the last bit`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("kept.drag")
    let keys = "r<drag 0,-333.3 over 123ms><wait 431ms><press 3><pull 9><wait 77ms>"
    let line = ["play", RecordingTests.photos, "-o", path, "--keys", keys]
    let played = Project.outcome(line)
    _ = try folder.write(try #require(played.files.first).contents, to: "kept.drag")
    let invocation = try ArgumentParser.parse(
      [RecordingTests.photos, "--keys", keys], for: .play)
    let state = try KeyScript(keys).played(
      on: PlayState(name: "", views: PlayScene(invocation).views))
    let replayed = try PlayScene(ArgumentParser.parse([path], for: .play)).views.engine
    #expect(replayed.offset == state.engine.offset)
    #expect(replayed.time == state.engine.time)
    #expect(replayed.reported == state.engine.reported)
    #expect(replayed.phases == state.engine.phases)
  }

  @Test func `a recording behind a script goes on from it`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      """
      drag-script 1
      items count=50
      anchor top
      repeat 2
        drag up 150
      end
      expect binding == 4
      jump 20 animated settle=no
      """, to: "first.drag")
    let path = folder.path("second.drag")
    let played = Project.outcome(
      ["play", folder.path("first.drag"), "-o", path, "--keys", "<wait 90ms>rJ<wait 90ms>r"])
    let script = try #require(played.files.first).contents
    #expect(script.contains("items count=50\n"))
    _ = try folder.write(script, to: "second.drag")
    let outcome = Project.outcome(["replay", path])
    #expect(outcome.exitCode == .done, "\(script)\n\(outcome.standardOutput)")
  }

  @Test func `nothing is written where nothing was recorded`() {
    let outcome = Project.outcome(["play", RecordingTests.photos, "--keys", "jjJ"])
    #expect(outcome.files.isEmpty)
  }

  @Test func `what replaces standard output for other commands is the recording here`() throws {
    let outcome = Project.outcome(
      ["play", RecordingTests.photos, "-o", "kept.drag", "--keys", "rjr"])
    #expect(outcome.files.map(\.path) == ["kept.drag"])
    #expect(outcome.standardOutput.contains("Photo 2"))
  }
}
