import ScrollModel

/// A whole gesture of one finger, as other tools describe it: from one point to another.
///
/// On a device the first points of a travel decide that it is one and move nothing, so the finger
/// goes further than the step says by the pan slop, and the content as far as it says.
struct FingerPath {
  /// The way, in points; right and down are positive.
  var dx: Double
  var dy: Double
  /// Seconds from touch to the end of the travel.
  var duration: Double
  /// Whether the finger rests before it lifts.
  var restsBeforeLift: Bool
  /// Where it comes down unless the middle of the way is to be the middle of the viewport.
  var start: Point?

  /// How long a finger rests for its velocity to be 0, in seconds: more than the tenth of a second
  /// behind which the last sample no longer counts.
  static let rest = 0.15
  /// How long a lift without travel travels all the same: no other form has one.
  static let shortestFlick = 0.1

  /// The path of a drag or a flick; `nil` for a step that is neither.
  init?(_ action: Step.Action, in configuration: ScrollConfiguration) {
    let direction: FingerDirection
    var length: Double
    switch action {
    case .drag(let way, let distance, let seconds):
      (direction, duration, restsBeforeLift) = (way, seconds, true)
      length = distance.points(viewport: configuration.viewport[way.axis])
    case .flick(let way, let distance, let seconds):
      (direction, duration, restsBeforeLift) = (way, seconds, false)
      length = distance.points(viewport: configuration.viewport[way.axis])
    case .throwing(let way, let speed):
      (direction, duration, restsBeforeLift) = (way, FingerPath.shortestFlick, false)
      length = speed.points(viewport: configuration.viewport[way.axis]) * duration
    default: return nil
    }
    if length > 0 {
      // A flick keeps its speed on the longer way.
      if !restsBeforeLift { duration *= (length + configuration.panSlop) / length }
      length += configuration.panSlop
    }
    let travel = direction.travel(length)
    (dx, dy) = (travel.dx, travel.dy)
  }

  /// The path of a finger that came down, moved once and lifted.
  init(from start: Point?, dx: Double, dy: Double, duration: Double, restsBeforeLift: Bool) {
    (self.dx, self.dy, self.duration) = (dx, dy, duration)
    (self.start, self.restsBeforeLift) = (start, restsBeforeLift)
  }

  /// Where the finger comes down in a viewport.
  func start(in viewport: Size) -> Point {
    start ?? Point(x: (viewport.width - dx) / 2, y: (viewport.height - dy) / 2)
  }

  /// Where it lifts.
  func end(in viewport: Size) -> Point {
    let start = start(in: viewport)
    return Point(x: start.x + dx, y: start.y + dy)
  }

  /// What is said of a path that does not fit.
  static let leaving = "the finger leaves the screen"

  /// Whether both ends lie in the viewport.
  func fits(_ viewport: Size) -> Bool {
    [start(in: viewport), end(in: viewport)].allSatisfy { point in
      0...max(0, viewport.width) ~= point.x && 0...max(0, viewport.height) ~= point.y
    }
  }
}

extension Double {
  /// Whole milliseconds, which other tools count in; beyond a day it is a day.
  var milliseconds: Int { Int((self * 1000).rounded().clamped(to: 0...86_400_000)) }
  /// A coordinate in the shortest spelling, rounded to a millionth.
  var coordinate: String { shown(decimals: nil) }

  private func clamped(to range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
