/// Where a chart's parts are: breadths and heights in points.
struct ChartGeometry: Sendable {
  /// Room at the left for the lanes' names.
  static let gutter = 92.0
  /// Room at the right for final values.
  static let margin = 84.0
  /// The time's ruler.
  static let ruler = 20.0
  /// A step's box.
  static let step = 22.0
  /// The curve of an offset.
  static let plot = 178.0
  /// The band of phases.
  static let phase = 9.0
  /// A lane of ids.
  static let lane = 24.0
  /// Between what is nearest and what is held: what passes from one to the other.
  static let passage = 30.0
  /// Below what is held: what code writes.
  static let code = 18.0
  /// The lane of expectations.
  static let expectations = 24.0
  /// The curve of a difference.
  static let difference = 52.0
  /// Between parts.
  static let gap = 8.0
  /// The legend.
  static let legend = 22.0

  /// About how broad a letter is, of 11 points' size.
  static let letter = 6.4

  /// A text cut to a breadth, `nil` where less than `least` letters would be left.
  static func fitted(_ text: String, in breadth: Double, least: Int = 1) -> String? {
    let columns = Int((max(0, breadth) / letter).rounded(.down))
    let safe = SafeText.visible(text)
    if DisplayWidth.of(safe) <= columns { return safe }
    guard columns > least else { return nil }
    return SafeText.visible(safe, columns: columns)
  }
}
