/// What a scroll view is doing.
///
/// Documented: SwiftUI's `ScrollPhase`, from iOS 18.
public enum ScrollPhase: String, Hashable, Sendable, CaseIterable {
  /// Nothing moves, nothing touches.
  case idle
  /// A finger is down and has not moved.
  case tracking
  /// The user moves the content.
  case interacting
  /// The content runs out, snaps or bounces.
  case decelerating
  /// A programmatic, animated scroll.
  case animating

  /// Whether the phase is anything but idle.
  public var isScrolling: Bool { self != .idle }
}
