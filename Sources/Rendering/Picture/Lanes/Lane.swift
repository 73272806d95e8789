/// A value that holds until it changes, over the axis.
struct Lane<Value: Equatable & Sendable>: Sendable {
  /// A stretch in which a value holds.
  struct Span: Equatable, Sendable {
    /// Where it begins on the axis.
    var start: Double
    /// Where it ends.
    var end: Double
    /// The value.
    var value: Value
    /// How many stretches it stands for: more than 1 where they were too short to be drawn.
    var count = 1
  }

  private var changes: [(x: Double, value: Value)] = []

  /// The value now; `nil` before the first.
  var last: Value? { changes.last?.value }

  /// Sets the value from a place on.
  ///
  /// Of several at one place the last one holds.
  mutating func set(_ value: Value, at x: Double) {
    guard last != value else { return }
    if let place = changes.last?.x, place >= x {
      changes.removeLast()
      if changes.last?.value == value { return }
      changes.append((place, value))
    } else {
      changes.append((x, value))
    }
  }

  /// The stretches up to the end of the axis.
  func spans(until end: Double) -> [Span] {
    changes.indices.map { index in
      let next = index + 1 < changes.count ? changes[index + 1].x : end
      return Span(
        start: changes[index].x, end: max(changes[index].x, next), value: changes[index].value)
    }
  }

  /// The stretches, those that are shorter than `least` joined to their successors.
  func spans(until end: Double, least: Double) -> [Span] {
    var joined: [Span] = []
    for span in spans(until: end) {
      if let last = joined.last, last.end - last.start < least, span.end - last.start < 2 * least {
        joined[joined.count - 1].end = span.end
        joined[joined.count - 1].value = span.value
        joined[joined.count - 1].count += 1
      } else {
        joined.append(span)
      }
    }
    return joined
  }
}
