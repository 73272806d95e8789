/// A scrolling axis.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  /// Along x, from the leading to the trailing edge.
  case horizontal
  /// Along y, from the top to the bottom.
  case vertical

  /// The axis at a right angle to this one.
  public var crossing: Axis { self == .vertical ? .horizontal : .vertical }

  /// The axes in which a scroll view scrolls.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit an axis.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Along x only.
    public static let horizontal = Set(rawValue: 1)
    /// Along y only.
    public static let vertical = Set(rawValue: 2)
    /// Along both.
    public static let both: Set = [.horizontal, .vertical]

    /// Makes a set of one axis.
    public init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

    /// Whether the set holds `axis`.
    public func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
  }
}

/// The direction in which leading and trailing run.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// Leading is left.
  case leftToRight = "ltr"
  /// Leading is right. x counts from the leading, right end.
  /// Documented: in a right-to-left environment the origin is the upper right corner.
  case rightToLeft = "rtl"
}
