import ScrollModel

extension ScriptRun {
  /// Runs the script twice, with the target layout and without, and compares the runs.
  ///
  /// One of them is the run as written: where the scene has the layout in the wrong place, the
  /// run without it is that one. Views that have been given a scroll view to go on with begin
  /// afresh.
  public func diagnose() -> DiagnoseResult {
    let with = variant(.with).journalled
    let without = variant(.without).journalled
    let divergence = with.journal.divergence(from: without.journal)
    return DiagnoseResult(
      with: with.result, without: without.result, asWritten: variantAsWritten,
      start: DiagnoseResult.steps(with.journal.start, without.journal.start),
      steps: DiagnoseResult.steps(with.journal.entries, without.journal.entries),
      divergence: divergence)
  }

  /// Which of the two runs is the run as written.
  private var variantAsWritten: DiagnoseResult.Variant {
    views.allSatisfy { $0.scene.configuration.targetLayout == .on } ? .with : .without
  }

  /// One of the two runs that ``diagnose()`` compares.
  public func variant(_ variant: DiagnoseResult.Variant) -> ScriptRun {
    let isOn = variantAsWritten == .with
    var run = self
    for view in run.views.indices {
      let written = run.views[view].scene.configuration.targetLayout
      run.views[view].scene.configuration.targetLayout =
        variant == .with ? .on : isOn || written == .on ? .off : written
      run.views[view].engine = nil
    }
    return run
  }

  private var journalled: (result: RunResult, journal: Journal) {
    var runner = Runner(withoutFrames, keepsJournal: true)
    let outcome = runner.run { _ in }
    return (outcome.result, runner.journal ?? Journal())
  }
}

extension DiagnoseResult {
  /// Pairs the steps of two runs; where one stopped early, what the other did alone is left out.
  fileprivate static func steps(
    _ with: [Journal.Entry], _ without: [Journal.Entry]
  ) -> [StepComparison] {
    zip(with, without).map { a, b in
      StepComparison(
        view: a.view, line: a.step.line, text: a.step.text, with: a.outcome,
        without: b.outcome)
    }
  }
}

extension Journal {
  /// The first report of either run that has no counterpart in the other.
  fileprivate func divergence(from other: Journal) -> DiagnoseResult.Divergence? {
    let common = zip(reports, other.reports).prefix { $0.isCounterpart(of: $1) }.count
    let next = [reports.dropFirst(common).first, other.reports.dropFirst(common).first]
    guard let first = next.compactMap(\.self).min(by: { $0.t < $1.t }) else { return nil }
    return DiagnoseResult.Divergence(
      line: first.step.line, text: first.step.text, t: first.t, view: first.view, id: first.id)
  }
}

extension Journal.Report {
  fileprivate func isCounterpart(of other: Journal.Report) -> Bool {
    view == other.view && id == other.id && t == other.t
  }
}
