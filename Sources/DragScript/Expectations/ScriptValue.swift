public import ScrollModel

/// What a subject is at a moment, or what it is compared with.
public enum ScriptValue: Hashable, Sendable {
  /// Nothing: `nil`.
  case none
  /// Points, points per second, or a count.
  case number(Double)
  /// A time in seconds.
  case seconds(Double)
  /// An item's id.
  case id(ItemID)
  /// A phase, an edge, a view's name, a diagnostic's code.
  case word(String)
  /// Yes or no.
  case flag(Bool)
  /// Two coordinates in points.
  case point(Point)
  /// Several values in order.
  case list([ScriptValue])
}
