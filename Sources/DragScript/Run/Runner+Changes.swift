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
    case .move(let id, let place):
      return [.change(.move(reader(of: view).itemID(id), to: place))]
    case .replace(let file):
      guard let request = views[view].scene.itemRequest(for: file), let items = run.items[request]
      else { return [] }
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
  /// There is no place before an item that is not there: the step then fails as an expectation
  /// does.
  private mutating func index(of place: Step.InsertionPlace, in view: Int) -> Int? {
    switch place {
    case .index(let index): return index
    case .end: return linked.engines[view].layout.count
    case .before(let token):
      let id = reader(of: view).itemID(token)
      if let index = linked.engines[view].layout.place(of: id) { return index }
      note(
        ExpectationOutcome(
          file: current.file, line: current.line, text: current.text, isMet: false,
          expected: .id(id), actual: .none), view: view)
      return nil
    }
  }
}
