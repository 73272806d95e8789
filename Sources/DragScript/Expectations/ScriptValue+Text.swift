import ScrollModel

extension ScriptValue: CustomStringConvertible {
  /// The value as a script would write it.
  public var description: String {
    switch self {
    case .none: "nil"
    case .number(let number): number.scriptText
    case .seconds(let seconds): seconds.durationText
    case .id(let id): IDToken(id).spelling
    case .word(let word): word
    case .flag(let flag): flag ? "true" : "false"
    case .point(let point): "(\(point.x.scriptText), \(point.y.scriptText))"
    case .list(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    }
  }

  /// The value with its numbers rounded to a millionth, as outputs show them.
  public var rounded: ScriptValue {
    switch self {
    case .number(let number): .number(number.roundedToMillionth)
    case .seconds(let seconds): .seconds(seconds.roundedToMillionth)
    case .point(let point):
      .point(Point(x: point.x.roundedToMillionth, y: point.y.roundedToMillionth))
    case .list(let values): .list(values.map(\.rounded))
    default: self
    }
  }

  /// The value as a person reads it in a line of text, numbers with so many decimals where they
  /// are given; `nil` where there is nothing to show.
  func shown(decimals: Int?) -> String? {
    switch self {
    case .none: nil
    case .number(let number): number.shown(decimals: decimals)
    case .id(let id): id.description
    case .point(let point):
      "(\(point.x.shown(decimals: decimals)), \(point.y.shown(decimals: decimals)))"
    case .list(let values):
      "[\(values.map { $0.shown(decimals: decimals) ?? "nil" }.joined(separator: ", "))]"
    default: description
    }
  }
}

extension Double {
  /// The shortest spelling that reads back as the same number, whole numbers without a point.
  var scriptText: String {
    if self == 0 { return "0" }
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A time in seconds with its unit: milliseconds below a second.
  var durationText: String {
    let milliseconds = self * 1000
    // Only a spelling that reads back as the same time will do.
    return self < 1 && milliseconds / 1000 == self
      ? milliseconds.scriptText + "ms" : scriptText + "s"
  }

  /// The number rounded to a millionth, or with exactly so many decimals.
  func shown(decimals: Int?) -> String {
    guard let decimals else { return roundedToMillionth.scriptText }
    return fixed(decimals)
  }

  /// The number rounded to a millionth; one too large to be scaled stays as it is.
  var roundedToMillionth: Double {
    let rounded = (self * 1_000_000).rounded() / 1_000_000
    return rounded.isFinite ? rounded : self
  }

  /// The number with so many decimals, as C's `%.1f` rounds it, but with no sign before a zero.
  private func fixed(_ decimals: Int) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    guard magnitude * scale < 0x1p52 else { return scriptText }
    let digits = String(Int((magnitude * scale).roundedHalfEven(after: magnitude, times: scale)))
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let sign = self < 0 && padded.contains(where: { $0 != "0" }) ? "-" : ""
    guard decimals > 0 else { return sign + padded }
    return sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }

  /// This product of two factors as a whole number, halves to even.
  ///
  /// Only an exact half is one: the product's own rounding may have made one of its neighbours.
  private func roundedHalfEven(after factor: Double, times scale: Double) -> Double {
    let lost = (-self).addingProduct(factor, scale)
    let floor = rounded(.down)
    guard self - floor == 0.5, lost != 0 else { return rounded(.toNearestOrEven) }
    return lost > 0 ? floor + 1 : floor
  }
}
