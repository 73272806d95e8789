/// Counts the passes of one instant: how often an observer answers a report before time goes on.
///
/// Reported: a write that brings another report hangs an app. Past the limit the failure is named
/// and the observer is not asked again in that instant; links have the same limit.
public struct PassCount: Hashable, Sendable {
  /// How many passes one instant may have.
  public static let limit = 100

  private var time = -1.0
  private var count = 0

  /// Has counted nothing.
  public init() {}

  /// Counts a pass at a time, in seconds on the run's clock.
  ///
  /// - Returns: Whether the instant may have it.
  public mutating func allowsPass(at time: Double) -> Bool {
    if self.time != time { (self.time, count) = (time, 0) }
    count += 1
    return count <= PassCount.limit
  }
}
