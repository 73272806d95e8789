/// The container that is scrolled.
public enum Container: String, Hashable, Sendable, CaseIterable {
  /// `LazyVStack`.
  case lazyVStack = "lazy-vstack"
  /// `VStack`.
  case vStack = "vstack"
  /// `LazyHStack`.
  case lazyHStack = "lazy-hstack"
  /// `HStack`.
  case hStack = "hstack"
  /// `LazyVGrid`.
  case lazyVGrid = "lazy-vgrid"
  /// `LazyHGrid`.
  case lazyHGrid = "lazy-hgrid"
  /// `List`: neither path of a scroll position works there.
  case list

  /// The axis along which the container lays out its items.
  public var axis: Axis {
    switch self {
    case .lazyVStack, .vStack, .lazyVGrid, .list: .vertical
    case .lazyHStack, .hStack, .lazyHGrid: .horizontal
    }
  }

  /// Whether items are made only when they are needed.
  public var isLazy: Bool { self != .vStack && self != .hStack }

  /// Whether the container has tracks.
  public var isGrid: Bool { self == .lazyVGrid || self == .lazyHGrid }

  /// SwiftUI's name.
  public var swiftName: String {
    switch self {
    case .lazyVStack: "LazyVStack"
    case .vStack: "VStack"
    case .lazyHStack: "LazyHStack"
    case .hStack: "HStack"
    case .lazyVGrid: "LazyVGrid"
    case .lazyHGrid: "LazyHGrid"
    case .list: "List"
    }
  }
}

/// Where `.scrollTargetLayout()` stands.
public enum TargetLayout: String, Hashable, Sendable, CaseIterable {
  /// On the container that is scrolled: its children are scroll targets.
  case on
  /// Missing.
  case off
  /// On the scroll view itself: makes no targets.
  case outer
  /// Inside each item: makes no targets.
  case items

  /// Whether the items are scroll targets.
  ///
  /// Documented: only children of the outermost target layout inside the scroll view are.
  public var makesTargets: Bool { self == .on }
}

/// A length: points, or a share of the viewport along the axis.
public enum Length: Hashable, Sendable {
  /// Points.
  case points(Double)
  /// A share of the viewport's length, 0.5 for 50 %; it follows the viewport's resizes.
  case ofViewport(Double)

  /// The length in points in a viewport of the given length.
  public func points(viewport: Double) -> Double {
    switch self {
    case .points(let points): points
    case .ofViewport(let share): share * viewport
    }
  }
}

/// How long an item is along the axis, and how broad across.
public struct ItemSize: Hashable, Sendable {
  /// Where the length along the axis comes from.
  public enum Rule: Hashable, Sendable {
    /// One length for all.
    case fixed(Length)
    /// `Item.measure` is the length in points; `default` serves items without one.
    case measured(default: Length?)
    /// `Item.measure` is length divided by breadth of the track; `default` as before.
    case aspect(default: Length?)
  }

  /// The rule for the length along the axis.
  public var rule: Rule
  /// The breadth across; the viewport's less insets and padding unless given.
  public var across: Length?

  /// Makes a size rule.
  public init(_ rule: Rule = .fixed(.points(100)), across: Length? = nil) {
    self.rule = rule
    self.across = across
  }
}
