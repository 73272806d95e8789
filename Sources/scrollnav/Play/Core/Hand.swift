import ScrollModel

/// A finger on the list, between two frames.
///
/// Everything a finger does happens on frames: a terminal reports the mouse in whole cells and in
/// bursts, and touch samples without time between them have no velocity.
struct Hand: Equatable, Sendable {
  /// What moves it.
  enum Way: Equatable, Sendable {
    /// The mouse: the row it was last seen in, and the travel in points still to be made.
    case mouse(row: Int, pending: Double)
    /// A key: the travel and the milliseconds still to be made.
    case swipe(remaining: Vector, milliseconds: Int)
  }

  /// The view that it has touched.
  let view: Int
  var way: Way
  /// Whether it lifts with the velocity of its samples; at rest otherwise.
  var isTracked: Bool
  /// Whether it lifts at the end of the next frame.
  var isLifting = false

  /// The share of the way to the mouse that the finger makes in a frame.
  ///
  /// Less than all of it, so that steps of whole cells become a movement with a velocity.
  private static let eagerness = 0.4

  mutating func follow(row: Int, pointsPerRow: Double) {
    guard case .mouse(let last, let pending) = way, !isLifting else { return }
    way = .mouse(row: row, pending: pending + Double(row - last) * pointsPerRow)
  }

  /// The travel of the next frame, and how much of the frame it takes.
  ///
  /// - Parameter along: Makes a vector of a travel along the list's axis, down positive.
  mutating func step(
    _ milliseconds: Int, along: (Double) -> Vector
  ) -> (travel: Vector, milliseconds: Int) {
    switch way {
    case .mouse(let row, let pending):
      let travel = abs(pending) < 1 ? pending : (pending * Hand.eagerness).rounded(toPlaces: 3)
      way = .mouse(row: row, pending: pending - travel)
      return (along(travel.rounded(toPlaces: 3)), milliseconds)
    case .swipe(let remaining, let left):
      let step = min(milliseconds, left)
      let share = left > 0 ? Double(step) / Double(left) : 1
      let travel =
        share == 1
        ? remaining
        : Vector(
          dx: (remaining.dx * share).rounded(toPlaces: 3),
          dy: (remaining.dy * share).rounded(toPlaces: 3))
      // Rounded again: differences of decimal fractions gather dust.
      way = .swipe(
        remaining: Vector(
          dx: (remaining.dx - travel.dx).rounded(toPlaces: 3),
          dy: (remaining.dy - travel.dy).rounded(toPlaces: 3)), milliseconds: left - step)
      if left == step { isLifting = true }
      return (travel, step)
    }
  }
}

extension Double {
  /// The nearest number with so many decimals: one that a script writes and reads back exactly.
  func rounded(toPlaces places: Int) -> Double {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = (self * scale).rounded() / scale
    // No negative zero, which would be written as 0.
    return scaled == 0 ? 0 : scaled
  }
}
