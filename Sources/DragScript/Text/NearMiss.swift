/// What a person may have meant by a word that does not exist.
public enum NearMiss {
  /// The candidate that is nearest to `word`, the first of equals; `nil` where none is near.
  ///
  /// Near is at most one edit in three letters: an insertion, a deletion, another letter, or two
  /// neighbours exchanged; case counts for nothing.
  /// - Complexity: O(n · m) letters for each candidate.
  public static func best(for word: String, among candidates: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased().unicodeScalars)
    guard letters.count < 64 else { return nil }
    var best: (distance: Int, candidate: String)?
    for candidate in candidates {
      let other = Array(candidate.lowercased().unicodeScalars)
      let distance = distance(letters, other)
      guard distance <= max(letters.count, other.count) / 3 else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (distance, candidate) }
    }
    return best?.candidate
  }

  /// A help line that names the nearest candidate.
  public static func help(for word: String, among candidates: some Sequence<String>) -> String? {
    best(for: word, among: candidates).map { "did you mean '\($0)'?" }
  }

  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
