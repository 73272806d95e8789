public import ScrollModel

/// What was read of a file: where the list is, which members serve, and what is wrong with it.
public struct ItemsReport: Hashable, Sendable {
  /// The path to the list, such as `$.photos`.
  public var list: String
  /// How many items there are.
  public var count: Int
  /// The member that is the id, dotted where it is nested; `@key` for the keys of a map, `@index`
  /// for positions; `nil` where the elements are ids themselves.
  public var idKey: String?
  /// The type of the ids.
  public var idType: ItemIDType
  /// The member that is the title; `nil` where ids serve.
  public var titleKey: String?
  /// How many items have no id.
  public var holes: Int
  /// How many elements are no items.
  public var skipped: Int
  /// The ids that occur more than once.
  public var duplicates: [DuplicateID]
  /// The members that carry the size: one, or width and height.
  public var sizeKeys: [String]
  /// The first item.
  public var first: Item?
  /// The last item.
  public var last: Item?
  /// What would fail silently because of the data.
  public var diagnostics: [Diagnostic]
}

extension LoadedItems {
  /// The member that is the id; see ``ItemsReport/idKey``.
  public var idKey: String? {
    switch scan.plan.identity {
    case .member(let path): path.dotted
    case .key: "@key"
    case .index: "@index"
    case .element: nil
    }
  }

  /// The member that is the title; `nil` where ids serve.
  public var titleKey: String? { scan.plan.wanted[.title]?.dotted }

  /// How many elements of the list are no items.
  public var skippedCount: Int { scan.skipped }

  /// The item at a place.
  public func item(at place: Int) -> Item {
    Item(id: id(at: place), title: title(at: place), measure: measure(at: place))
  }

  /// All that can be said about the file.
  ///
  /// - Complexity: O(*n*): duplicates are looked for.
  public var report: ItemsReport {
    ItemsReport(
      list: listPath, count: count, idKey: idKey, idType: idType, titleKey: titleKey,
      holes: scan.holes, skipped: scan.skipped, duplicates: duplicates,
      sizeKeys: options.measure.keys,
      first: count > 0 ? item(at: 0) : nil, last: count > 0 ? item(at: count - 1) : nil,
      diagnostics: Diagnostic.found(in: self))
  }
}
