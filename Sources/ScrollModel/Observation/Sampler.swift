/// Timed sampling of the content's frame with a minimum difference.
///
/// A new offset is let through when it differs from the last one let through by at least the
/// minimum on either axis; a timer publishes the latest one let through; equal values are dropped;
/// the first value is zero. Signs are the content frame's: negative when scrolled forward.
struct Sampler: Hashable, Sendable {
  /// The settings; fixed when the view is made.
  let configuration: SamplerConfiguration
  /// When the timer was started.
  private let start: Double
  /// How often it has fired.
  private var ticks = 0

  /// The latest raw value.
  private(set) var raw = Point.zero
  private var latestLetThrough = Point.zero
  private var published = Point.zero
  private var rawCount = 0
  private var throughCount = 0
  private var publishedCount = 0
  private var largestLag = 0.0
  private var longestLag = 0.0
  /// Since when raw and published value differ without a publication between.
  private var staleSince: Double?

  init(_ configuration: SamplerConfiguration, startingAt start: Double) {
    self.configuration = configuration
    self.start = start
  }

  /// When the timer next fires: whole intervals after its start, the first after one.
  var nextTick: Double { start + Double(ticks + 1) * configuration.interval }

  /// A look at the content: one raw value, where it has changed.
  mutating func update(contentOffset: Point, at time: Double) {
    let value = Point(x: 0 - contentOffset.x, y: 0 - contentOffset.y)
    guard !value.isSame(as: raw) else { return }
    raw = value
    rawCount += 1
    if distance(value, latestLetThrough) >= configuration.minimumDifference {
      latestLetThrough = value
      throughCount += 1
    }
    noteLag(at: time)
  }

  /// The timer fires.
  mutating func tick() { ticks += 1 }

  /// Publishes the latest value let through, or under the flush rule the raw one at rest;
  /// `nil` where it equals the last one published.
  mutating func publish(at time: Double, flushing: Bool = false) -> Point? {
    let value = flushing ? raw : latestLetThrough
    if flushing, value != latestLetThrough {
      latestLetThrough = value
      throughCount += 1
    }
    guard value != published else { return nil }
    noteLag(at: time)
    published = value
    publishedCount += 1
    staleSince = published == raw ? nil : time
    return value
  }

  /// How far the raw value is off the last one let through, which is all that a tick can publish.
  var staleness: Double { distance(raw, latestLetThrough) }

  /// What it has done up to a time.
  func state(at time: Double) -> ViewState.Sampler {
    ViewState.Sampler(
      raw: rawCount, through: throughCount, published: publishedCount, value: published,
      lagPoints: largestLag,
      lagSeconds: max(longestLag, staleSince.map { time - $0 } ?? 0))
  }

  private mutating func noteLag(at time: Double) {
    let lag = distance(raw, published)
    largestLag = max(largestLag, lag)
    if let since = staleSince {
      longestLag = max(longestLag, time - since)
      if lag == 0 { staleSince = nil }
    } else if lag > 0 {
      staleSince = time
    }
  }

  /// The larger of the differences on the two axes.
  private func distance(_ a: Point, _ b: Point) -> Double {
    max(abs(a.x - b.x), abs(a.y - b.y))
  }
}
