import DragScript
import ScrollModel

/// Synchronised views, placed on the axis.
struct PicturedLink: Sendable {
  /// The link.
  let link: LinkDescription
  /// What it came to; `nil` where the run says nothing of it.
  let result: RunResult.LinkResult?
  /// How far the views are apart, in points.
  private(set) var difference = Curve()

  init(_ filmed: FilmedLink, place: Int, in film: Film, on timeline: Timeline) {
    link = filmed.link
    result = film.result.links.indices.contains(place) ? film.result.links[place] : nil
    var moment = 0
    for (index, instant) in film.instants.enumerated() where index < filmed.differences.count {
      let now = timeline.moment(after: instant.recordCount)
      while moment < now, index > 0 {
        moment += 1
        let held = filmed.differences[index - 1]
        difference.append(.init(x: timeline.moments[moment].x, value: held))
        difference.append(.init(x: timeline.moments[moment].eventX, value: held))
      }
      difference.append(
        .init(x: timeline.moments[now].x(at: instant.time), value: filmed.differences[index]))
    }
    if let last = filmed.differences.last {
      difference.append(.init(x: timeline.width, value: last))
    }
  }
}

/// An expectation, placed on the axis.
struct PicturedExpectation: Sendable {
  /// What was found.
  let outcome: ExpectationOutcome
  /// Where it is on the axis.
  let x: Double
  /// When it was looked at, in seconds on the run's clock.
  let time: Double

  /// All of a film, in order.
  static func all(in film: Film, on timeline: Timeline) -> [PicturedExpectation] {
    var all: [PicturedExpectation] = []
    var (moment, number) = (-1, 0)
    for (index, record) in film.records.enumerated() {
      guard case .expect(let outcome) = record.event else { continue }
      let now = timeline.moment(after: index + 1)
      if now != moment { (moment, number) = (now, 0) }
      let isAtEnd = record.t >= timeline.moments[now].end
      let x =
        isAtEnd
        ? timeline.moments[now].x(ofExpectation: number) : timeline.moments[now].x(at: record.t)
      if isAtEnd { number += 1 }
      all.append(PicturedExpectation(outcome: outcome, x: x, time: record.t))
    }
    return all
  }
}
