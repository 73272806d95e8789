import ScrollModel

/// The items that came into view, and where they lay: what a viewport needs to be drawn at any
/// instant.
///
/// Places are constant while nothing is inserted, removed or resized, so they are kept once for
/// each such stretch and not once for each instant.
struct StageFilm: Sendable {
  /// An item and its place in the content.
  struct Box: Hashable, Sendable {
    /// The item's place in the list, from 0.
    var place: Int
    /// Its id; `nil` for a hole.
    var id: ItemID?
    /// Its title.
    var title: String
    /// Its frame in content coordinates.
    var frame: Rect
  }

  /// A stretch of the film in which no item that is seen changes its place.
  struct Stretch: Sendable {
    /// The shot with which it begins.
    var firstShot: Int
    /// The items by their places.
    var boxes: [Int: Box] = [:]
    /// The places that were in view while the content stood still.
    var atRest: Set<Int> = []
  }

  /// The stretches, in order.
  private(set) var stretches: [Stretch] = []
  private var boxCount = 0
  private var lastOffset: Point?

  /// How many items of one viewport are drawn; more could not be told apart.
  static let mostVisible = 160
  /// How many are kept in all, those at rest beyond that.
  static let mostKept = 12_000

  /// Notes the items in view.
  ///
  /// - Complexity: O(visible items) after an event, else O(items that are new in view).
  mutating func see(_ engine: ScrollEngine, afterEvent isEvent: Bool, shot: Int) {
    let offset = engine.shownOffset
    guard isEvent || offset != lastOffset else { return }
    lastOffset = offset
    let places = engine.visiblePlaces.prefix(StageFilm.mostVisible)
    if stretches.isEmpty || isEvent && isOverturned(engine.layout, places) {
      stretches.append(Stretch(firstShot: shot))
    }
    let current = stretches.count - 1
    let isResting = !engine.isMoving
    for place in places {
      if isResting { stretches[current].atRest.insert(place) }
      guard stretches[current].boxes[place] == nil,
        isResting || boxCount < StageFilm.mostKept
      else { continue }
      stretches[current].boxes[place] = StageFilm.box(place, in: engine.layout)
      boxCount += 1
    }
  }

  /// Whether an item that is in view lies elsewhere than where it was seen before.
  private func isOverturned(_ layout: ContentLayout, _ places: some Sequence<Int>) -> Bool {
    guard let boxes = stretches.last?.boxes else { return true }
    return places.contains { place in
      guard let box = boxes[place] else { return false }
      return box.frame != layout.frame(at: place) || box.id != layout.id(at: place)
    }
  }

  private static func box(_ place: Int, in layout: ContentLayout) -> Box {
    Box(
      place: place, id: layout.id(at: place), title: layout.title(at: place),
      frame: layout.frame(at: place))
  }

  mutating func dropShots(before first: Int) {
    let kept = stretches.lastIndex { $0.firstShot <= first } ?? 0
    stretches.removeFirst(min(kept, stretches.count))
    for index in stretches.indices {
      stretches[index].firstShot = max(0, stretches[index].firstShot - first)
    }
  }

  /// At most so many boxes in all, those that were seen at rest before the others.
  func boxes(atMost limit: Int) -> [(firstShot: Int, boxes: [Box])] {
    var left = limit
    let resting = stretches.map { stretch in
      stretch.boxes.values.filter { stretch.atRest.contains($0.place) }
    }
    let kept = resting.map { boxes -> [Box] in
      let part = boxes.sorted { $0.place < $1.place }.prefix(max(0, left))
      left -= part.count
      return Array(part)
    }
    return zip(stretches, kept).map { stretch, resting in
      let moving = stretch.boxes.values.filter { !stretch.atRest.contains($0.place) }
        .sorted { $0.place < $1.place }.prefix(max(0, left))
      left -= moving.count
      return (stretch.firstShot, (resting + moving).sorted { $0.place < $1.place })
    }
  }
}
