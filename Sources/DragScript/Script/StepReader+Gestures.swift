import ScrollModel

extension StepReader {
  /// Fingers, wheels and time.
  static let gestures: [Verb] = [
    Verb("drag") { (arguments, _) throws(ValueFault) in
      let over = try arguments.value(of: "over")?.duration() ?? 0.25
      let direction = try arguments.positional(directionPhrase).direction()
      let length = try arguments.positional("a length such as '300' or '50%'").length()
      return .drag(direction, length, over: over)
    },
    Verb("flick") { (arguments, _) throws(ValueFault) in try flick(&arguments) },
    Verb("touch") { (arguments, _) throws(ValueFault) in try touch(&arguments) },
    Verb("wheel") { (arguments, _) throws(ValueFault) in
      let direction = try arguments.positional(directionPhrase).direction()
      let length = try arguments.positional("a length such as '120'").length()
      return .wheel(direction, length)
    },
    Verb("wait", moves: false) { (arguments, _) throws(ValueFault) in
      .wait(try arguments.positional("a duration such as '80ms'").duration())
    },
    Verb("settle", moves: false) { (arguments, _) throws(ValueFault) in
      .settle(within: try arguments.value(of: "within")?.duration())
    },
  ]

  private static let directionPhrase = "'up', 'down', 'left' or 'right'"

  private static func flick(_ arguments: inout Arguments) throws(ValueFault) -> Step.Action {
    let velocity = try arguments.value(of: "velocity")
    let over = try arguments.value(of: "over")
    let direction = try arguments.positional(directionPhrase).direction()
    if let velocity {
      if let over { throw over.fault("'over' needs a length, and 'velocity' takes none") }
      return .throwing(direction, speed: try velocity.nonNegativeSpeed())
    }
    let extent = try arguments.positional("a length such as '300', or 'velocity=2500pt/s'")
    let length = try extent.length()
    let seconds = try over?.duration() ?? 0.1
    if let over, seconds < 0.000_001 {
      throw over.fault(
        "a flick needs time to have a speed",
        help: "'velocity=2500pt/s' in place of a length lifts without travel")
    }
    guard ValueText.isSpeed(length / seconds) else {
      throw (over ?? extent).fault(
        "the finger would be faster than 1e12pt/s",
        help: "a shorter way, or a longer 'over=', makes it slower")
    }
    return .flick(direction, length, over: seconds)
  }

  private static func touch(_ arguments: inout Arguments) throws(ValueFault) -> Step.Action {
    let phrase = "'down', 'move', 'hold', 'up' or 'cancel'"
    let kind = try arguments.positional(phrase)
    switch kind.text {
    case "down":
      return .touchDown(
        at: try arguments.value(of: "at")?.point(),
        slop: try arguments.value(of: "slop")?.nonNegative("a length such as '10'"))
    case "move":
      guard let by = try arguments.value(of: "by") else {
        throw arguments.missing("'by=0,-300'")
      }
      let (dx, dy) = try by.travel()
      return .touchMove(dx: dx, dy: dy, over: try arguments.value(of: "over")?.duration() ?? 0.08)
    case "hold":
      return .touchHold(try arguments.positional("a duration such as '40ms'").duration())
    case "up": return .touchUp(try arguments.value(of: "velocity")?.releaseVelocity())
    case "cancel": return .touchCancel
    default: throw kind.unknown(phrase, among: ["down", "move", "hold", "up", "cancel"])
    }
  }
}

extension ValueText {
  fileprivate func direction() throws(ValueFault) -> FingerDirection {
    try choice(of: FingerDirection.self, "'up', 'down', 'left' or 'right'")
  }

  /// Two lengths with a comma between them, right and down positive.
  fileprivate func travel() throws(ValueFault) -> (Length, Length) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let dx = parts.first, let dy = parts.last else {
      throw expected("a travel such as '0,-300'")
    }
    let second = column + dx.unicodeScalars.count + 1
    return (
      try ValueText(text: String(dx), column: column).signedLength(),
      try ValueText(text: String(dy), column: second).signedLength()
    )
  }

  /// A speed along the axis, or one for each axis: `2500pt/s`, `0,2500pt/s`.
  fileprivate func releaseVelocity() throws(ValueFault) -> Step.ReleaseVelocity {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let dx = parts.first, let dy = parts.last else {
      return .along(try speed())
    }
    let x = ValueText.finite(dx) == nil ? dx : dx + "pt/s"
    let second = column + dx.unicodeScalars.count + 1
    return .both(
      dx: try ValueText(text: String(x), column: column).speed(),
      dy: try ValueText(text: String(dy), column: second).speed())
  }
}
