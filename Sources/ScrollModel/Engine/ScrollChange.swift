/// Something that a scroll view did: the only way out.
///
/// A trace is a list of these.
public struct ScrollChange: Hashable, Sendable {
  /// Seconds on the run's clock.
  public var time: Double
  /// What happened.
  public var kind: Kind

  /// What can happen.
  public enum Kind: Hashable, Sendable {
    /// Code assigned the binding.
    case write(ItemID?, previous: ItemID?)
    /// The scroll view updated the binding because the user scrolled.
    case report(ItemID?, previous: ItemID?)
    /// A report that a target layout would have brought.
    case missed(ItemID?)
    /// The phase observer was called.
    case phase(from: ScrollPhase, to: ScrollPhase)
    /// The geometry observer was called.
    ///
    /// Kept apart, since it is twice as large as any other case and would make every change so.
    indirect case geometry(ScrollGeometry)
    /// The content's frame in its coordinate space changed; its origin.
    case contentFrame(Point)
    /// The list of visible targets changed.
    case visibility([ItemID])
    /// The sampler published.
    case sample(raw: Point, value: Point)
    /// A gesture ended with a target that a behaviour chose: an id, or an offset where none is.
    case snap(to: ItemID?, offset: Point)
    /// A silent failure was noticed.
    case diagnostic(Diagnostic)
  }

  /// Makes a change.
  public init(time: Double, kind: Kind) {
    self.time = time
    self.kind = kind
  }
}
