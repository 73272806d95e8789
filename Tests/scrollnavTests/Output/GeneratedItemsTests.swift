import Foundation
import ItemLoading
import Rendering
import Testing

@testable import scrollnav

@Suite struct GeneratedItemsTests {
  @Test func `a list that is made up is written as a whole and can be read`() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "made.json").path
    let outcome = Project.outcome([
      "items", "--generate", "5000", "--seed", "3", "--shape", "messages", "-o", path,
    ])
    #expect(outcome.generated?.path == path)
    #expect(Emitter.emit(outcome, ink: .plain) == .done)
    let items = try ItemLoader.load(path: path, options: LoadOptions())
    #expect(items.count == 5000)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["made.json"])
  }

  @Test func `the same seed gives the same bytes, another seed others`() {
    func bytes(_ seed: String) -> [UInt8] {
      var bytes: [UInt8] = []
      Project.outcome(["items", "--generate", "300", "--seed", seed]).generated?.generator.write {
        bytes += $0
      }
      return bytes
    }
    #expect(bytes("7") == bytes("7"))
    #expect(bytes("7") != bytes("8"))
  }
}
