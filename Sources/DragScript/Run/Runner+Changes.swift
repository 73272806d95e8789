import ScrollModel

extension Runner {
  /// What a change of data or layout means to the engine.
  mutating func events(for change: Step.Change, in view: Int) -> [ScrollEvent] {
    switch change {
    case .insert(let count, let place, let size, let tokens):
      guard let index = index(of: place, in: view) else { return [] }
      let ids =
        tokens.isEmpty
        ? linked.newIDs(count: count, in: view) : tokens.map(reader(of: view).itemID)
      let insertion = ScrollEvent.change(.insert(ids.map { Item(id: $0) }, at: index))
      guard let size else { return [insertion] }
      let length = points(size, in: view)
      return [.together([insertion] + ids.map { .change(.resize($0, length: length)) })]
    case .remove(let tokens): return [.change(.remove(tokens.map(reader(of: view).itemID)))]
    case .move(let token, let place):
      let id = reader(of: view).itemID(token)
      return canMove(id, to: place, in: view) ? [.change(.move(id, to: place))] : []
    case .replace(let file):
      // A run is not prepared without the items of every `replace`.
      guard let request = views[view].scene.itemRequest(for: file), let items = run.items[request]
      else { return [] }
      views[view].items = request.choice
      return [.change(.replace(ItemList(items)))]
    case .resizeItem(let id, let length):
      return [.change(.resize(reader(of: view).itemID(id), length: points(length, in: view)))]
    case .resizeViewport(let size): return [.resizeViewport(size)]
    case .relayout: return [.relayout]
    case .targetLayout(let place): return [.setTargetLayout(place)]
    case .behavior(let behavior): return [.setBehavior(behavior)]
    case .recreate: return [.recreate]
    }
  }

  /// A length along the axis of a view as it is now.
  private func points(_ length: Length, in view: Int) -> Double {
    let configuration = linked.engines[view].configuration
    return length.points(viewport: configuration.viewport[configuration.axis])
  }

  /// Where new items go.
  ///
  /// There is no place before an item that is not there, nor past the end.
  private mutating func index(of place: Step.InsertionPlace, in view: Int) -> Int? {
    let layout = linked.engines[view].layout
    switch place {
    case .end: return layout.count
    case .index(let index):
      if index <= layout.count { return index }
      fail(
        expected: .word("a place from 0 to \(layout.count)"), actual: .number(Double(index)),
        help: "'append' puts new items behind the last", in: view)
    case .before(let token):
      let id = reader(of: view).itemID(token)
      if let index = layout.place(of: id) { return index }
      fail(
        expected: .id(id), actual: .none,
        help: "no item has this id; 'at=' names a place, and 'append' puts items behind the last",
        in: view)
    }
    return nil
  }

  /// Whether there is such a place after the move; an id that is not there is the engine's to name.
  private mutating func canMove(_ id: ItemID, to place: Int, in view: Int) -> Bool {
    let layout = linked.engines[view].layout
    guard place >= layout.count, layout.place(of: id) != nil else { return true }
    fail(
      expected: .word("a place from 0 to \(layout.count - 1)"), actual: .number(Double(place)),
      help: "places count from 0, after the move; 'to=\(layout.count - 1)' is the last", in: view)
    return false
  }

  /// A change that cannot be made fails as an expectation does, and nothing is changed.
  private mutating func fail(
    expected: ScriptValue, actual: ScriptValue, help: String, in view: Int
  ) {
    note(
      ExpectationOutcome(
        file: current.file, line: current.line, text: current.text, isMet: false,
        expected: expected, actual: actual, help: help), view: view)
  }
}
