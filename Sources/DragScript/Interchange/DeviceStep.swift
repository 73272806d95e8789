import ScrollModel

/// What a step of a script is to a test on a device, which knows identifiers and fingers.
///
/// An item carries its id as its accessibility identifier, a text `scrolledID` shows the binding,
/// and a button `jump ID` assigns it: so the app under test has to be made, and so both writers
/// say at the top of what they write.
enum DeviceStep {
  /// A finger travels.
  case finger(FingerPath)
  /// The button that assigns an id.
  case jump(String)
  /// Time passes, in seconds.
  case wait(Double)
  /// Whatever moves comes to rest.
  case settle
  /// A tap on the status bar.
  case statusBarTap
  /// What the binding shows, or does not.
  case binding(String, holds: Bool)
  /// The item that is nearest by geometry, or is not.
  case nearest(String, holds: Bool)
  /// The binding names the nearest item, or does not.
  case bindingIsNearest(holds: Bool)
  /// An item can be seen, or cannot.
  case visible(String, holds: Bool)
  /// How far an item's leading edge is from the viewport's, in points.
  case place(String, Double, tolerance: Double)
  /// Nothing that a device could do or see.
  case none(String)

  /// The words at the top of a written test.
  static let convention = [
    "The app under test gives each item its id as accessibility identifier, shows the binding in",
    "a text \"scrolledID\" (\"nil\" for none), and has a button \"jump ID\" that assigns it.",
  ]

  /// The steps one by one, a touch that comes down, moves and lifts as one travel.
  static func steps(
    of steps: [Step], in configuration: ScrollConfiguration
  ) -> [(step: Step, meaning: DeviceStep)] {
    var result: [(step: Step, meaning: DeviceStep)] = []
    var rest = steps[...]
    while let step = rest.first {
      let touches = rest.prefix { $0.isTouch }
      let end = touches.firstIndex { $0.endsTouch }.map { $0 + 1 }
      if case .touchDown = step.action, let end {
        result.append((step, travel(rest[..<end], in: configuration)))
        rest = rest[end...]
      } else {
        result.append((step, DeviceStep(step.action, in: configuration)))
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// A touch as one travel: straight, as other tools have it, from its first point to its last.
  private static func travel(
    _ touches: ArraySlice<Step>, in configuration: ScrollConfiguration
  ) -> DeviceStep {
    var (dx, dy, duration, rests) = (0.0, 0.0, 0.0, false)
    var start: Point?
    for touch in touches {
      switch touch.action {
      case .touchDown(let at, _): start = at
      case .touchMove(let x, let y, let seconds):
        dx += x.points(viewport: configuration.viewport.width)
        dy += y.points(viewport: configuration.viewport.height)
        (duration, rests) = (duration + seconds, false)
      case .touchHold(let seconds): (duration, rests) = (duration + seconds, true)
      case .touchCancel: rests = true
      default: break
      }
    }
    return .finger(
      FingerPath(from: start, dx: dx, dy: dy, duration: duration, restsBeforeLift: rests))
  }

  private init(_ action: Step.Action, in configuration: ScrollConfiguration) {
    if let path = FingerPath(action, in: configuration) {
      self = .finger(path)
      return
    }
    switch action {
    case .jump(let id, _): self = .jump(id?.text ?? "nil")
    case .wait(let seconds): self = .wait(seconds)
    case .settle: self = .settle
    case .statusBarTap: self = .statusBarTap
    case .expect(let expectation, _): self = DeviceStep(expectation)
    case .snapshot, .expectSnapshot: self = .none("a device keeps no such state")
    case .watch, .unwatch: self = .none("a device is not looked at while it moves")
    case .touchDown, .touchMove, .touchHold, .touchUp, .touchCancel:
      self = .none("other steps stand within the touch")
    case .wheel: self = .none("a finger turns no wheel")
    default: self = .none("it is no gesture")
    }
  }

  private init(_ expectation: Expectation) {
    let holds: Bool
    switch expectation.comparison {
    case .equal, .contains: holds = true
    case .notEqual, .lacks: holds = false
    default:
      self = .none("only whether values are the same can be seen")
      return
    }
    switch (expectation.subject.subject, expectation.operand) {
    case (.binding, .id(let id)): self = .binding(id.text, holds: holds)
    case (.binding, .value(.none)): self = .binding("nil", holds: holds)
    case (.nearest, .id(let id)): self = .nearest(id.text, holds: holds)
    case (.visible, .id(let id)) where expectation.comparison.isMembership:
      self = .visible(id.text, holds: holds)
    case (.binding, .subject(let other)) where other.subject == .nearest,
      (.nearest, .subject(let other)) where other.subject == .binding:
      self = .bindingIsNearest(holds: holds)
    case (.place(let id), .value(.number(let number))) where holds:
      self = .place(id.text, number, tolerance: max(0.5, expectation.tolerance))
    default: self = .none("a device does not show it")
    }
  }
}

extension Step {
  fileprivate var isTouch: Bool {
    switch action {
    case .touchDown, .touchMove, .touchHold, .touchUp, .touchCancel: true
    default: false
    }
  }

  fileprivate var endsTouch: Bool {
    switch action {
    case .touchUp, .touchCancel: true
    default: false
    }
  }
}

extension String {
  /// The text between double quotes, as Swift, JSON and YAML read it alike.
  var inDoubleQuotes: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      // No other control or direction character has an escape that all of them know.
      case _
      where scalar.properties.generalCategory == .control
        || scalar.properties.generalCategory == .format
        || scalar.value == 0x2028 || scalar.value == 0x2029:
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The text on one line of a comment.
  var inComment: String { String(inDoubleQuotes.dropFirst().dropLast()) }
}
