/// Up to 512 neighbouring rows: their keys, their lengths, and where each begins in the block.
struct RowBlock: Sendable {
  /// The most rows in a block: an edit rewrites at most these, and the sums of all blocks.
  static let capacity = 512

  private(set) var keys: [RowKey]
  private(set) var lengths: [Double]
  /// The sum of the lengths before each row, and that of all at the end: one more than rows.
  ///
  /// It is always added up from the first row, never corrected by a difference, so it depends on
  /// the present lengths alone and never decreases from row to row.
  private(set) var sums: [Double]

  init(keys: [RowKey], lengths: [Double]) {
    self.keys = keys
    self.lengths = lengths
    sums = [Double](repeating: 0, count: lengths.count + 1)
    addUp(from: 0)
  }

  var count: Int { keys.count }
  var total: Double { sums[count] }

  func index(of key: RowKey) -> Int? { keys.firstIndex(of: key) }

  mutating func setLength(_ length: Double, at index: Int) {
    lengths[index] = length
    addUp(from: index)
  }

  mutating func insert(_ newKeys: [RowKey], lengths newLengths: [Double], at index: Int) {
    keys.insert(contentsOf: newKeys, at: index)
    lengths.insert(contentsOf: newLengths, at: index)
    sums.append(contentsOf: newLengths)
    addUp(from: index)
  }

  mutating func remove(at index: Int) {
    keys.remove(at: index)
    lengths.remove(at: index)
    sums.removeLast()
    addUp(from: index)
  }

  /// The rows of several blocks, dealt out evenly over as few blocks as hold them.
  static func deal(keys: [RowKey], lengths: [Double]) -> [RowBlock] {
    let parts = (keys.count + capacity - 1) / capacity
    return (0..<parts).map { part in
      let range = keys.count * part / parts..<keys.count * (part + 1) / parts
      return RowBlock(keys: Array(keys[range]), lengths: Array(lengths[range]))
    }
  }

  private mutating func addUp(from index: Int) {
    var sum = sums[index]
    for row in index..<lengths.count {
      sum += lengths[row]
      sums[row + 1] = sum
    }
  }
}
