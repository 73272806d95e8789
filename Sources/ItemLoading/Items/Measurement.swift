import ScrollModel

/// What a size rule makes of an item's numbers.
enum Measurement: Hashable, Sendable {
  case none, length, heightByWidth, widthByHeight

  init(_ rule: MeasureRule) {
    self =
      switch rule {
      case .none: .none
      case .key: .length
      case .aspect(_, _, let axis): axis == .vertical ? .heightByWidth : .widthByHeight
      }
  }

  /// The size by the numbers at two places; not a number where it is missing, negative or not
  /// finite, or where there is no rule.
  func size(_ first: Int, _ second: Int, in reader: NumberReader) -> Double {
    let size: Double
    switch self {
    case .none: return .nan
    case .length: size = reader.number(first)
    case .heightByWidth: size = reader.number(second) / reader.number(first)
    case .widthByHeight: size = reader.number(first) / reader.number(second)
    }
    return size.isFinite && size >= 0 ? size : .nan
  }
}
