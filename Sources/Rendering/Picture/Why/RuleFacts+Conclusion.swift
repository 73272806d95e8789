import DragScript
import ScrollModel

extension RuleFacts {
  /// The failure that explains what the binding says, the gravest first.
  var cause: Diagnostic? {
    let order: [Diagnostic.Code] = [
      .unsupportedContainer, .missingTargetLayout, .misplacedTargetLayout, .idTypeMismatch,
      .danglingID, .unknownID, .lostUpdate, .readerNotReported, .statusBarNotReported,
      .initialValueIgnored, .noChange, .unreachable,
    ]
    guard view.state.binding != view.state.nearest?.id || view.state.missed > 0 else { return nil }
    return order.lazy.compactMap(diagnostic).first
  }

  /// What follows from the rules, in a sentence or two.
  var conclusion: String {
    let state = view.state
    let said = state.binding?.cellText ?? "nil"
    if state.missed > 0 {
      let source =
        write.map { "what code wrote last (\(words($0)))" } ?? "what it began with (\(said))"
      return state.binding == state.nearest?.id
        ? "scrolledID holds \(source). That it is true now is chance: no scroll is reported."
        : "scrolledID still holds \(source), and no scroll by the user will ever change it."
    }
    if let cause, cause.code != .noChange { return cause.message }
    if state.binding == nil { return whyNil }
    if state.binding == state.nearest?.id {
      if let report = lastReport, report.x >= write?.x ?? -1 {
        return state.readPath == .untested
          ? "An animated scroll reported what it passed, last \(words(report))."
          : "It follows the user: \(words(report)) was the last report."
      }
      return write.map { "Code wrote it (\(words($0))), and the content went there." }
        ?? "It has held it from the beginning."
    }
    guard let write, write.x >= lastReport?.x ?? -1 else {
      return "It holds the last report. The content has moved since, but not by the user."
    }
    return "Code wrote it (\(words(write))). The scroll that followed shows it, but does not make "
      + "it the nearest; the next scroll by the user reports what is."
  }

  private var whyNil: String {
    if let report = lastReport, report.id == nil, report.x >= write?.x ?? -1 {
      return "The scroll view reported nil: \(words(report))."
    }
    if let write { return "Code let go of it: \(words(write))." }
    return view.state.readPath == .untested
      ? "The first layout reports nothing, and neither the user nor code has scrolled: nil stays."
      : "Nothing was reported, and code has written nothing."
  }
}
