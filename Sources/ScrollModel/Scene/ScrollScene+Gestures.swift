extension ScrollScene {
  /// A finger drags and lifts at rest; then everything runs to rest.
  ///
  /// - Parameters:
  ///   - direction: The finger's.
  ///   - distance: Points.
  ///   - duration: Seconds.
  public mutating func drag(
    _ direction: FingerDirection, _ distance: Double, over duration: Double = 0.25
  ) {
    play(FingerGesture.drag(direction.travel(distance), over: duration, at: engine.time))
  }

  /// A finger lifts while it moves; then everything runs to rest.
  public mutating func flick(
    _ direction: FingerDirection, _ distance: Double, over duration: Double = 0.1
  ) {
    play(FingerGesture.flick(direction.travel(distance), over: duration, at: engine.time))
  }

  /// The lift of a flick alone, at a speed in points per second; then everything runs to rest.
  public mutating func flick(_ direction: FingerDirection, velocity: Double) {
    play(FingerGesture.flick(velocity: direction.travel(velocity)))
  }

  /// Lets seconds pass.
  public mutating func wait(_ seconds: Double) { apply(.advance(to: engine.time + seconds)) }

  /// Lets everything that moves by itself come to rest.
  public mutating func settle() {
    while let rest = engine.restTime, rest > engine.time || engine.phase != .idle {
      apply(.advance(to: rest))
    }
  }

  private mutating func play(_ events: [ScrollEvent]) {
    for event in events { apply(event) }
    settle()
  }
}

// What can be asked.
extension ScrollScene {
  /// The content offset in points, minus the insets at rest.
  public var offset: Point { engine.offset }

  /// What the view is doing.
  public var phase: ScrollPhase { engine.phase }

  /// The item nearest by geometry, whatever the binding says: the truth to hold it against.
  public var nearestID: ID? { engine.nearest.flatMap { id(for: $0.id) } }

  /// The items that reach into the visible rectangle, in layout order.
  public var visibleIDs: [ID] { engine.visibleIDs.compactMap { id(for: $0) } }

  /// The ids that the user's scrolling reported, in order.
  public var reportedIDs: [ID?] { engine.reported.map { $0.flatMap { id(for: $0) } } }

  /// Reports that a target layout would have brought.
  public var missedReports: Int { engine.missed }

  /// The silent failures noticed so far.
  public var diagnostics: [Diagnostic] { engine.diagnostics }
}

// Changing data.
extension ScrollScene {
  /// Inserts items before the one at a place; past the end it appends.
  public mutating func insert(_ newIDs: [ID], at place: Int, itemSize: Double = 100) {
    let items = newIDs.map {
      Item(id: itemID(for: $0), measure: itemSize.isFinite ? max(0, itemSize) : 0)
    }
    apply(.change(.insert(items, at: place)))
  }

  /// Removes items.
  public mutating func remove(_ removed: [ID]) {
    apply(.change(.remove(removed.map { itemID(for: $0) })))
  }

  /// Moves an item to a place, counted after the move.
  public mutating func move(_ id: ID, to place: Int) {
    apply(.change(.move(itemID(for: id), to: place)))
  }

  /// Gives the scroll view another extent in points: a rotation, a keyboard.
  public mutating func resizeViewport(to size: Size) { apply(.resizeViewport(size)) }
}
