/// Something in a document that may be the list.
struct ListCandidate {
  /// What it is, the likeliest first.
  enum Rank: Int, Comparable, CaseIterable {
    /// An array of objects, or of arrays of objects.
    case objects
    /// A map of objects that look alike.
    case map
    /// An array of texts or numbers.
    case scalars
    /// An array of nothing.
    case empty

    static func < (a: Rank, b: Rank) -> Bool { a.rawValue < b.rawValue }
  }

  var path: ListPath
  var rank: Rank
  var scan: ListScan

  /// How many containers lie around its items, less one: the shallowest list wins.
  var depth: Int { path.steps.count + (scan.form.isNested && scan.form.container == .map ? 1 : 0) }
}
