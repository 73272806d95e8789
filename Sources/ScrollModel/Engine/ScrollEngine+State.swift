extension ScrollEngine {
  /// The item nearest by geometry, under the chosen read policy; `nil` where no target meets the
  /// viewport.
  public var nearest: ViewState.Nearest? {
    let rule = readRule
    guard let place = rule.nearest(at: shownOffset), let id = layout.id(at: place) else {
      return nil
    }
    return ViewState.Nearest(
      id: id, index: place, title: layout.title(at: place),
      distance: rule.distance(of: place, at: shownOffset))
  }

  /// Where the content is seen: the offset, and what an offset modifier adds to it.
  public var shownOffset: Point {
    Point(x: offset.x + contentShift.x, y: offset.y + contentShift.y)
  }

  /// The places of the items that reach into the visible rectangle.
  public var visiblePlaces: VisiblePlaces {
    layout.visiblePlaces(at: shownOffset)
  }

  /// Their ids, in layout order; holes have none.
  public var visibleIDs: [ItemID] { visiblePlaces.compactMap { layout.id(at: $0) } }

  /// The leading edge of an item in the viewport, along the axis; `nil` where no item has the id.
  public func place(of id: ItemID) -> Double? {
    layout.place(of: id).map {
      layout.frame(at: $0).min(configuration.axis) - shownOffset[configuration.axis]
    }
  }

  /// Whether there is an item with an id, and the binding's type can name it.
  public func hasItem(_ id: ItemID) -> Bool {
    let ids = layout.items.idType
    let type = position.map(\.idType) ?? configuration.bindingType
    return layout.place(of: id) != nil && type?.holds(ids) ?? true && id.type.canStand(among: ids)
  }

  /// Whether the content stands at, or is pulled past, its beginning.
  public var isAtStart: Bool { offset[configuration.axis] <= bounds(configuration.axis).min }

  /// Whether the content stands at, or is pulled past, its end.
  public var isAtEnd: Bool { offset[configuration.axis] >= bounds(configuration.axis).max }

  /// Whether the binding follows the user.
  public var readPath: ViewState.ReadPath {
    guard isScrolledByUser else { return .untested }
    return reachesBinding ? .live : .dead
  }

  /// Everything at once, as the outputs print it.
  public var state: ViewState {
    let visible = visiblePlaces
    return ViewState(
      time: time, phase: phase, offset: offset, binding: binding, nearest: nearest,
      visible: ViewState.Visible(
        first: visible.first.flatMap { layout.id(at: $0) },
        last: visible.last.flatMap { layout.id(at: $0) }, count: visible.count),
      isAtStart: isAtStart, isAtEnd: isAtEnd, writes: writes, reports: reports, missed: missed,
      readPath: readPath, geometry: geometry, position: position, sampler: samplerState,
      visibility: configuration.observes.contains(.visibility) ? visibility : nil,
      diagnostics: diagnostics)
  }
}
