@testable import ScrollModel

/// A list of rows of one size, counted from `first`.
func rows(
  _ count: Int, _ length: Double, viewport: Double, container: Container = .lazyVStack,
  first: Int = 0, _ change: (inout ScrollConfiguration) -> Void = { _ in }
) -> ScrollEngine {
  var configuration = ScrollConfiguration()
  configuration.container = container
  configuration.itemSize = ItemSize(.fixed(.points(length)))
  configuration.viewport =
    container.axis == .vertical
    ? Size(width: 120, height: viewport) : Size(width: viewport, height: 120)
  change(&configuration)
  return ScrollEngine(
    configuration, items: ItemList(CountedItems(count: count, first: first)))
}

extension ScrollEngine {
  /// The offset along the axis, so that a test reads the same for both.
  var along: Double { offset[configuration.axis] }

  @discardableResult
  mutating func drag(_ direction: FingerDirection, _ distance: Double) -> [ScrollChange] {
    play(FingerGesture.drag(direction.travel(distance), over: 0.25, at: time))
  }

  @discardableResult
  mutating func flick(_ direction: FingerDirection, velocity: Double) -> [ScrollChange] {
    play(FingerGesture.flick(velocity: direction.travel(velocity)))
  }

  /// Lets events happen and everything come to rest.
  @discardableResult
  mutating func play(_ events: [ScrollEvent]) -> [ScrollChange] {
    var changes: [ScrollChange] = []
    for event in events { changes += apply(event) }
    while let rest = restTime { changes += apply(.advance(to: rest)) }
    return changes
  }

  /// The codes of the failures noticed so far.
  var codes: [Diagnostic.Code] { diagnostics.map(\.code) }
}
