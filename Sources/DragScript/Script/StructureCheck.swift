import ItemLoading

/// What can be found wrong in a script as a whole without knowing its items.
struct StructureCheck {
  /// The most steps in all, blocks and includes counted as often as they run.
  static let mostSteps = 10_000_000

  /// What is looked at.
  enum Scope {
    /// All that can be found wrong.
    case everything
    /// What holds whatever stands in lines that could not be read: a finger or a watch may have
    /// begun there.
    case readLines
  }

  private let script: Script
  private let scope: Scope
  private let viewNames: Set<String>
  private var errors: [InputError] = []
  /// What the steps so far leave behind.
  private var standing = Standing()
  private var refused: Set<SourcePlace> = []

  /// What a step finds that others have begun and not ended.
  private struct Standing: Equatable {
    /// The views on which a finger is down.
    var touched: Set<String> = []
    var isWatching = false
  }

  private init(_ script: Script, _ scope: Scope) {
    self.script = script
    self.scope = scope
    viewNames = Set(script.views.map(\.name))
  }

  /// Every fault, in the order in which a run would meet them; `earlier` are the steps that led to
  /// where the script goes on, and were found right before.
  static func errors(
    in script: Script, following earlier: [Step] = [], checking scope: Scope = .everything
  ) -> [InputError] {
    var check = StructureCheck(script, scope)
    check.steps(earlier)
    // A finger stays down from one run to the next; a watch ends with its run.
    check.standing.isWatching = false
    check.errors = []
    if let first = script.steps.first, script.steps.runCount > mostSteps {
      check.refuse(
        first, "more than ten million steps in all", help: "repeat less, or include less")
      return check.errors
    }
    check.links()
    check.observers()
    check.steps(script.steps)
    return check.errors
  }

  private mutating func refuse(
    _ step: Step, _ message: String, help: String? = nil, at subject: SubjectReference? = nil
  ) {
    guard refused.insert(step.place).inserted else { return }
    errors.append(step.error(message, help: help, at: subject))
  }

  private mutating func links() {
    for link in script.links {
      for view in link.views where !viewNames.contains(view) {
        errors.append(
          InputError(
            .malformed, file: link.place.file, line: link.place.line, column: link.place.column,
            message: "unknown view '\(view)' in 'link'", help: viewHelp(view)))
      }
      if Set(link.views).count < link.views.count {
        errors.append(
          InputError(
            .malformed, file: link.place.file, line: link.place.line, column: link.place.column,
            message: "a view cannot be linked to itself"))
      }
    }
  }

  private mutating func observers() {
    for (view, scene) in script.scenes() {
      if let step = scene.onReport { address(step, within: view) }
      for (setting, subject) in scene.loggedSubjects {
        guard let other = subject.view, !isKnown(other) else { continue }
        errors.append(
          setting.error("unknown view '\(other)'", help: viewHelp(other), at: subject))
      }
    }
  }

  private mutating func steps(_ steps: [Step], address: String? = nil) {
    for step in steps { check(step, address: address) }
  }

  private mutating func check(_ step: Step, address inherited: String?) {
    switch step.action {
    case .repeat(let count, let body):
      guard count > 0 else { return }
      let before = standing
      steps(body)
      // A finger that is left down meets the body's first touch when it runs again.
      if count > 1, standing != before { steps(body) }
    case .include(_, let body): steps(body)
    case .together(let body):
      for inner in body {
        guard inner.isInstantaneous else {
          refuse(
            inner, "'\(inner.verb)' takes time or looks, and 'together' is one update",
            help: "jumps, readers, 'scroll to' and changes of data can stand in it")
          continue
        }
        check(inner, address: inherited)
      }
    case .expect(let expectation, _): look(step, expectation)
    case .watch(let expectation):
      look(step, expectation)
      standing.isWatching = true
    case .unwatch:
      addressOfAny(step)
      if !standing.isWatching, scope == .everything {
        refuse(step, "nothing is watched", help: "'watch' comes first, in the same run")
      }
      standing.isWatching = false
    case .wait, .settle, .snapshot, .expectSnapshot: addressOfAny(step)
    default:
      address(step, within: inherited)
      touch(step)
    }
  }

