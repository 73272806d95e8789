import DragScript
import ScrollModel

/// What the camera saw of synchronised views.
struct FilmedLink: Sendable {
  /// The link.
  let link: LinkDescription
  private let views: [Int]
  /// How far the views were apart at each instant of the film, in points.
  private(set) var differences: [Double] = []

  init(_ link: LinkDescription, among names: [String]) {
    self.link = link
    views = link.views.compactMap { names.firstIndex(of: $0) }
  }

  /// Looks at the views: how far each is scrolled from rest, as a display shows it; shares are
  /// compared as shares of the longest way.
  ///
  /// Between two looks of a display nobody sees the views apart: what it saw last holds.
  mutating func see(_ engines: [ScrollEngine], isLook: Bool) {
    if !isLook, let last = differences.last { return differences.append(last) }
    let shown = views.map { view -> (scrolled: Double, way: Double) in
      let engine = engines[view]
      let axis = engine.configuration.axis
      let rest = engine.restingOffsets(axis)
      return (
        engine.shownOffset[axis] + engine.configuration.insets.start(axis),
        rest.upperBound - rest.lowerBound
      )
    }
    let longest = shown.map(\.way).max() ?? 0
    let values = shown.map { scrolled, way in
      guard link.way == .fraction else { return scrolled }
      return way > 0 ? max(0, min(1, scrolled / way)) * longest : 0
    }
    differences.append((values.max() ?? 0) - (values.min() ?? 0))
  }

  mutating func dropDifferences(before first: Int) {
    differences.removeFirst(min(first, differences.count))
  }
}
