import ScrollModel

extension Runner {
  /// Does one step that is no block of steps.
  mutating func perform(_ step: Step) {
    let view = index(of: step.view)
    shoot()
    if step.isRecorded {
      record(.step(current), view: step.view.map { index(of: $0) } ?? soleView)
    }
    journal?.begin(linked.engines[view])
    switch step.action {
    case .expect(let expectation, let isRequired):
      check(expectation, of: step, isRequired: isRequired)
    case .expectSnapshot(let name, let isRequired):
      checkSnapshot(name, of: step, isRequired: isRequired)
    case .watch(let expectation): watch(expectation, of: step)
    case .unwatch: closeWatches()
    case .snapshot(let name):
      for view in step.view.map({ [index(of: $0)] }) ?? Array(views.indices) {
        record(.snapshot(name: name, linked.engines[view].state), view: view)
      }
    case .wait(let duration): advance(to: time + duration)
    case .settle(let limit): settle(of: step, within: limit)
    case .together(let steps): together(steps, within: view)
    default:
      for event in events(for: step, in: view) { apply(event, to: view) }
      if step.settles, !step.leavesFingerDown { settle() }
    }
    frames(isJoint: true)
    shoot()
    if step.isCompared {
      journal?.end(linked.engines[view], view: views[view].name, step: current)
    }
  }

  private var soleView: Int? { views.count == 1 ? 0 : nil }

  /// Applies an event; an `advance` moves the clock.
  private mutating func apply(_ event: ScrollEvent, to view: Int) {
    if case .advance(let end) = event { return advance(to: end) }
    take(linked.apply(event, to: view))
    look()
    shoot()
  }

  /// One update: the steps of each view go to it as one event.
  private mutating func together(_ steps: [Step], within view: Int) {
    var events: [Int: [ScrollEvent]] = [:]
    var order: [Int] = []
    let before = linked
    for step in steps {
      let target = step.view.map { index(of: $0) } ?? view
      if events[target] == nil { order.append(target) }
      let own = self.events(for: step, in: target).flatMap(\.parts)
      events[target, default: []] += own
      // The next step's places and new ids follow on this one's items, as a trial.
      for event in own where event.isDataChange { _ = linked.apply(event, to: target) }
    }
    linked = before
    for view in order { apply(.together(events[view] ?? []), to: view) }
    if steps.allSatisfy(\.settles) { settle() }
  }

  /// What a step means to the engine, from now on.
  mutating func events(for step: Step, in view: Int) -> [ScrollEvent] {
    switch step.action {
    case .jump(let id, let scroll):
      let id = id.map { reader(of: view).bindingID($0) }
      return [.assign(id, anchor: scroll.anchor, animation: scroll.animation)]
    case .reader(let id, let scroll):
      return [
        .proxyScroll(
          to: reader(of: view).itemID(id), anchor: scroll.anchor, animation: scroll.animation)
      ]
    case .scroll(let destination, let scroll):
      return [
        .positionScroll(
          to: destination.read(by: reader(of: view)), anchor: scroll.anchor,
          animation: scroll.animation)
      ]
    case .statusBarTap: return [.statusBarTap]
    case .change(let change): return events(for: change, in: view)
    default:
      return GestureEvents(linked.engines[view].configuration, time: time)
        .events(for: step.action)
    }
  }

  /// How written ids are read in a view now: its items may have changed.
  func reader(of view: Int) -> IDReader { linked.engines[view].idReader }
}

extension ScrollEvent {
  /// The events of one update that it is, or itself.
  fileprivate var parts: [ScrollEvent] {
    if case .together(let events) = self { events } else { [self] }
  }

  fileprivate var isDataChange: Bool {
    if case .change = self { true } else { false }
  }
}

extension Step.Destination {
  fileprivate func read(by reader: IDReader) -> ScrollDestination {
    switch self {
    case .id(let token): .id(reader.itemID(token))
    case .edge(let edge): .edge(edge)
    case .point(let x, let y): .point(x: x, y: y)
    }
  }
}

extension Step {
  /// Whether a finger stays down behind the step, so that nothing comes to rest.
  fileprivate var leavesFingerDown: Bool {
    switch action {
    case .touchDown, .touchMove, .touchHold: true
    default: false
    }
  }

  /// Whether the trace shows the step itself; expectations and snapshots show what they found.
  fileprivate var isRecorded: Bool {
    switch action {
    case .expect, .expectSnapshot, .snapshot: false
    default: true
    }
  }

  /// Whether two runs are compared after the step.
  fileprivate var isCompared: Bool {
    switch action {
    case .expect, .expectSnapshot, .snapshot, .watch, .unwatch: false
    default: true
    }
  }
}