  private func isKnown(_ view: String) -> Bool {
    viewNames.isEmpty ? view == Script.mainView : viewNames.contains(view)
  }

  private func viewHelp(_ view: String) -> String {
    guard !viewNames.isEmpty else { return "the script has no 'view' lines" }
    return NearMiss.help(for: view, among: script.views.map(\.name))
      ?? "views are \(script.views.map(\.name).joined(separator: ", "))"
  }

  /// A step that concerns all views unless it names one.
  private mutating func addressOfAny(_ step: Step) {
    if let view = step.view, !isKnown(view) {
      refuse(step, "unknown view '\(view)'", help: viewHelp(view))
    }
  }

  private mutating func address(_ step: Step, within inherited: String?) {
    if let view = step.view {
      if !isKnown(view) { refuse(step, "unknown view '\(view)'", help: viewHelp(view)) }
    } else if inherited == nil, let first = script.views.first {
      refuse(
        step, "expected a view before '\(step.verb)'",
        help: "'@\(first.name) \(step.text)' addresses the view '\(first.name)'")
    }
  }

  private mutating func look(_ step: Step, _ expectation: Expectation) {
    addressOfAny(step)
    for subject in expectation.subjects {
      if let view = subject.view {
        if !isKnown(view) {
          refuse(step, "unknown view '\(view)'", help: viewHelp(view), at: subject)
        }
      } else if step.view == nil, let first = script.views.first, !subject.subject.isGlobal {
        refuse(
          step, "expected a view before the subject",
          help: "'@\(first.name).' before it names the view '\(first.name)'", at: subject)
      }
    }
  }

  private mutating func touch(_ step: Step) {
    guard scope == .everything else { return }
    let view = step.view ?? Script.mainView
    let isDown = standing.touched.contains(view)
    switch step.action {
    case .touchDown:
      if isDown { refuse(step, "a finger is down already", help: "'touch up' lifts it") }
      standing.touched.insert(view)
    case .touchMove, .touchHold:
      if !isDown { refuse(step, "no finger is down", help: "'touch down' comes first") }
    case .touchUp, .touchCancel:
      if !isDown { refuse(step, "no finger is down", help: "'touch down' comes first") }
      standing.touched.remove(view)
    case .drag, .flick, .throwing:
      if isDown {
        refuse(step, "'\(step.verb)' while a finger is down", help: "'touch up' lifts it")
      }
    default: break
    }
  }
}

extension Step {
  /// The first word behind the view.
  var verb: String {
    let words = text.split(whereSeparator: { $0 == " " || $0 == "\t" })
    let first = words.first { !$0.hasPrefix("@") }
    return first.map(String.init) ?? text
  }

  /// A fault of this step, or of a subject in it.
  func error(
    _ message: String, help: String? = nil, at subject: SubjectReference? = nil
  ) -> InputError {
    let column = subject?.column ?? place.column
    return InputError(
      .malformed, file: place.file, line: place.line, column: column, message: message,
      excerpt: text, caret: column - place.column + 1, help: help)
  }

  /// Whether it can be part of one update.
  var isInstantaneous: Bool {
    switch action {
    case .jump, .reader, .scroll, .change: true
    default: false
    }
  }
}

extension Expectation {
  /// Every subject that it looks at.
  var subjects: [SubjectReference] {
    if case .subject(let other) = operand { [subject, other] } else { [subject] }
  }
}

extension Step.Action {
  /// How many steps a run takes, `Int.max` where that cannot be counted.
  ///
  /// A round of a block counts as a step even where the block is empty: it takes time, too.
  var runCount: Int {
    switch self {
    case .repeat(let count, let body):
      let (product, overflows) = max(1, body.runCount).multipliedReportingOverflow(by: count)
      return overflows ? .max : product
    case .include(_, let body): return max(1, body.runCount)
    default: return 1
    }
  }
}

extension [Step] {
  /// How many steps a run takes, `Int.max` where that cannot be counted.
  var runCount: Int {
    reduce(0) { sum, step in
      let (total, overflows) = sum.addingReportingOverflow(step.runCount)
      return overflows ? .max : total
    }
  }
}
