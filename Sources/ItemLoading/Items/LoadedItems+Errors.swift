import ScrollModel

extension LoadedItems {
  /// An error about an item, at its line and column.
  public func error(at place: Int, _ message: String, help: String? = nil) -> InputError {
    origin.error(scan.records[place].start, message, help: help)
  }

  /// The error for the first item that has no usable size; `nil` where all have one or no size
  /// is read.
  ///
  /// - Complexity: O(*n*).
  public var firstUnmeasured: InputError? {
    guard options.measure != .none,
      let place = (0..<count).first(where: { measure(at: $0) == nil })
    else { return nil }
    let keys = options.measure.keys.map { "'\($0)'" }.joined(separator: " and ")
    let name = id(at: place).map { "item \($0)" } ?? "the item"
    return error(
      at: place, "\(name) at place \(place) has no usable size at \(keys)",
      help: "sizes are numbers from 0 on; default=100 in the size serves items without one")
  }
}
