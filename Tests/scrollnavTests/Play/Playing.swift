import Foundation
import ScrollModel
import Synchronization
import Testing

@testable import scrollnav

/// Views to play with.
enum Playing {
  /// Twenty items of 100 points in 390 x 400, at the top.
  static func start(_ source: (any ItemSource)? = nil, count: Int = 20) -> PlayState {
    var configuration = ScrollConfiguration()
    configuration.viewport = Size(width: 390, height: 400)
    configuration.itemSize = ItemSize(.fixed(.points(100)))
    configuration.anchor = .top
    let items = ItemList(source ?? CountedItems(count: count))
    return PlayState(name: "test", views: PlayedViews(ScrollEngine(configuration, items: items)))
  }

  /// The state after keys; a fault in them fails the test.
  static func keys(_ text: String, on state: PlayState) -> PlayState {
    do {
      return try KeyScript(text).played(on: state)
    } catch {
      Issue.record("\(error)")
      return state
    }
  }
}

/// Made-up items that count how often an id is asked for.
final class Counter: ItemSource {
  let count: Int
  let looks = Mutex(0)

  init(count: Int) { self.count = count }

  let idType = ItemIDType.int
  let holes: [Int] = []
  let duplicates: [DuplicateID] = []

  func id(at place: Int) -> ItemID? {
    looks.withLock { $0 += 1 }
    return .integer(place)
  }
  func title(at place: Int) -> String { "Item \(place)" }
  func place(of id: ItemID) -> Int? {
    if case .integer(let place) = id, (0..<count).contains(place) { place } else { nil }
  }
  func measure(at place: Int) -> Double? { nil }
}
