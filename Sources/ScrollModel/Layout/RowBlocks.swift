/// Rows in blocks, and the sums over the blocks: the two levels of a ``RowIndex``.
///
/// A block keeps its slot while blocks before it come and go, so a row's key leads to its slot
/// and the slot to its rank; an edit renumbers blocks, never rows.
struct RowBlocks: Sendable {
  /// The blocks by slot; a free slot holds an empty block.
  private var slots: [RowBlock] = []
  private var freeSlots: [Int] = []
  /// The slots in layout order.
  private var order: [Int] = []
  /// The rank of each slot in `order`.
  private var ranks: [Int] = []
  /// The slot of each key, -1 where none ever had it; a row that is gone is not in its block.
  private var slotOfKey: [Int32] = []

  /// The length of each block by rank: together, since a sum over all of them must be quick.
  private var totals: [Double] = []
  /// The rows before each block by rank, and all rows at the end.
  private(set) var counts = [0]
  /// The length of the rows before each block by rank, and of all rows at the end.
  private(set) var sums = [0.0]

  /// Makes blocks of rows whose keys are 0, 1, 2 … in order.
  init(count: Int, length: (Int) -> Double) {
    slotOfKey.reserveCapacity(count)
    for first in stride(from: 0, to: count, by: RowBlock.capacity) {
      let places = first..<min(first + RowBlock.capacity, count)
      ranks.append(order.count)
      order.append(slots.count)
      for _ in places { slotOfKey.append(Int32(slots.count)) }
      slots.append(RowBlock(keys: places.map { RowKey($0) }, lengths: places.map(length)))
    }
    noteAll(from: 0)
  }

  var blockCount: Int { order.count }
  var count: Int { counts[order.count] }

  subscript(rank: Int) -> RowBlock { slots[order[rank]] }

  /// The length before a row, or before the end, of a block.
  func sum(rank: Int, index: Int) -> Double { sums[rank] + slots[order[rank]].sums[index] }

  /// The lengths before a row of a block, and through it.
  func extent(rank: Int, index: Int) -> (start: Double, end: Double) {
    let slot = order[rank]
    return (sums[rank] + slots[slot].sums[index], sums[rank] + slots[slot].sums[index + 1])
  }

  /// The block of a place, and the row's index in it; the place must exist.
  func locate(_ place: Int) -> (rank: Int, index: Int) {
    // Blocks that no edit has touched are full. Measured: a drag over ten rows, each looked up for
    // its report, takes 0.88 of the time.
    let guess = min(place / RowBlock.capacity, order.count - 1)
    if counts[guess] <= place, place < counts[guess + 1] { return (guess, place - counts[guess]) }
    let rank = partitionPoint(0..<order.count) { counts[$0 + 1] <= place }
    return (rank, place - counts[rank])
  }

  func place(of key: RowKey) -> Int? {
    guard key.index < slotOfKey.count, slotOfKey[key.index] >= 0 else { return nil }
    let slot = Int(slotOfKey[key.index])
    return slots[slot].index(of: key).map { counts[ranks[slot]] + $0 }
  }

  func forEachRow(_ body: (_ place: Int, _ key: RowKey, _ length: Double) -> Void) {
    for rank in order.indices {
      let block = self[rank]
      for index in block.keys.indices {
        body(counts[rank] + index, block.keys[index], block.lengths[index])
      }
    }
  }

  mutating func setLengths(_ length: (RowKey) -> Double) {
    for slot in order {
      slots[slot] = RowBlock(keys: slots[slot].keys, lengths: slots[slot].keys.map(length))
    }
    noteAll(from: 0)
  }

  mutating func setLength(_ length: Double, at place: Int) {
    let (rank, index) = locate(place)
    slots[order[rank]].setLength(length, at: index)
    noteChange(of: rank, count: 0)
  }

