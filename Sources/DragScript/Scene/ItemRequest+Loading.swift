public import ItemLoading
public import ScrollModel

extension ItemRequest {
  /// Loads the items that are asked for.
  ///
  /// - Throws: An `InputError` where the file cannot be read or is malformed.
  public func load() throws(InputError) -> any ItemSource {
    switch choice {
    case .generated(let count, let first, let prefix):
      return CountedItems(count: count, first: first, prefix: prefix.isEmpty ? nil : prefix)
    case .file(let path):
      return try checked(ItemLoader.load(path: path, options: loadOptions))
    }
  }

  /// How the file is to be read.
  public var loadOptions: LoadOptions {
    LoadOptions(list: list, idKey: idKey, titleKey: titleKey, measure: MeasureRule(measure))
  }

  /// The items that were loaded.
  ///
  /// - Throws: The error of the first item without a size, where each has to have one.
  public func checked(_ items: LoadedItems) throws(InputError) -> LoadedItems {
    if requiresMeasure, let error = items.firstUnmeasured { throw error }
    return items
  }
}

extension MeasureRule {
  /// The rule of a scene's size keys, where the scene has decided which of two is the length.
  fileprivate init(_ keys: MeasureKeys?) {
    switch keys {
    case nil: self = .none
    case .length(let key): self = .key(key)
    case .quotient(let length, let breadth):
      self = .aspect(width: breadth, height: length, axis: .vertical)
    }
  }
}
