/// Everything about a scroll view that is declared before anything happens.
public struct ScrollConfiguration: Hashable, Sendable {
  /// The view's name, by which messages speak of it.
  public var name = "main"
  /// The container that is scrolled.
  public var container = Container.lazyVStack
  /// Tracks across the axis; 1 for stacks.
  public var columns = 1
  /// The scroll view's own extent.
  public var viewport = Size(width: 390, height: 844)
  /// How long and how broad items are.
  public var itemSize = ItemSize()
  /// Between items, and between tracks, in points.
  public var spacing = 0.0
  /// The axes in which it scrolls; the container's unless given.
  public var axes: Axis.Set?
  /// Content margins: insets.
  public var margins = EdgeInsets.zero
  /// Safe area: adds to the margins.
  public var safeArea = EdgeInsets.zero
  /// Padding inside the content: part of it, no inset.
  public var padding = EdgeInsets.zero
  /// Which way leading is.
  public var direction = LayoutDirection.leftToRight
  /// The anchor of `.scrollPosition(id:anchor:)`.
  public var anchor: UnitPoint?
  /// What the binding holds before the first layout.
  public var initial: ItemID?
  /// `.defaultScrollAnchor`, for each of its roles.
  public var defaultAnchor = DefaultScrollAnchor()
  /// Where `.scrollTargetLayout()` stands.
  public var targetLayout = TargetLayout.on
  /// The type of the binding's ids; the items' unless given.
  public var bindingType: ItemIDType?
  /// `.scrollTargetBehavior`.
  public var behavior = ScrollTargetBehavior.none
  /// A `ScrollPosition` value in place of the id binding.
  public var position: ScrollPosition?
  /// The profile that the policies came from; it also chooses default animations.
  public var profile = Profile.ios26
  /// The choices where SwiftUI is not settled.
  public var policies = Policies()
  /// How fast a deceleration loses speed.
  public var rate = DecelerationRate.byBehavior
  /// How far a raw touch moves before it scrolls, in points.
  public var panSlop = 10.0
  /// Whether content can be dragged past its edges.
  public var bounces = true
  /// How often observers, links and samplers look, a second.
  public var displayRate = 60.0
  /// Whether the coordinate space of the content frame exists.
  public var namesCoordinateSpace = true
  /// Timed sampling with a minimum difference.
  public var sampler: SamplerConfiguration?
  /// What observers look at.
  ///
  /// Looks cost time at each display refresh.
  public var observes = Observers()
  /// The share of an item that must be visible for visibility.
  public var visibilityThreshold = 0.5
  /// Whether `advance` returns at each report, so that an observer's write can follow at once.
  public var pausesAtReports = false

  /// A configuration with every default.
  public init() {}

  /// Content margins and safe area together.
  public var insets: EdgeInsets { margins + safeArea }
  /// The main axis: the container's.
  public var axis: Axis { container.axis }
  /// The axes in which it scrolls.
  public var scrollAxes: Axis.Set { axes ?? Axis.Set(axis) }
}

/// `.defaultScrollAnchor`, for each of its roles.
public struct DefaultScrollAnchor: Hashable, Sendable {
  /// Where the content first stands.
  public var initialOffset: UnitPoint?
  /// What stays put when the content or the viewport changes size.
  public var sizeChanges: UnitPoint?
  /// Where content lies that is shorter than the viewport.
  public var alignment: UnitPoint?

  /// Makes one; no anchor for any role unless told.
  public init(
    initialOffset: UnitPoint? = nil, sizeChanges: UnitPoint? = nil, alignment: UnitPoint? = nil
  ) {
    self.initialOffset = initialOffset
    self.sizeChanges = sizeChanges
    self.alignment = alignment
  }
}

/// Timed sampling of the content frame with a minimum difference.
public struct SamplerConfiguration: Hashable, Sendable {
  /// When the last value let through is published.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// At the timer's ticks only.
    case reader
    /// Also when the phase becomes idle.
    case flush
  }

  /// Seconds between two ticks; the first comes after one interval.
  public var interval: Double
  /// The least difference in points, on either axis, from the last value let through.
  public var minimumDifference: Double
  /// When values are published.
  public var rule: Rule

  /// Makes a sampler; 0.25 s, 2 pt and the reader's rule unless told.
  public init(interval: Double = 0.25, minimumDifference: Double = 2, rule: Rule = .reader) {
    self.interval = interval
    self.minimumDifference = minimumDifference
    self.rule = rule
  }
}

/// Which observers a scroll view carries.
public struct Observers: OptionSet, Hashable, Sendable {
  /// One bit an observer.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `onScrollGeometryChange`.
  public static let geometry = Observers(rawValue: 1)
  /// The content's frame in a named coordinate space.
  public static let contentFrame = Observers(rawValue: 2)
  /// `onScrollTargetVisibilityChange`.
  public static let visibility = Observers(rawValue: 4)
}
