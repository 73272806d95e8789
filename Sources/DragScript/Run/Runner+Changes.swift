import ScrollModel

extension Runner {
  /// What a change of data or layout means to the engine.
  func events(for change: Step.Change, of step: Step, in view: Int) -> [ScrollEvent] {
    let engine = linked.engines[view]
    let reader = reader(of: view)
    switch change {
    case .insert(let count, let place, let size, let tokens):
      let ids = tokens.isEmpty ? engine.newIDs(count) : tokens.map(reader.itemID)
      let index = index(of: place, in: engine, reader)
      let insertion = ScrollEvent.change(.insert(ids.map { Item(id: $0) }, at: index))
      guard let size else { return [insertion] }
      let length = size.points(viewport: engine.configuration.viewport[engine.configuration.axis])
      let sizes = ids.map { ScrollEvent.change(.resize($0, length: length)) }
      return [.together([insertion] + sizes)]
    case .remove(let tokens): return [.change(.remove(tokens.map(reader.itemID)))]
    case .move(let id, let place): return [.change(.move(reader.itemID(id), to: place))]
    case .replace(let file):
      guard let request = views[view].scene.itemRequest(for: file), let items = run.items[request]
      else { return [] }
      return [.change(.replace(ItemList(items)))]
    case .resizeItem(let id, let length):
      let points = length.points(
        viewport: engine.configuration.viewport[engine.configuration.axis])
      return [.change(.resize(reader.itemID(id), length: points))]
    case .resizeViewport(let size): return [.resizeViewport(size)]
    case .relayout: return [.relayout]
    case .recreate: return [.recreate]
    }
  }

  /// Where new items go; an item that is not there is as good as the end.
  private func index(
    of place: Step.InsertionPlace, in engine: ScrollEngine, _ reader: IDReader
  ) -> Int {
    switch place {
    case .index(let index): index
    case .end: engine.count
    case .before(let id): engine.index(of: reader.itemID(id)) ?? engine.count
    }
  }
}
