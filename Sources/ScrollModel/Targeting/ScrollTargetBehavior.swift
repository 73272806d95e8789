/// Where a scroll view may come to rest after a gesture.
public enum ScrollTargetBehavior: Hashable, Sendable {
  /// Wherever it runs out.
  case none
  /// On multiples of the container's length.
  case paging
  /// With a target aligned.
  case viewAligned(limit: LimitBehavior = .automatic, anchor: UnitPoint? = nil)

  /// How many targets one gesture may turn.
  public enum LimitBehavior: String, Hashable, Sendable, CaseIterable {
    /// As `always` in a compact size class along the axis, else as `never`.
    case automatic
    /// At most one.
    case always
    /// No limit.
    case never
    /// At most one.
    case alwaysByOne = "by-one"
    /// At most three.
    case alwaysByFew = "by-few"
  }
}

/// How fast a deceleration loses speed.
public enum DecelerationRate: String, Hashable, Sendable, CaseIterable {
  /// 0.998 a millisecond.
  case normal
  /// 0.99 a millisecond.
  case fast
  /// Fast where a behaviour limits how far a gesture goes, else normal.
  case byBehavior = "by-behavior"
}
