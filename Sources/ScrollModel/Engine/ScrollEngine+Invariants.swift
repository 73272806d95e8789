extension ScrollEngine {
  /// What must hold after each event; empty when all of it does.
  ///
  /// - Complexity: O(log n).
  public func brokenInvariants() -> [String] {
    var broken: [String] = []
    func check(_ holds: Bool, _ rule: String) { if !holds { broken.append(rule) } }
    check(time.isFinite && time >= 0, "time is finite and not negative: \(time)")
    check(offset.x.isFinite && offset.y.isFinite, "the offset is finite: \(offset)")
    check(velocity.dx.isFinite && velocity.dy.isFinite, "the velocity is finite: \(velocity)")
    check(phases.last == phase, "the last phase in the list is the present one")
    check(
      zip(phases, phases.dropFirst()).allSatisfy { $0 != $1 }, "no phase follows itself: \(phases)")
    check(
      (touch != nil) == (phase == .tracking || phase == .interacting),
      "a finger is down in tracking and interacting, and only there")
    check((restTime != nil) == (phase == .decelerating || phase == .animating), "rest has a time")
    if phase == .idle {
      for axis in Axis.allCases {
        let bounds = bounds(axis)
        check(
          offset[axis] >= bounds.min && offset[axis] <= bounds.max,
          "the \(axis) offset rests within its bounds: \(offset[axis]) in \(bounds)")
      }
    }
    check(
      zip(reported, reported.dropFirst()).allSatisfy { $0 != $1 } || writes > 0,
      "no id is reported twice in a row")
    check(position == nil || position?.viewID == binding, "the binding is the position's viewID")
    return broken
  }

  /// The state in one line: before, offset and after, the binding and the phase.
  public var summary: String {
    let bounds = bounds(configuration.axis)
    let offset = offset[configuration.axis]
    return "\(offset - bounds.min)..[\(layout.container[configuration.axis])].."
      + "\(bounds.max - offset) id=\(binding?.description ?? "nil") \(phase.rawValue)"
  }
}
