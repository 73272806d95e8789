import DragScript
import ScrollModel

/// What a run shows of the conditions under which a binding follows the user.
struct RuleFacts {
  let view: PicturedView
  let picture: RunPicture

  init(_ view: PicturedView, in picture: RunPicture) {
    self.view = view
    self.picture = picture
  }

  private var configuration: ScrollConfiguration { view.scene.scene.configuration }
  private var state: ViewState { view.state }

  /// The conditions, up to the first that did not hold and what can be said behind it.
  var rules: [RuleChain.Rule] {
    [container, targets, type, userScroll, change, report].compactMap(\.self) + [lastWrite]
  }

  private var container: RuleChain.Rule {
    let name = configuration.container.swiftName
    let takes = configuration.container != .list
    return .init(
      condition: "The container takes a scroll position", answer: takes ? .yes : .no,
      evidence: takes ? "\(name) does" : "\(name) takes none: neither path works")
  }

  private var targets: RuleChain.Rule {
    let name = configuration.container.swiftName
    let evidence =
      switch configuration.targetLayout {
      case .on: ".scrollTargetLayout() stands on the \(name)"
      case .off: "no .scrollTargetLayout() on the \(name): nothing in it is a scroll target"
      case .outer: ".scrollTargetLayout() stands on the ScrollView, where it makes no targets"
      case .items: ".scrollTargetLayout() stands inside each item, where it makes no targets"
      }
    return .init(
      condition: "The items are scroll targets",
      answer: configuration.targetLayout.makesTargets ? .yes : .no, evidence: evidence)
  }

  private var type: RuleChain.Rule {
    let condition = "The binding has the type of the ids"
    if let mismatch = diagnostic(.idTypeMismatch) {
      return .init(condition: condition, answer: .no, evidence: mismatch.message)
    }
    if let position = configuration.position {
      guard let type = position.idType else {
        return .init(
          condition: condition, answer: .no,
          evidence: "a ScrollPosition without an idType never learns a viewID from the user")
      }
      return .init(
        condition: condition, answer: .yes,
        evidence: "ScrollPosition(idType: \(type.swiftName).self)")
    }
    let declared = configuration.bindingType.map { "\($0.swiftName)?" } ?? "the ids' own type"
    return .init(condition: condition, answer: .yes, evidence: "it is \(declared)")
  }

  private var userScroll: RuleChain.Rule {
    let spans = view.phases.spans(until: picture.timeline.width)
    let first = spans.first { $0.value == .interacting }
    guard state.readPath != .untested else {
      return .init(
        condition: "The user has scrolled", answer: .no,
        evidence: lastReport == nil
          ? "no finger and no wheel has moved the content; only a user's scroll reports"
          : "no finger and no wheel has moved the content; an animated scroll reports what it passes"
      )
    }
    let gestures = spans.count { $0.value == .interacting }
    let place = first.flatMap { step(at: $0.start) }.map { ", first in line \($0)" } ?? ""
    return .init(
      condition: "The user has scrolled", answer: .yes,
      evidence: NumberText.count(gestures, "gesture") + place)
  }

  private var change: RuleChain.Rule? {
    guard state.readPath != .untested, configuration.container != .list else { return nil }
    let seen = view.marks.filter { $0.kind != .write }
    guard let first = seen.first, let last = seen.last else {
      return .init(
        condition: "Another item became the current one", answer: .no,
        evidence: "the nearest item stayed what the binding held")
    }
    let times =
      seen.count == 1
      ? "once: \(words(first))" : "\(seen.count) times: \(words(first)) … \(words(last))"
    return .init(condition: "Another item became the current one", answer: .yes, evidence: times)
  }

  private var report: RuleChain.Rule? {
    let reports = view.marks.filter { $0.kind == .report }
    guard state.missed > 0 || !reports.isEmpty else { return nil }
    guard state.missed == 0 else {
      let came = reports.isEmpty ? "none came" : "\(reports.count) came"
      return .init(
        condition: "It was reported", answer: .no,
        evidence: "\(NumberText.count(state.missed, "report")) missed, \(came)")
    }
    let last = reports.last.map { ", the last: \(words($0))" } ?? ""
    return .init(
      condition: "It was reported", answer: .yes,
      evidence: NumberText.count(reports.count, "report") + last)
  }

  private var lastWrite: RuleChain.Rule {
    guard let write else {
      return .init(
        condition: "Code has written the binding", answer: .open, evidence: "never")
    }
    return .init(
      condition: "Code has written the binding", answer: .yes,
      evidence: NumberText.count(state.writes, "write") + ", the last: \(words(write))")
  }

  /// The last assignment by code.
  var write: Mark? { view.marks.last { $0.kind == .write } }

  /// The last report.
  var lastReport: Mark? { view.marks.last { $0.kind == .report } }

  /// A mark in words: `10 at 0.467 s, line 11`.
  func words(_ mark: Mark) -> String {
    let line = step(at: mark.x).map { ", line \($0)" } ?? ""
    return "\(mark.id?.cellText ?? "nil") at \(NumberText.seconds(mark.time))\(line)"
  }

  /// The line of the step that a place of the axis belongs to.
  private func step(at x: Double) -> Int? {
    picture.timeline.moments.last { $0.x <= x }?.step?.line
  }

  func diagnostic(_ code: Diagnostic.Code) -> Diagnostic? {
    state.diagnostics.first { $0.code == code }
  }
}
