/// A view's whole visible state at one moment: what the outputs print.
public struct ViewState: Hashable, Sendable {
  /// The item that is nearest by geometry.
  public struct Nearest: Hashable, Sendable {
    /// Its id.
    public var id: ItemID
    /// Its place in the list, from 0.
    public var index: Int
    /// Its title.
    public var title: String
    /// Its anchor point minus the viewport's, along the axis, in points.
    public var distance: Double
  }

  /// The items that reach into the visible rectangle.
  public struct Visible: Hashable, Sendable {
    /// The first one's id; holes have none.
    public var first: ItemID?
    /// The last one's id.
    public var last: ItemID?
    /// How many, holes among them.
    public var count: Int
  }

  /// Whether the binding follows the user.
  public enum ReadPath: String, Hashable, Sendable {
    /// The user scrolled, and reports reach the binding.
    case live
    /// The user scrolled, and no report can reach it.
    case dead
    /// The user has not scrolled.
    case untested
  }

  /// What the sampler did.
  public struct Sampler: Hashable, Sendable {
    /// Raw offsets seen.
    public var raw: Int
    /// Let through.
    public var through: Int
    /// Published.
    public var published: Int
    /// The last published value; signs are the content frame's.
    public var value: Point
    /// The largest difference between the raw and the published value, in points.
    public var lagPoints: Double
    /// The longest time for which they differed, in seconds.
    public var lagSeconds: Double
  }

  /// Seconds on the run's clock.
  public var time: Double
  /// What the view is doing.
  public var phase: ScrollPhase
  /// The content offset.
  public var offset: Point
  /// What the binding holds.
  public var binding: ItemID?
  /// The nearest item; `nil` where no target meets the viewport.
  public var nearest: Nearest?
  /// What can be seen.
  public var visible: Visible
  /// Whether the offset is at or before its lower bound.
  public var isAtStart: Bool
  /// Whether the offset is at or past its upper bound.
  public var isAtEnd: Bool
  /// Assignments by code.
  public var writes: Int
  /// Updates by the scroll view.
  public var reports: Int
  /// Updates that a target layout would have brought.
  public var missed: Int
  /// Whether the binding follows the user.
  public var readPath: ReadPath
  /// The geometry.
  public var geometry: ScrollGeometry
  /// The `ScrollPosition` value where the scene has one.
  public var position: ScrollPosition?
  /// The sampler where the scene has one.
  public var sampler: Sampler?
  /// The visible targets past the threshold, where they are observed.
  public var visibility: [ItemID]?
  /// The failures noticed so far, each code once.
  public var diagnostics: [Diagnostic]
}
