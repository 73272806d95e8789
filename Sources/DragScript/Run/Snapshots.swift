import ScrollModel

/// Compares the states of the addressed views with what is kept under a name.
///
/// A run is a pure function, so whoever prepares it decides where states are kept.
public typealias SnapshotComparison =
  @Sendable (
    _ name: String, _ states: [RunResult.NamedState]
  ) -> SnapshotFinding

/// What a comparison with a kept state found.
public struct SnapshotFinding: Hashable, Sendable {
  /// Whether the states are the kept ones.
  public var isMet: Bool
  /// What is kept: where the two differ, the part that does.
  public var expected: String
  /// What was there.
  public var actual: String

  /// Makes a finding.
  public init(isMet: Bool, expected: String, actual: String) {
    self.isMet = isMet
    self.expected = expected
    self.actual = actual
  }

  /// The finding where nothing keeps states.
  static let nothingKept = SnapshotFinding(
    isMet: false, expected: "a kept state", actual: "no states are kept here")
}

extension Runner {
  /// An `expect snapshot`: of the addressed view, or of all.
  mutating func checkSnapshot(_ name: String, of step: Step, isRequired: Bool) {
    let places = step.view.map { [index(of: $0)] } ?? Array(views.indices)
    let states = places.map { place in
      RunResult.NamedState(view: views[place].name, state: linked.engines[place].state)
    }
    let finding = run.snapshots?(name, states) ?? .nothingKept
    let outcome = ExpectationOutcome(
      file: current.file, line: current.line, text: "snapshot \"\(name)\"",
      isMet: finding.isMet, expected: .word(finding.expected), actual: .word(finding.actual),
      isRequired: isRequired)
    note(outcome, view: places.count == 1 ? places.first : nil)
    if isRequired, !outcome.isMet { stopped = current }
  }
}
