import ScrollModel

/// A comparison that is looked at again and again.
struct Watch {
  var expectation: Expectation
  var step: TraceRecord.StepLine
  var view: String?
  /// Whether it has failed; it then says no more.
  var hasFailed = false
}

extension Runner {
  /// An `expect` or a `require`.
  mutating func check(_ expectation: Expectation, of step: Step, isRequired: Bool) {
    let outcome = outcome(of: expectation, in: step.view, at: current, isRequired: isRequired)
    note(outcome, view: view(of: expectation, in: step.view))
    if isRequired, !outcome.isMet { stopped = current }
  }

  /// Begins to watch.
  mutating func watch(_ expectation: Expectation, of step: Step) {
    watches.append(Watch(expectation: expectation, step: current, view: step.view))
    checkWatches()
  }

  /// Looks at all watches; the first failure of each is recorded.
  mutating func checkWatches() {
    for index in watches.indices where !watches[index].hasFailed {
      let watch = watches[index]
      let outcome = outcome(
        of: watch.expectation, in: watch.view, at: watch.step, isRequired: false)
      guard !outcome.isMet else { continue }
      watches[index].hasFailed = true
      note(outcome, view: view(of: watch.expectation, in: watch.view))
    }
  }

  /// Ends all watches; those that held all the time have passed.
  mutating func closeWatches() {
    for watch in watches where !watch.hasFailed {
      let outcome = outcome(
        of: watch.expectation, in: watch.view, at: watch.step, isRequired: false)
      note(outcome, view: view(of: watch.expectation, in: watch.view))
    }
    watches = []
  }

  /// Counts an outcome and puts it into the trace.
  mutating func note(_ outcome: ExpectationOutcome, view: Int?) {
    if outcome.isMet {
      expectations.passed += 1
    } else {
      expectations.failures.append(outcome)
    }
    record(.expect(outcome), view: view)
  }

  private func view(of expectation: Expectation, in address: String?) -> Int? {
    guard !expectation.subject.subject.isGlobal else { return nil }
    return index(of: expectation.subject.view ?? address)
  }

  private func outcome(
    of expectation: Expectation, in address: String?, at step: TraceRecord.StepLine,
    isRequired: Bool
  ) -> ExpectationOutcome {
    let view = index(of: address)
    let actual = value(of: expectation.subject, in: view)
    let subjectView = expectation.subject.view.map { index(of: $0) } ?? view
    let expected = value(
      of: expectation.operand, comparedWith: expectation.subject.subject, in: view,
      reader: reader(of: subjectView))
    return ExpectationOutcome(
      file: step.file, line: step.line, text: expectation.text,
      isMet: expectation.comparison.holds(actual, expected, tolerance: expectation.tolerance),
      expected: expected, actual: actual, isRequired: isRequired)
  }

  /// What a subject is now.
  func value(of reference: SubjectReference, in view: Int) -> ScriptValue {
    switch reference.subject {
    case .time: return .seconds(time)
    case .echoes: return .number(Double(linked.records.reduce(0) { $0 + $1.echoes }))
    case .difference: return .number(linked.records.map(\.difference).max() ?? 0)
    case .driver: return driver.map { .word(views[$0].name) } ?? .none
    default: return viewValue(of: reference, in: view)
    }
  }

  /// The view that drives the first link that has one.
  private var driver: Int? { linked.records.lazy.compactMap(\.driver).first }

  private func viewValue(of reference: SubjectReference, in view: Int) -> ScriptValue {
    let view = reference.view.map { index(of: $0) } ?? view
    if reference.subject == .scrolledByUser, let mark = mark(of: view) { return .flag(mark) }
    let own = reference.subject.value(in: linked.engines[view], reader: reader(of: view))
    guard case .list(let codes) = own, reference.subject == .diagnostics else { return own }
    return .list(codes + views[view].diagnostics.map { .word($0.code.rawValue) })
  }

  /// The mark that the phase rule of a link has given a view.
  private func mark(of view: Int) -> Bool? {
    for (link, record) in zip(linked.links, linked.records) where link.guard == .phase {
      guard let place = link.views.firstIndex(of: view) else { continue }
      return record.isScrolledByUser[place]
    }
    return nil
  }

  private func value(
    of operand: Expectation.Operand, comparedWith subject: Subject, in view: Int,
    reader: IDReader
  ) -> ScriptValue {
    switch operand {
    case .subject(let other): return value(of: other, in: view)
    case .value(let value): return value
    case .id(let token):
      return .id(subject.isBinding ? reader.bindingID(token) : reader.itemID(token))
    case .list(let operands):
      return .list(
        operands.map { value(of: $0, comparedWith: subject, in: view, reader: reader) })
    }
  }
}

extension Subject {
  /// Whether its ids are of the binding's type.
  fileprivate var isBinding: Bool { self == .binding }
}
