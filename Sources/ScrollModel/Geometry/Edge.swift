/// An edge of a rectangle, in reading direction.
public enum Edge: String, Hashable, Sendable, CaseIterable {
  /// The upper edge, where y is least.
  case top
  /// The edge where a line of text begins.
  case leading
  /// The lower edge.
  case bottom
  /// The edge where a line of text ends.
  case trailing

  /// The axis that this edge bounds.
  public var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }

  /// Whether the edge is the far one of its axis: bottom or trailing.
  public var isFar: Bool { self == .bottom || self == .trailing }
}

/// Distances from the four edges, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// From the upper edge.
  public var top: Double
  /// From the leading edge.
  public var leading: Double
  /// From the lower edge.
  public var bottom: Double
  /// From the trailing edge.
  public var trailing: Double

  /// Makes insets; each is 0 unless given.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No inset on any edge.
  public static let zero = EdgeInsets()

  /// The inset at one edge.
  public subscript(edge: Edge) -> Double {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// The inset where `axis` begins: top or leading.
  public func start(_ axis: Axis) -> Double { axis == .vertical ? top : leading }

  /// The inset where `axis` ends: bottom or trailing.
  public func end(_ axis: Axis) -> Double { axis == .vertical ? bottom : trailing }

  /// Both insets of `axis` together.
  public func total(_ axis: Axis) -> Double { start(axis) + end(axis) }

  /// The sum, edge by edge.
  public static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top + b.top, leading: a.leading + b.leading,
      bottom: a.bottom + b.bottom, trailing: a.trailing + b.trailing)
  }
}
