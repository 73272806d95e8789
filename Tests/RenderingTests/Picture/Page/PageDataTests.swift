import Foundation
import Testing

@testable import Rendering

@Suite struct PageDataTests {
  private func data(_ picture: RunPicture) throws -> [String: Any] {
    let text = PageData.text(for: [Page.Run(picture: picture, prefix: "", title: "")])
    #expect(!text.contains("<"))
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return try #require((object?["runs"] as? [[String: Any]])?.first)
  }

  @Test(arguments: PicturedScripts.all.map(\.name))
  func `flat lists hold whole groups in the order of the axis`(name: String) throws {
    let run = try data(try PicturedScripts.picture(name))
    let groups = [
      "offset": 2, "across": 2, "viewport": 3, "phase": 2, "nearest": 2, "held": 2, "stale": 2,
      "finger": 6,
    ]
    #expect((run["steps"] as? [Any])?.count.isMultiple(of: 6) == true)
    for view in try #require(run["views"] as? [[String: Any]]) {
      for (key, breadth) in groups {
        let list = try #require(view[key] as? [Any])
        #expect(list.count.isMultiple(of: breadth), "\(key)")
        let places = stride(from: 0, to: list.count, by: breadth).compactMap {
          list[$0] as? Double ?? (list[$0] as? Int).map(Double.init)
        }
        #expect(places == places.sorted(), "\(key)")
      }
      for stretch in try #require(view["stage"] as? [[Any]]) {
        #expect((stretch.count - 1).isMultiple(of: 6))
      }
    }
  }

  @Test func `ids are named once`() throws {
    let run = try data(try PicturedScripts.picture("healthy"))
    let names = try #require(run["names"] as? [String])
    #expect(Set(names).count == names.count)
    #expect(names.contains("15"))
  }

  @Test func `hostile titles come through as text`() throws {
    let run = try data(try Hostile.picture())
    let view = try #require((run["views"] as? [[String: Any]])?.first)
    let stage = try #require(view["stage"] as? [[Any]])
    let titles = stage.flatMap { $0 }.compactMap { $0 as? String }
    #expect(titles.contains("<img src=x onerror=window.ran=1>"))
    #expect(titles.contains("right\\u{202e}to\\u{2066}left\\u{2069}"))
    #expect(titles.allSatisfy { DisplayWidth.of($0) <= 40 })
  }
}
