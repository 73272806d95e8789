/// The round times of an axis.
enum TimeTicks {
  /// A labelled place.
  struct Tick: Sendable {
    /// Where it is.
    var x: Double
    /// Its time in seconds.
    var time: Double
  }

  /// The ticks of a timeline, at least so far apart; the first is the beginning.
  static func ticks(_ timeline: Timeline, apart distance: Double = 72) -> [Tick] {
    let times = timeline.times
    let start = Tick(x: timeline.x(at: times.lowerBound), time: times.lowerBound)
    let length = times.upperBound - times.lowerBound
    guard length > 0 else { return [start] }
    let count = max(1, (timeline.width / distance).rounded(.down))
    let step = NiceNumber.step(covering: length, parts: count)
    var ticks = [start]
    var number = (times.lowerBound / step).rounded(.down) + 1
    while number * step <= times.upperBound {
      let tick = Tick(x: timeline.x(at: number * step), time: number * step)
      if let last = ticks.last, tick.x - last.x >= distance { ticks.append(tick) }
      number += 1
    }
    return ticks
  }
}

/// Steps of scales: 1, 2 or 5 times a power of ten.
enum NiceNumber {
  /// The least nice step of which at most so many cover a length.
  static func step(covering length: Double, parts: Double) -> Double {
    let least = length / max(1, parts)
    guard least > 0, least.isFinite else { return 1 }
    var power = 1.0
    while power > least { power /= 10 }
    while power * 10 <= least { power *= 10 }
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= least } ?? power * 10
  }

  /// The multiples of a nice step within a range, about so many.
  static func values(in range: ClosedRange<Double>, about count: Double) -> [Double] {
    let step = step(covering: range.upperBound - range.lowerBound, parts: count)
    let first = (range.lowerBound / step).rounded(.up)
    let last = (range.upperBound / step).rounded(.down)
    guard first <= last, last - first < 100 else { return [] }
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }
}
