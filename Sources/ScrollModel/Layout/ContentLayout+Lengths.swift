/// How long each item is along the main axis.
extension ContentLayout {
  /// The greatest length that is used: far beyond any content, and sums of it stay finite.
  static let maximumLength = 1e12

  /// A length that can be laid out: finite, not negative, not absurd; 0 is one.
  static func usable(_ length: Double?) -> Double? {
    guard let length, (0...maximumLength).contains(length) else { return nil }
    return length
  }

  /// Whether an item has a usable size under the size rule, its default included.
  public func canMeasure(_ item: Item) -> Bool { ruledLength(item.measure) != nil }

  /// The one length of all items, where the rule gives one.
  var fixedLength: Double? {
    guard case .fixed(let length) = configuration.itemSize.rule else { return nil }
    return points(length) ?? 0
  }

  /// What the size rule makes of a measure; `nil` where it is unusable and no default serves.
  func ruledLength(_ measure: Double?) -> Double? {
    switch configuration.itemSize.rule {
    case .fixed(let length): points(length) ?? 0
    case .measured(let standby): ContentLayout.usable(measure) ?? standby.flatMap(points)
    case .aspect(let standby):
      ContentLayout.usable(measure.map { $0 * trackBreadth }) ?? standby.flatMap(points)
    }
  }

  /// The length of a row.
  ///
  /// Assumed: an item that was inserted with a measure keeps it as points where the rule is one
  /// length for all, since nothing else could have been meant by it.
  func length(of key: RowKey) -> Double {
    if let override = overrides[key] { return override }
    let measure = items.measure(key)
    if case .fixed = configuration.itemSize.rule, items.isInserted(key),
      let length = ContentLayout.usable(measure)
    {
      return length
    }
    return ruledLength(measure) ?? 0
  }

  /// Whether lengths change with the viewport's length or with the breadth of a track.
  func lengthsFollow(length: Bool, track: Bool) -> Bool {
    switch configuration.itemSize.rule {
    case .fixed(let rule): length && rule.isShare
    case .measured(let standby): length && standby?.isShare == true
    case .aspect(let standby): track || length && standby?.isShare == true
    }
  }

  private func points(_ length: Length) -> Double? {
    ContentLayout.usable(length.points(viewport: viewport[axis]))
  }
}

extension Length {
  /// Whether it is a share of the viewport.
  var isShare: Bool {
    if case .ofViewport = self { true } else { false }
  }
}
