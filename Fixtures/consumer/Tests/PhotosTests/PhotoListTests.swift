import Photos
import ScrollModel
import SwiftUI
import Testing

@Test func `a finger reports the photo`() {
  var photos = ScrollScene(
    Photo.all, id: \.id, itemSize: 100, viewport: .init(width: 390, height: 400)
  )
  .scrollTargetLayout()
  .scrollPosition(id: nil, anchor: .top)
  photos.scrolledID = 15
  photos.drag(.down, 500)
  #expect(photos.scrolledID == 10)
  #expect(photos.diagnostics.isEmpty)
}

@Test func `without the line the binding goes stale, and the failure has a name`() {
  var photos = ScrollScene(
    Photo.all, id: \.id, itemSize: 100, viewport: .init(width: 390, height: 400)
  )
  .scrollPosition(id: nil, anchor: .top)
  photos.scrolledID = 15
  photos.drag(.down, 500)
  #expect(photos.scrolledID == 15)
  #expect(photos.nearestID == 10)
  #expect(photos.diagnostics.map(\.code) == [.missingTargetLayout])
}

@Test func `every name that both modules have can be qualified`() {
  #expect(ScrollModel.UnitPoint.top == ScrollModel.UnitPoint(x: 0.5, y: 0))
  #expect(SwiftUI.UnitPoint.top == PhotoList.anchor)
  #expect(ScrollModel.ScrollPhase.idle.isScrolling == false)
  #expect(SwiftUI.ScrollPhase.idle == .idle)
  #expect(ScrollModel.EdgeInsets.zero.top == 0)
  #expect(ScrollModel.Axis.vertical.crossing == .horizontal)
}
