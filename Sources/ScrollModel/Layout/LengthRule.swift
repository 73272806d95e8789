/// A size rule in points, in the viewport and the tracks as they are now.
struct LengthRule: Hashable, Sendable {
  /// The one length of all items, where the rule gives one.
  private(set) var fixed: Double?
  /// What a measure counts in: points, or breadths of a track.
  private var unit = 1.0
  /// The length of items without a usable measure.
  private var standby: Double?

  /// Makes a rule for items along an axis of a viewport's length, in tracks of a breadth.
  init(_ rule: ItemSize.Rule, viewport: Double, track: Double) {
    func points(_ length: Length?) -> Double? {
      LengthRule.usable(length?.points(viewport: viewport))
    }
    switch rule {
    case .fixed(let length):
      fixed = points(length) ?? 0
    case .measured(let length):
      standby = points(length)
    case .aspect(let length):
      unit = track
      standby = points(length)
    }
  }

  /// The length of an item with a measure; `nil` where that is unusable and no default serves.
  func length(_ measure: Double?) -> Double? {
    fixed ?? LengthRule.usable(measure.map { $0 * unit }) ?? standby
  }

  /// A length that can be laid out: finite, not negative, not absurd; 0 is one.
  ///
  /// The limit lies far beyond any content, and sums of such lengths stay finite.
  static func usable(_ length: Double?) -> Double? {
    guard let length, (0...1e12).contains(length) else { return nil }
    return length
  }
}

extension ContentLayout {
  /// The size rule as it is now.
  var lengthRule: LengthRule {
    LengthRule(configuration.itemSize.rule, viewport: viewport[axis], track: trackBreadth)
  }

  /// The length of a row.
  ///
  /// Assumed: an item that was inserted with a measure keeps it as points where the rule is one
  /// length for all, since nothing else could have been meant by it.
  func length(of key: RowKey, _ rule: LengthRule) -> Double {
    if let override = overrides[key] { return override }
    let measure = items.measure(key)
    if rule.fixed != nil, items.isInserted(key), let length = LengthRule.usable(measure) {
      return length
    }
    return rule.length(measure) ?? 0
  }
}
