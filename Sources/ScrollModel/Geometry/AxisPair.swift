/// A value for each of the two axes.
struct AxisPair<Value> {
  var horizontal: Value
  var vertical: Value

  init(horizontal: Value, vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Asks for the value of each axis in turn.
  init(_ value: (Axis) -> Value) {
    self.init(horizontal: value(.horizontal), vertical: value(.vertical))
  }

  subscript(axis: Axis) -> Value {
    get { axis == .vertical ? vertical : horizontal }
    set { if axis == .vertical { vertical = newValue } else { horizontal = newValue } }
  }
}

extension AxisPair: Sendable where Value: Sendable {}
extension AxisPair: Equatable where Value: Equatable {}
extension AxisPair: Hashable where Value: Hashable {}
