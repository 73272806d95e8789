// What a change does to the items.
extension ScrollEngine {
  /// Carries a change out; whether there was anything to change.
  mutating func edit(_ change: DataChange) -> Bool {
    switch change {
    case .insert(let items, let place):
      guard !items.isEmpty else { return false }
      layout.insert(items, at: max(0, min(layout.count, place)))
      noteRepeated(items)
      if items.contains(where: { $0.id == nil }) { noteItems() }
    case .remove(let ids):
      var removed = false
      for id in ids {
        guard let place = layout.place(of: id) else {
          raise(.unknownID(id, count: layout.count))
          continue
        }
        layout.remove([layout.key(at: place)])
        removed = true
      }
      return removed
    case .move(let id, let destination):
      guard let place = layout.place(of: id) else {
        raise(.unknownID(id, count: layout.count))
        return false
      }
      layout.move(from: place, to: max(0, min(layout.count - 1, destination)))
    case .replace(let items):
      layout = ContentLayout(configuration, items: items)
      noteItems()
    case .resize(let id, let length):
      guard let place = layout.place(of: id) else {
        raise(.unknownID(id, count: layout.count))
        return false
      }
      layout.resize(at: place, length: length)
    }
    return true
  }

  /// Names the first of the ids just inserted that is in the list twice, with all its places.
  private mutating func noteRepeated(_ items: [Item]) {
    for id in items.compactMap(\.id) where layout.items.mayRepeat(id) {
      let places = layout.places(of: id)
      guard places.count > 1 else { continue }
      if let known = Diagnostic.duplicates([DuplicateID(id: id, places: places)]) { raise(known) }
      return
    }
  }
}
