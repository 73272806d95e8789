extension LinkedEngines {
  /// Whether an event touched a view, or scrolled it by code; a write that moves nothing did not.
  func scrolls(_ event: ScrollEvent, _ view: Int, from before: Point) -> Bool {
    switch event {
    case .touchDown, .wheel: true
    case .statusBarTap, .assign, .proxyScroll, .positionScroll:
      engines[view].offset != before || engines[view].phase == .animating
    case .together(let events): events.contains { scrolls($0, view, from: before) }
    default: false
    }
  }

  /// A view becomes the driver of its links: of the others, what still moves by itself stops, since
  /// from now on they are where the driver is.
  mutating func drive(_ view: Int) -> [ViewChange] {
    var changes: [ViewChange] = []
    for (number, link) in links.enumerated() where link.views.contains(view) {
      records[number].driver = view
      guard link.guard == .driver, link.way != .offsetModifier else { continue }
      for other in link.views where other != view {
        changes += LinkedEngines.tagged(engines[other].yield(), other)
      }
    }
    return changes
  }

  /// Carries what has changed from view to view, then lets the phase observers run.
  mutating func synchronise(after changes: [ViewChange]) -> [ViewChange] {
    guard !links.isEmpty else { return [] }
    var written: [ViewChange] = []
    for number in links.indices {
      if links[number].way == .offsetModifier {
        shift(number)
      } else {
        written += copy(number)
      }
      measure(number)
    }
    for (view, change) in changes + written {
      if case .phase(_, let phase) = change.kind { notePhase(phase, of: view) }
    }
    return written
  }

  /// The article's rule: a phase change marks its own view as scrolled by the user while it
  /// scrolls, and all others with the contrary.
  mutating func notePhase(_ phase: ScrollPhase, of view: Int) {
    for (number, link) in links.enumerated() {
      guard let own = link.views.firstIndex(of: view) else { continue }
      for place in link.views.indices {
        records[number].isScrolledByUser[place] =
          place == own ? phase.isScrolling : !phase.isScrolling
      }
    }
  }

  /// Copies changed values until nothing changes any more, or the limit of passes is reached.
  private mutating func copy(_ number: Int) -> [ViewChange] {
    let link = links[number]
    var written: [ViewChange] = []
    var waiting = link.views.indices.filter { hasChanged($0, number) }.map {
      ($0, origin: Int?.none)
    }
    var passes = 0
    while !waiting.isEmpty {
      let (source, origin) = waiting.removeFirst()
      guard hasChanged(source, number) else { continue }
      lastSeen[number][source] = value(of: link.views[source], in: link)
      for target in link.views.indices where target != source {
        guard mayWrite(from: source, to: target, number) else { continue }
        passes += 1
        records[number].copies += 1
        if target == origin {
          records[number].echoes += 1
          written += noteEcho(link.views[source], link.views[target])
        }
        if passes > PassCount.limit {
          return written + noteLoop(link.views[source])
        }
        let before = value(of: link.views[target], in: link)
        written += write(from: link.views[source], to: link.views[target], link)
        if value(of: link.views[target], in: link) != before {
          waiting.append((target, origin: source))
        }
      }
    }
    return written
  }

  private func hasChanged(_ place: Int, _ number: Int) -> Bool {
    value(of: links[number].views[place], in: links[number]) != lastSeen[number][place]
  }

  private func mayWrite(from source: Int, to target: Int, _ number: Int) -> Bool {
    switch links[number].guard {
    case .driver: links[number].views[source] == records[number].driver
    case .phase: !records[number].isScrolledByUser[target]
    case .none: true
    }
  }

  /// Writes one view's position into another, as an unanimated scroll.
  private mutating func write(from source: Int, to target: Int, _ link: ScrollLink) -> [ViewChange]
  {
    var follower = engines[target]
    let axis = follower.configuration.axis
    var offset = follower.offset
    switch link.way {
    case .offset, .offsetModifier:
      offset[axis] = value(of: source, in: link) - follower.configuration.insets.start(axis)
    case .fraction:
      let bounds = follower.bounds(axis)
      offset[axis] = bounds.min + value(of: source, in: link) * (bounds.max - bounds.min)
    case .id:
      guard let id = engines[source].nearest?.id, let place = follower.layout.place(of: id)
      else { return [] }
      offset = follower.layout.offset(
        aligning: place, anchor: follower.configuration.anchor ?? .topLeading, from: offset)
    }
    let changes = follower.follow(to: offset)
    engines[target] = follower
    return LinkedEngines.tagged(changes, target)
  }

  /// What a link carries of a view: points scrolled from rest, a share, or the current target's
  /// place.
  func value(of view: Int, in link: ScrollLink) -> Double {
    let engine = engines[view]
    let axis = engine.configuration.axis
    switch link.way {
    case .offset, .offsetModifier:
      return engine.offset[axis] + engine.configuration.insets.start(axis)
    case .fraction:
      let bounds = engine.bounds(axis)
      guard bounds.max > bounds.min else { return 0 }
      return max(0, min(1, (engine.offset[axis] - bounds.min) / (bounds.max - bounds.min)))
    case .id: return engine.nearest.map { Double($0.index) } ?? -1
    }
  }

  /// The old way: at each refresh of the display the others' content moves to where the first
  /// view's was before it.
  private mutating func shift(_ number: Int) {
    let link = links[number]
    guard let source = link.views.first else { return }
    if let due = dueShifts[number], due <= time {
      show(lastSeen[number][0], number)
      records[number].copies += link.views.count - 1
    }
    let value = value(of: source, in: link)
    lastSeen[number][0] = value
    dueShifts[number] = isShown(value, number) ? nil : engines[source].refresh(after: time)
  }

  /// Moves the others' content by a shift.
  mutating func show(_ shift: Double, _ number: Int) {
    for view in links[number].views.dropFirst() {
      engines[view].contentShift[engines[view].configuration.axis] = shift
    }
  }

  private func isShown(_ shift: Double, _ number: Int) -> Bool {
    links[number].views.dropFirst().allSatisfy {
      engines[$0].contentShift[engines[$0].configuration.axis] == shift
    }
  }

  /// The largest difference that the display has shown.
  private mutating func measure(_ number: Int) {
    let link = links[number]
    let shown = link.views.map { view -> Double in
      let engine = engines[view]
      let axis = engine.configuration.axis
      switch link.way {
      case .fraction:
        let longest = link.views.map { scrollable($0) }.max() ?? 0
        return value(of: view, in: link) * longest
      default:
        return engine.offset[axis] + engine.contentShift[axis]
          + engine.configuration.insets.start(axis)
      }
    }
    guard let least = shown.min(), let greatest = shown.max() else { return }
    records[number].difference = max(records[number].difference, greatest - least)
  }

  private func scrollable(_ view: Int) -> Double {
    let bounds = engines[view].bounds(engines[view].configuration.axis)
    return bounds.max - bounds.min
  }

  private mutating func noteEcho(_ source: Int, _ target: Int) -> [ViewChange] {
    LinkedEngines.tagged(
      engines[target].note(
        .echo(engines[target].configuration.name, engines[source].configuration.name)), target)
  }

  private mutating func noteLoop(_ view: Int) -> [ViewChange] {
    LinkedEngines.tagged(engines[view].note(.feedbackLoop(passes: PassCount.limit)), view)
  }
}

extension ScrollEngine {
  /// Follows another view: an unanimated programmatic scroll, clamped, that reports nothing, and
  /// that ends what moves by itself even where it leads to where that is.
  mutating func follow(to offset: Point) -> [ScrollChange] {
    let target = clamped(offset)
    ask(for: offset)
    guard target != self.offset || restTime != nil else { return [] }
    move(to: target)
    look()
    defer { changes = [] }
    return changes
  }

  /// A position value holds what the link has asked for, and no longer an edge or an id.
  private mutating func ask(for offset: Point) {
    pinnedEdge = nil
    guard let held = position else { return }
    var point = Point.zero
    point[configuration.axis] = offset[configuration.axis]
    position = ScrollPosition(idType: held.idType, point: point)
    binding = nil
    expectedBinding = nil
  }

  /// Another view takes the lead: what moves by itself stops where it is, within the bounds.
  mutating func yield() -> [ScrollChange] {
    guard restTime != nil else { return [] }
    move(to: clamped(offset))
    look()
    defer { changes = [] }
    return changes
  }

  /// Names a failure that was noticed from outside.
  mutating func note(_ diagnostic: Diagnostic) -> [ScrollChange] {
    raise(diagnostic)
    defer { changes = [] }
    return changes
  }
}
