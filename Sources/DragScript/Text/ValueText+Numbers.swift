import ScrollModel

extension ValueText {
  /// Any finite number.
  func number(_ what: String = "a number such as '20'") throws(ValueFault) -> Double {
    guard let value = ValueText.finite(text), !isQuoted else { throw expected(what) }
    guard abs(value) <= ValueText.largestMagnitude else { throw expected("a number within 1e12") }
    return value
  }

  /// A finite number that is not below 0.
  func nonNegative(_ what: String = "a number such as '20'") throws(ValueFault) -> Double {
    let value = try number(what)
    guard value >= 0 else { throw expected("0 or more") }
    return value
  }

  /// A finite number above 0.
  func positive(_ what: String) throws(ValueFault) -> Double {
    let value = try number(what)
    guard value > 0 else { throw expected("more than 0") }
    return value
  }

  /// A whole number that is not below `least`.
  func count(_ what: String, least: Int = 0) throws(ValueFault) -> Int {
    guard let value = Int(text), ValueText.isPlainInteger(text) else { throw expected(what) }
    guard value >= least else { throw expected("\(least) or more") }
    return value
  }

  /// Any whole number.
  func integer(_ what: String) throws(ValueFault) -> Int {
    guard let value = Int(text), ValueText.isPlainInteger(text) else { throw expected(what) }
    return value
  }

  /// Points, or a share of the viewport: `300`, `50%`.
  func length(
    _ what: String = "a length such as '300' or '50%'"
  ) throws(ValueFault) -> Length {
    let value = try signedLength(what)
    switch value {
    case .points(let points) where points < 0: throw expected("a length of 0 or more")
    case .ofViewport(let share) where share < 0: throw expected("a length of 0 or more")
    default: return value
    }
  }

  /// Points, or a share of the viewport, below 0 too.
  func signedLength(
    _ what: String = "a length such as '-300' or '50%'"
  ) throws(ValueFault) -> Length {
    let isShare = text.hasSuffix("%")
    guard let value = ValueText.finite(isShare ? text.dropLast() : Substring(text)) else {
      throw expected(what)
    }
    guard abs(value) <= ValueText.largestMagnitude else { throw expected("a length within 1e12") }
    return isShare ? .ofViewport(value / 100) : .points(value)
  }

  /// A time with its unit, in seconds: `80ms`, `2s`.
  func duration() throws(ValueFault) -> Double {
    for (unit, factor) in [("ms", 1000.0), ("s", 1)] where text.hasSuffix(unit) {
      guard let value = ValueText.finite(text.dropLast(unit.count)) else { break }
      guard value >= 0 else { throw expected("a duration of 0 or more") }
      guard value / factor <= ValueText.longestDuration else { throw expected("1000000s or less") }
      return value / factor
    }
    let help = ValueText.finite(text).map { _ in "a time needs its unit: '\(text)ms' or '\(text)s'"
    }
    throw expected("a duration such as '80ms'", help: help)
  }

  /// Seconds: eleven days, beyond which looks of the display could not be counted through.
  private static let longestDuration = 1_000_000.0
  /// Points, or points per second: sums and products of such numbers stay finite.
  private static let largestMagnitude = 1e12

  /// A speed with its unit, in points or shares of the viewport a second: `2500pt/s`, `300%/s`.
  func speed() throws(ValueFault) -> Length {
    let isShare = text.hasSuffix("%/s")
    guard isShare || text.hasSuffix("pt/s"),
      let value = ValueText.finite(text.dropLast(isShare ? 3 : 4))
    else {
      let help = ValueText.finite(text).map { _ in "a speed needs its unit: '\(text)pt/s'" }
      throw expected("a speed such as '2500pt/s'", help: help)
    }
    guard abs(value) <= ValueText.largestMagnitude else { throw expected("1e12pt/s or less") }
    return isShare ? .ofViewport(value / 100) : .points(value)
  }

  /// Whether a speed, in points or shares of the viewport a second, can be written as one.
  static func isSpeed(_ speed: Length) -> Bool {
    switch speed {
    case .points(let points): abs(points) <= largestMagnitude
    case .ofViewport(let share): abs(share * 100) <= largestMagnitude
    }
  }

  /// A speed that is not below 0.
  func nonNegativeSpeed() throws(ValueFault) -> Length {
    let speed = try speed()
    guard speed.points(viewport: 1) >= 0 else { throw expected("a speed of 0pt/s or more") }
    return speed
  }

  /// Two lengths with an `x` between them: `390x844`.
  func size() throws(ValueFault) -> Size {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = ValueText.finite(parts[0]),
      let height = ValueText.finite(parts[1])
    else { throw expected("a size such as '390x844'") }
    let range = 0...ValueText.largestMagnitude
    guard range.contains(width), range.contains(height) else {
      throw expected("a size from 0x0 to 1e12x1e12")
    }
    return Size(width: width, height: height)
  }

  /// Two numbers with a comma between them: `0,300`.
  func point(_ what: String = "a point such as '0,300'") throws(ValueFault) -> Point {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = ValueText.finite(parts[0]), let y = ValueText.finite(parts[1])
    else { throw expected(what) }
    return Point(x: x, y: y)
  }

  /// The finite decimal number that a text spells, `nil` for all else: no blanks, no hexadecimal
  /// digits, no infinity.
  static func finite(_ text: some StringProtocol) -> Double? {
    let isDecimal = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    guard isDecimal, let value = Double(text), value.isFinite else { return nil }
    return value
  }

  private static func isPlainInteger(_ text: String) -> Bool {
    !text.hasPrefix("+")
  }
}
