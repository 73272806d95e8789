import ScrollModel

/// What the camera saw of one view.
struct FilmedView: Sendable {
  /// A view at an instant.
  struct Shot: Sendable {
    /// The content offset.
    var offset: Point
    /// Where the content is seen: the offset, moved by an offset modifier.
    var shown: Point
    /// The offsets along the axis at which the content can rest.
    var bounds: ClosedRange<Double>
    /// The scroll view's extent.
    var viewport: Size
    /// What the view is doing.
    var phase: ScrollPhase
    /// What the binding holds.
    var binding: ItemID?
    /// The nearest item by geometry.
    var nearest: ItemID?
  }

  /// The view's name.
  let name: String
  /// A shot for each instant of the film.
  private(set) var shots: [Shot] = []
  /// The items that came into view.
  private(set) var stage = StageFilm()

  init(name: String) { self.name = name }

  /// Looks at the view.
  mutating func see(_ engine: ScrollEngine, afterEvent isEvent: Bool) {
    let axis = engine.configuration.axis
    stage.see(engine, afterEvent: isEvent, shot: shots.count)
    shots.append(
      Shot(
        offset: engine.offset, shown: engine.shownOffset, bounds: engine.restingOffsets(axis),
        viewport: engine.configuration.viewport, phase: engine.phase, binding: engine.binding,
        nearest: engine.nearest?.id))
  }

  mutating func dropShots(before first: Int) {
    shots.removeFirst(min(first, shots.count))
    stage.dropShots(before: first)
  }
}
