import DragScript
import Testing

@testable import Rendering

@Suite struct CommandTextTests {
  @Test(arguments: [
    ("photos.drag", "photos.drag"), ("my photos.drag", "'my photos.drag'"), ("", "''"),
    ("it's", "'it'\\''s'"), ("$(rm -r x)", "'$(rm -r x)'"), ("top=20", "top=20"),
    ("größe", "'größe'"), ("-e", "-e"),
  ])
  func `a word reads back from a shell as it is`(word: String, quoted: String) {
    #expect(CommandText.quoted(word) == quoted)
  }

  @Test func `settings of the command line are in the command, those of the script are not`() throws
  {
    let text = PicturedScripts.photos + "drag up 100\n"
    let script = try Script(Array(text.utf8), file: "folder/photos.drag") { _ in [] }
    let off = try #require(SceneOption.named("target-layout")).setting("off")
    let margins = try #require(SceneOption.named("margins")).setting("top=20 bottom=4")
    let items = Dictionary(
      script.itemRequests().map { ($0, Hostile.items) }, uniquingKeysWith: { a, _ in a })
    let run = try ScriptRun(script, overriding: [off, margins], items: items)
    let line = CommandText.line(RunPicture(run), isComparison: false)
    #expect(
      line == "scrollnav replay photos.drag --target-layout off --margins 'top=20 bottom=4' "
        + "--format html")
  }

  @Test func `steps of the command line are in the command`() throws {
    let script = try Script(steps: ["jump 5", "drag up 10"]) { _ in [] }
    let items = try #require(SceneOption.named("items")).setting("count=9")
    let request = script.itemRequests(overriding: [items])
    let sources = Dictionary(request.map { ($0, Hostile.items) }, uniquingKeysWith: { a, _ in a })
    let run = try ScriptRun(script, overriding: [items], items: sources)
    #expect(
      CommandText.line(RunPicture(run), isComparison: false)
        == "scrollnav replay -e 'jump 5' -e 'drag up 10' --items count=9 --format html")
  }
}