  mutating func insert(_ keys: [RowKey], lengths: [Double], at place: Int) {
    guard !keys.isEmpty else { return }
    guard !order.isEmpty else {
      return replace(0..<0, with: RowBlock.deal(keys: keys, lengths: lengths))
    }
    // A place at the end belongs to the last block; `locate` knows places of rows only.
    let (rank, index) =
      place < count ? locate(place) : (order.count - 1, place - counts[order.count - 1])
    let slot = order[rank]
    slots[slot].insert(keys, lengths: lengths, at: index)
    if slots[slot].count > RowBlock.capacity {
      let block = slots[slot]
      replace(rank..<rank + 1, with: RowBlock.deal(keys: block.keys, lengths: block.lengths))
    } else {
      note(keys, slot: slot)
      noteChange(of: rank, count: keys.count)
    }
  }

  mutating func remove(at place: Int) {
    let (rank, index) = locate(place)
    let slot = order[rank]
    slots[slot].remove(at: index)
    noteChange(of: rank, count: -1)
    mergeIfSmall(rank)
  }

  /// Joins a block that has become small with a neighbour, so that blocks stay few.
  private mutating func mergeIfSmall(_ rank: Int) {
    guard slots[order[rank]].count > 0 else { return replace(rank..<rank + 1, with: []) }
    guard slots[order[rank]].count < RowBlock.capacity / 4 else { return }
    for first in [rank - 1, rank] where first >= 0 && first + 1 < order.count {
      let (a, b) = (self[first], self[first + 1])
      if a.count + b.count <= RowBlock.capacity * 3 / 4 {
        let joined = RowBlock(keys: a.keys + b.keys, lengths: a.lengths + b.lengths)
        return replace(first..<first + 2, with: [joined])
      }
    }
  }

  private mutating func replace(_ ranksOfOld: Range<Int>, with blocks: [RowBlock]) {
    for rank in ranksOfOld {
      slots[order[rank]] = RowBlock(keys: [], lengths: [])
      freeSlots.append(order[rank])
    }
    var newSlots: [Int] = []
    for block in blocks {
      let slot = freeSlots.popLast() ?? slots.count
      if slot == slots.count {
        slots.append(block)
        ranks.append(0)
      } else {
        slots[slot] = block
      }
      note(block.keys, slot: slot)
      newSlots.append(slot)
    }
    order.replaceSubrange(ranksOfOld, with: newSlots)
    for rank in ranksOfOld.lowerBound..<order.count { ranks[order[rank]] = rank }
    noteAll(from: ranksOfOld.lowerBound)
  }

  private mutating func note(_ keys: [RowKey], slot: Int) {
    for key in keys {
      while slotOfKey.count <= key.index { slotOfKey.append(-1) }
      slotOfKey[key.index] = Int32(slot)
    }
  }

  /// Takes up that blocks came or went: all from a rank on are others.
  private mutating func noteAll(from rank: Int) {
    totals.replaceSubrange(rank..., with: order[rank...].map { slots[$0].total })
    counts.removeLast(counts.count - rank - 1)
    for rank in rank..<order.count { counts.append(counts[rank] + self[rank].count) }
    sums.removeLast(sums.count - rank - 1)
    sums.append(contentsOf: repeatElement(0, count: order.count - rank))
    addUp(from: rank)
  }

  /// Takes up that one block has another length, and so many rows more.
  private mutating func noteChange(of rank: Int, count: Int) {
    totals[rank] = self[rank].total
    if count != 0 {
      for later in rank + 1..<counts.count { counts[later] += count }
    }
    addUp(from: rank)
  }

  private mutating func addUp(from rank: Int) {
    var sum = sums[rank]
    for rank in rank..<totals.count {
      sum += totals[rank]
      sums[rank + 1] = sum
    }
  }
}

/// The first index of a range for which a condition that holds up to some index holds no more.
func partitionPoint(_ range: Range<Int>, where holds: (Int) -> Bool) -> Int {
  var (low, high) = (range.lowerBound, range.upperBound)
  while low < high {
    let middle = low + (high - low) / 2
    if holds(middle) { low = middle + 1 } else { high = middle }
  }
  return low
}
