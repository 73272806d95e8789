import ScrollModel

extension Comparison {
  /// Whether the comparison holds between what is there and what is expected.
  func holds(_ actual: ScriptValue, _ expected: ScriptValue, tolerance: Double) -> Bool {
    switch self {
    case .equal: actual.equals(expected, tolerance: tolerance)
    case .notEqual: !actual.equals(expected, tolerance: tolerance)
    case .less: actual.isBelow(expected, tolerance: tolerance)
    case .greater: expected.isBelow(actual, tolerance: tolerance)
    case .lessOrEqual:
      actual.isBelow(expected, tolerance: tolerance)
        || (actual != .none && actual.equals(expected, tolerance: tolerance))
    case .greaterOrEqual:
      expected.isBelow(actual, tolerance: tolerance)
        || (actual != .none && actual.equals(expected, tolerance: tolerance))
    case .contains: actual.contains(expected, tolerance: tolerance)
    case .lacks: actual != .none && !actual.contains(expected, tolerance: tolerance)
    }
  }
}

extension ScriptValue {
  /// What a difference that is meant to be a tolerance exactly may have gained by rounding.
  private static let rounding = 1e-9

  /// Whether both are the same, numbers within the tolerance.
  func equals(_ other: ScriptValue, tolerance: Double) -> Bool {
    switch (self, other) {
    case (.number(let a), .number(let b)), (.seconds(let a), .seconds(let b)):
      abs(a - b) <= tolerance + ScriptValue.rounding
    case (.point(let a), .point(let b)):
      max(abs(a.x - b.x), abs(a.y - b.y)) <= tolerance + ScriptValue.rounding
    case (.list(let a), .list(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.equals($1, tolerance: tolerance) }
    default: self == other
    }
  }

  /// Whether this is smaller by more than the tolerance; never where either is no number.
  func isBelow(_ other: ScriptValue, tolerance: Double) -> Bool {
    switch (self, other) {
    case (.number(let a), .number(let b)), (.seconds(let a), .seconds(let b)):
      a < b && !equals(other, tolerance: tolerance)
    case (.id(let a), .id(let b)): a.isSmallerNumber(than: b)
    default: false
    }
  }

  func contains(_ element: ScriptValue, tolerance: Double) -> Bool {
    guard case .list(let elements) = self else { return false }
    return elements.contains { $0.equals(element, tolerance: tolerance) }
  }
}

extension ItemID {
  /// Whether both ids are numbers and this one is the smaller.
  fileprivate func isSmallerNumber(than other: ItemID) -> Bool {
    switch (self, other) {
    case (.integer(let a), .integer(let b)): return a < b
    case (.integer, .wideInteger(let b)): return !b.hasPrefix("-")
    case (.wideInteger(let a), .integer): return a.hasPrefix("-")
    case (.wideInteger(let a), .wideInteger(let b)):
      guard a.hasPrefix("-") == b.hasPrefix("-") else { return a.hasPrefix("-") }
      let isLower = a.count == b.count ? a < b : a.count < b.count
      return a != b && isLower != a.hasPrefix("-")
    default:
      guard let a = Double(description), let b = Double(other.description) else { return false }
      return type != .string && other.type != .string && a < b
    }
  }
}
