import Foundation
import ScrollModel
import Testing

@Suite struct ScrollSceneTests {
  struct Photo: Identifiable {
    let id: Int
    static let all = (1...20).map { Photo(id: $0) }
  }

  private func photos() -> ScrollScene<Int> {
    ScrollScene(
      Photo.all, id: \.id, itemSize: 100, viewport: .init(width: 390, height: 400)
    )
    .scrollPosition(id: nil, anchor: .top)
  }

  @Test func `a finger reports the photo`() {
    var photos = photos().scrollTargetLayout()
    photos.scrolledID = 15
    photos.drag(.down, 500)
    #expect(photos.scrolledID == 10)
    #expect(photos.diagnostics.isEmpty)
  }

  @Test func `without the target layout the binding freezes and says why`() {
    var photos = photos()
    photos.scrolledID = 15
    photos.drag(.down, 500)
    #expect(photos.scrolledID == 15)
    #expect(photos.nearestID == 10)
    #expect(photos.missedReports == 5)
    #expect(photos.diagnostics.map(\.code) == [.missingTargetLayout])
  }

  @Test func `any id will do: UUIDs, text, and types of one's own`() {
    struct Key: Hashable { let page: Int }
    func check<ID: Hashable & Sendable>(_ ids: [ID]) {
      var scene = ScrollScene(
        ids, id: \.self, itemSize: 50, viewport: .init(width: 100, height: 200)
      )
      .scrollTargetLayout()
      .scrollPosition(id: ids[1], anchor: .top)
      #expect(scene.scrolledID == ids[1])
      #expect(scene.offset.y == 50)
      scene.drag(.up, 150)
      #expect(scene.scrolledID == ids[4])
      scene.scrolledID = ids[0]
      #expect(scene.offset.y == 0)
    }
    check((0..<20).map { _ in UUID() })
    check((0..<20).map { "row \($0)" })
    check((0..<20).map { Key(page: $0) })
    check((0..<20).map { Int8($0) })
  }

  @Test func `ids of one description stay apart`() {
    struct Quiet: Hashable, CustomStringConvertible {
      let number: Int
      var description: String { "quiet" }
    }
    let ids = (0..<5).map { Quiet(number: $0) }
    var scene = ScrollScene(
      ids, id: \.self, itemSize: 100, viewport: .init(width: 100, height: 100)
    )
    .scrollTargetLayout()
    scene.drag(.up, 300)
    #expect(scene.scrolledID == ids[3])
    #expect(scene.reportedIDs == [ids[0], ids[1], ids[2], ids[3]])
  }

  @Test func `modifiers read like the view`() {
    var scene = ScrollScene(
      1...9, id: \.self, viewport: .init(width: 300, height: 100), container: .lazyHStack
    ) { $0 == 1 ? 100 : 300 }
    .scrollTargetLayout()
    .scrollPosition(id: nil)
    .scrollTargetBehavior(.viewAligned(limit: .always))
    .contentMargins(.init(leading: 10))
    .spacing(8)
    scene.flick(.left, 200)
    #expect(scene.offset.x == 98)
    #expect(scene.scrolledID == 2)
    scene.withAnimation(.snappy, scrollTo: 5)
    #expect(scene.scrolledID == 5)
    #expect(scene.phase == .idle)
  }

  @Test func `data changes keep the held item in place`() {
    var scene = photos().scrollTargetLayout()
    scene.drag(.up, 300)
    scene.insert([101, 102], at: 0)
    #expect(scene.offset.y == 500)
    scene.remove([101])
    scene.move(102, to: 19)
    #expect(scene.offset.y == 300)
    #expect(scene.scrolledID == 4)
    scene.resizeViewport(to: .init(width: 844, height: 200))
    #expect(scene.offset.y == 300)
  }
}
