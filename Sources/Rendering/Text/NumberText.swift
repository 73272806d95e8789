/// Numbers as every output writes them: rounded, shortest, never with an exponent.
public enum NumberText {
  /// A finite number rounded to `places` decimals, at most 6: `900`, `40.5`, `-0.25`; `-0` is `0`.
  ///
  /// Above 2⁵³ units of the last place the number is finer than a `Double` there can tell, and its
  /// shortest digits are written instead. Infinities and NaN are written as Swift does.
  public static func plain(_ value: Double, places: Int = 6) -> String {
    guard value.isFinite else { return String(value) }
    var scale = 1
    for _ in 0..<places { scale *= 10 }
    let scaled = (value * Double(scale)).rounded()
    guard abs(scaled) < 0x1p53 else { return withoutExponent(String(value)) }
    let units = Int(scaled)
    let whole = String(units.magnitude / UInt(scale))
    var fraction = String(units.magnitude % UInt(scale))
    fraction = String(repeating: "0", count: max(0, places - fraction.count)) + fraction
    while fraction.last == "0" { fraction.removeLast() }
    return (units < 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// A finite number with exactly `places` decimals, for columns: `0.250`.
  public static func fixed(_ value: Double, places: Int) -> String {
    let text = plain(value, places: places)
    let decimals = text.split(separator: ".").dropFirst().first?.count ?? 0
    return text + (decimals == 0 ? "." : "") + String(repeating: "0", count: places - decimals)
  }

  /// A number of points, or any other number that a person reads: at most two decimals.
  public static func points(_ value: Double) -> String { plain(value, places: 2) }

  /// Seconds as a person reads them, to the millisecond: `0.25 s`.
  public static func seconds(_ value: Double) -> String { plain(value, places: 3) + " s" }

  /// A count with its noun: `1 report`, `0 reports`, and with a plural of its own `2 echoes`.
  public static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
  }

  /// The same digits with the point moved to where the exponent says.
  private static func withoutExponent(_ spelling: String) -> String {
    let parts = spelling.split(separator: "e", maxSplits: 1)
    var mantissa = parts[0]
    let sign = mantissa.hasPrefix("-") ? "-" : ""
    if !sign.isEmpty { mantissa.removeFirst() }
    let halves = mantissa.split(separator: ".", maxSplits: 1)
    let whole = halves[0]
    let fraction = halves.count > 1 && halves[1] != "0" ? halves[1] : ""
    // Only large numbers come here: the exponent is positive and passes the fraction.
    let exponent = parts.count > 1 ? Int(parts[1].drop { $0 == "+" }) ?? 0 : 0
    guard exponent > 0 else { return sign + whole + (fraction.isEmpty ? "" : "." + fraction) }
    let zeros = String(repeating: "0", count: max(0, exponent - fraction.count))
    return sign + whole + fraction + zeros
  }
}
