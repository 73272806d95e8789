public import ScrollModel

extension LoadedItems {
  /// How many places or ids a message names before it counts the rest.
  private static let namedLimit = 5

  /// What would fail silently because of the data: repeated ids, items without one, ids that
  /// are positions.
  ///
  /// - Complexity: O(*n*): duplicates are looked for.
  public var diagnostics: [Diagnostic] {
    [duplicateDiagnostic, holeDiagnostic, positionDiagnostic].compactMap(\.self)
  }

  private var duplicateDiagnostic: Diagnostic? {
    let duplicates = duplicates
    guard !duplicates.isEmpty else { return nil }
    let named = duplicates.prefix(LoadedItems.namedLimit).map { duplicate in
      "\(duplicate.id) at places \(LoadedItems.listed(duplicate.places))"
    }
    let rest = duplicates.count - named.count
    let more = rest > 0 ? "; and \(rest) more" : ""
    return Diagnostic(
      .duplicateID, "ids occur more than once: \(named.joined(separator: "; "))\(more)")
  }

  private var holeDiagnostic: Diagnostic? {
    guard scan.holes > 0 else { return nil }
    let places = LoadedItems.listed(holes)
    return Diagnostic(
      .noID,
      scan.holes == 1
        ? "the item at place \(places) has no id" : "the items at places \(places) have no id")
  }

  private var positionDiagnostic: Diagnostic? {
    guard scan.plan.identity == .index, count > 0 else { return nil }
    return Diagnostic(
      .positionalID,
      options.idKey == nil
        ? "nothing in the items tells them apart, so their positions from 0 are the ids"
        : "the ids are positions from 0")
  }

  private static func listed(_ places: [Int]) -> String {
    guard let last = places.last, places.count > 1 else {
      return places.first.map(String.init) ?? ""
    }
    if places.count > namedLimit {
      let named = places.prefix(namedLimit).map(String.init).joined(separator: ", ")
      return "\(named) and \(places.count - namedLimit) more"
    }
    return places.dropLast().map(String.init).joined(separator: ", ") + " and \(last)"
  }
}

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
