/// How several scroll views are kept in step.
public struct ScrollLink: Hashable, Sendable {
  /// What is carried from one view to the others.
  public enum Way: String, Hashable, Sendable, CaseIterable {
    /// The content offset plus the inset: the distance scrolled from rest.
    case offset
    /// The share of the scrollable length.
    case fraction
    /// The current target.
    case id
    /// The old way: the other views' content is shifted by the first one's offset, one frame late,
    /// while their own offsets stay what they are.
    case offsetModifier = "offset-modifier"
  }

  /// Which view may write the others.
  public enum Guard: String, Hashable, Sendable, CaseIterable {
    /// The view that was touched, or scrolled by code, last.
    case driver
    /// Each view keeps a mark that a phase change sets to whether it scrolls, and that of the
    /// others to the contrary; a change is copied to views that are not marked.
    case phase
    /// Each writes each.
    case none
  }

  /// The places of the linked views among all views.
  public var views: [Int]
  /// What is carried.
  public var way: Way
  /// Who may write.
  public var `guard`: Guard

  /// Makes a link.
  public init(views: [Int], by way: Way = .offset, guard rule: Guard = .driver) {
    self.views = views
    self.way = way
    self.guard = rule
  }

  /// What a link has done.
  public struct Record: Hashable, Sendable {
    /// Offsets written from one view to another.
    public internal(set) var copies = 0
    /// Writes that came back to the view that they began with.
    public internal(set) var echoes = 0
    /// The largest difference between two of its views at a look of the display, in points.
    public internal(set) var difference = 0.0
    /// The view that drives; `nil` before anything happened.
    public internal(set) var driver: Int?
    /// The views' marks under the phase rule, in the order of the link's views.
    public internal(set) var isScrolledByUser: [Bool] = []
  }
}
