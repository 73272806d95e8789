import ScrollModel

extension StepReader {
  /// Programmatic scrolls.
  static let scrolls: [Verb] = [
    Verb("jump") { (arguments, _) throws(ValueFault) in
      let id = try arguments.positional("an id or 'nil'").optionalID()
      return .jump(id, try programmaticScroll(&arguments))
    },
    Verb("reader") { (arguments, _) throws(ValueFault) in
      let id = try arguments.positional("an id").id
      return .reader(id, try programmaticScroll(&arguments))
    },
    Verb("scroll") { (arguments, _) throws(ValueFault) in
      let word = try arguments.positional("'to'")
      guard word.text == "to" else { throw word.expected("'to'") }
      let destination = try destination(&arguments)
      return .scroll(destination, try programmaticScroll(&arguments))
    },
    Verb("status-bar-tap") { (_, _) throws(ValueFault) in .statusBarTap },
  ]

  private static func destination(
    _ arguments: inout Arguments
  ) throws(ValueFault) -> Step.Destination {
    let id = try arguments.value(of: "id")
    let edge = try arguments.value(of: "edge")
    let point = try arguments.value(of: "point")
    let x = try arguments.value(of: "x")
    let y = try arguments.value(of: "y")
    let given = [id, edge, point, x ?? y].compactMap(\.self)
    guard given.count == 1 else {
      guard let second = given.dropFirst().first else {
        throw arguments.missing("'id=', 'edge=', 'x=', 'y=' or 'point='")
      }
      throw second.fault("expected one of 'id=', 'edge=', 'point=', and 'x=' or 'y='")
    }
    if let id { return .id(id.id) }
    if let edge { return .edge(try edge.edge()) }
    if let point {
      let point = try point.point()
      return .point(x: point.x, y: point.y)
    }
    return .point(x: try x?.number(), y: try y?.number())
  }

  private static func programmaticScroll(
    _ arguments: inout Arguments
  ) throws(ValueFault) -> Step.ProgrammaticScroll {
    let anchor = try arguments.value(of: "anchor")?.anchor()
    let isAnimated = arguments.flag("animated")
    let name = try arguments.value(of: "animation")
    let response = try arguments.value(of: "response")
    let damping = try arguments.value(of: "damping")
    var animation: ScrollAnimation? = isAnimated ? .default : nil
    if let name {
      animation = try name.animation()
      if isAnimated, animation == nil {
        throw name.fault("'animated' and 'animation=none' exclude each other")
      }
    }
    if let value = response ?? damping {
      guard name == nil || name?.text == "spring" else {
        throw value.fault("'response' and 'damping' need 'animation=spring'")
      }
      animation = try spring(response: response, damping: damping)
    }
    return Step.ProgrammaticScroll(anchor: anchor, animation: animation)
  }

  private static func spring(
    response: ValueText?, damping: ValueText?
  ) throws(ValueFault) -> ScrollAnimation {
    var seconds = ValueText.springResponse
    if let response {
      seconds = try response.duration()
      guard seconds > 0 else { throw response.expected("more than 0s") }
    }
    var fraction = ValueText.springDamping
    if let damping {
      fraction = try damping.number("a damping fraction such as '0.8'")
      // Outside of these a spring takes so many turns, or so long, that nobody waits for its rest.
      guard (0.05...20).contains(fraction) else { throw damping.expected("0.05 to 20") }
    }
    return .spring(response: seconds, dampingFraction: fraction)
  }
}

extension ValueText {
  /// The response of a spring without parameters, in seconds.
  ///
  /// Assumed: it is the default animation's.
  fileprivate static let springResponse = 0.55
  /// The damping of a spring without parameters: critical, without overshoot.
  fileprivate static let springDamping = 1.0
  /// Seconds that a timing curve takes where nobody names a duration.
  ///
  /// Documented: SwiftUI's default is 0.35.
  private static let easeDuration = 0.35

  fileprivate func animation() throws(ValueFault) -> ScrollAnimation? {
    try choice(
      "an animation such as 'smooth'",
      among: [
        "spring": .spring(
          response: ValueText.springResponse, dampingFraction: ValueText.springDamping),
        "smooth": .smooth, "snappy": .snappy, "bouncy": .bouncy,
        "ease": .easeInOut(duration: ValueText.easeDuration), "default": .default, "none": nil,
      ])
  }
}
