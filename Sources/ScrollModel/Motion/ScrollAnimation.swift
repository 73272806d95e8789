/// The animation of a programmatic scroll.
public enum ScrollAnimation: Hashable, Sendable {
  /// The profile's default: a spring from iOS 17 on.
  case `default`
  /// A spring by its response in seconds and its damping fraction, 1 for critical.
  case spring(response: Double, dampingFraction: Double)
  /// A cubic timing curve (0.42, 0, 0.58, 1) over a duration in seconds, from rest.
  case easeInOut(duration: Double)

  /// SwiftUI's `.smooth`: 0.5 s, no bounce.
  public static let smooth = ScrollAnimation.spring(response: 0.5, dampingFraction: 1)
  /// SwiftUI's `.snappy`: 0.5 s, bounce 0.15.
  public static let snappy = ScrollAnimation.spring(response: 0.5, dampingFraction: 0.85)
  /// SwiftUI's `.bouncy`: 0.5 s, bounce 0.3.
  public static let bouncy = ScrollAnimation.spring(response: 0.5, dampingFraction: 0.7)
}
