import DragScript

/// A step of a run, or the first layout, with its place on the time axis.
struct Moment: Sendable {
  /// The step; `nil` for the first layout.
  var step: TraceRecord.StepLine?
  /// The view that the step addresses, where the trace names one.
  var view: String?
  /// The place of its first record among the film's.
  var firstRecord: Int
  /// When it begins, in seconds on the run's clock.
  var start: Double
  /// When it ends.
  var end: Double
  /// How many expectations are looked at when it has ended.
  var expectations = 0

  /// Where it begins on the axis.
  var x = 0.0
  /// Room for what happens in no time, such as a jump; what happens stands in its middle.
  var lead = 0.0
  /// Room for the time that passes.
  var stretch = 0.0
  /// Room for each expectation at its end.
  var slot = 0.0
  /// Points of the axis for a second.
  var scale = 0.0

  /// Where it ends on the axis.
  var endX: Double { x + lead + stretch + slot * Double(expectations) }

  /// Where things begin to happen: the left edge of what takes time, the middle of what takes none;
  /// before the first layout there is nothing to be seen.
  var eventX: Double { step == nil ? x : x + lead / 2 }

  /// Where a time is on the axis.
  func x(at time: Double) -> Double {
    guard time > start else { return eventX }
    return x + lead + min(stretch, (min(time, end) - start) * scale)
  }

  /// Where the expectation of a number is on the axis.
  func x(ofExpectation number: Int) -> Double {
    x + lead + stretch + slot * (Double(number) + 0.5)
  }
}

extension Moment {
  /// The moments of a film in order, not placed yet.
  static func all(in film: Film) -> [Moment] {
    let start = film.records.first?.t ?? 0
    var moments = [Moment(firstRecord: 0, start: start, end: start)]
    for (index, record) in film.records.enumerated() {
      if case .step(let step) = record.event {
        moments[moments.count - 1].end = record.t
        moments.append(
          Moment(
            step: step, view: record.view, firstRecord: index, start: record.t, end: record.t))
      }
    }
    moments[moments.count - 1].end = max(film.result.time, moments[moments.count - 1].start)
    moments.countExpectations(in: film.records)
    return moments
  }
}

extension [Moment] {
  /// Counts those that are looked at when a moment is over; one that fails on the way has its
  /// place at its own time.
  fileprivate mutating func countExpectations(in records: [TraceRecord]) {
    var moment = 0
    for (index, record) in records.enumerated() {
      while moment + 1 < count, self[moment + 1].firstRecord <= index { moment += 1 }
      if case .expect = record.event, record.t >= self[moment].end {
        self[moment].expectations += 1
      }
    }
  }
}
