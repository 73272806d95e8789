/// Rows as a plain list: what a ``RowIndex`` must answer, found by looking at each row.
struct NaiveRows {
  var keys: [Int]
  var lengths: [Double]
  var spacing: Double

  var starts: [Double] {
    var next = 0.0
    return lengths.map { length in
      defer { next += length + spacing }
      return next
    }
  }

  var ends: [Double] { zip(starts, lengths).map(+) }

  /// Positions on, between and around all starts and ends.
  var positions: [Double] {
    let edges = (starts + ends).sorted()
    return edges + zip(edges, edges.dropFirst()).map { ($0 + $1) / 2 }
      + [(edges.first ?? 0) - 1, (edges.last ?? 0) + 1]
  }
}

/// Calls a body with every list of `count` elements of `choices`.
func withEveryList<Element>(
  of choices: [Element], count: Int, _ body: ([Element]) throws -> Void
) rethrows {
  func extend(_ list: [Element]) throws {
    guard list.count < count else { return try body(list) }
    for choice in choices { try extend(list + [choice]) }
  }
  try extend([])
}
