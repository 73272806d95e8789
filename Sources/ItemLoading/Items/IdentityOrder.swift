import ScrollModel

/// Whether the ids of a list rise or fall from item to item.
///
/// Ids that a program counted out do. Then no two are alike, and one is found by halving: no
/// table is needed, which would cost more than reading the file. Shorter ids come before longer
/// ones, so that `m9` comes before `m10`.
struct IdentityOrder: Sendable {
  /// What ids are compared by.
  struct Key: Hashable, Comparable, Sendable {
    /// Whether the id is a text; a list of both kinds has no order here.
    private(set) var isText: Bool
    private var length: Int
    private var high: UInt64
    private var low: UInt64

    /// The key of a text of fewer than sixteen plain characters, from its bytes and what follows.
    @inline(__always)
    init(text block: SIMD16<UInt8>, length: Int) {
      let words = block.bigEndianHalves
      isText = true
      self.length = length
      // Shifting by the whole width gives 0, which is what no bytes should count.
      high = words.high & ~(UInt64.max >> UInt64(8 * length))
      low = length <= 8 ? 0 : words.low & ~(UInt64.max >> UInt64(8 * (length - 8)))
    }

    /// The key of an integer from 0 on.
    @inline(__always)
    init(integer: Int) {
      isText = false
      length = 0
      high = 0
      low = UInt64(integer)
    }

    @inline(__always)
    static func < (a: Key, b: Key) -> Bool {
      if a.length != b.length { return a.length < b.length }
      return a.high != b.high ? a.high < b.high : a.low < b.low
    }
  }

  private(set) var isRising = true
  private(set) var isFalling = true
  private var first: Key?
  private var last: Key?

  /// Whether no two ids are alike because each is greater, or each less, than the one before.
  var isStrict: Bool { isRising || isFalling }

  /// Takes in the next id.
  @inline(__always)
  mutating func note(_ key: Key) {
    if let last {
      if last.isText != key.isText {
        forget()
      } else {
        if !(last < key) { isRising = false }
        if !(key < last) { isFalling = false }
      }
    }
    if first == nil { first = key }
    last = key
  }

  /// Takes in the ids that another order took in, after its own.
  mutating func append(_ rest: IdentityOrder) {
    if let first = rest.first { note(first) }
    last = rest.last ?? last
    if !rest.isRising { isRising = false }
    if !rest.isFalling { isFalling = false }
  }

  /// Gives up: an id has no key.
  mutating func forget() {
    isRising = false
    isFalling = false
  }
}

extension IdentityReader {
  /// The key of the id at a place; `nil` where it is long or not plain.
  @inline(__always)
  func orderKey(_ place: Int) -> IdentityOrder.Key? {
    let bytes = scanner.bytes
    if bytes[place] == ASCII.quote {
      let block = bytes.block(at: place + 1)
      let length = block.firstSpecial
      guard length < 16, bytes[place + 1 + length] == ASCII.quote else { return nil }
      return IdentityOrder.Key(text: block, length: length)
    }
    var end = place
    var value = 0
    // Eighteen digits fit in an integer whatever they are.
    while ASCII.isDigit(bytes[end]), end < place + 18 {
      value = value &* 10 &+ Int(bytes[end] &- ASCII.zero)
      end += 1
    }
    return end == place || isNumberByte(bytes[end]) ? nil : IdentityOrder.Key(integer: value)
  }

  /// The first place of an id in records that rise or fall; `nil` where it is not there.
  func search(_ id: ItemID, in records: RecordTable, order: IdentityOrder) -> Int? {
    var low = 0
    var high = records.count
    guard let key = orderKey(of: id) else { return nil }
    while low < high {
      let middle = (low + high) / 2
      guard let place = records[middle].id, let other = orderKey(place) else { return nil }
      if other == key { return middle }
      if (other < key) == order.isRising { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The key that an id would have in the bytes; `nil` where it has none.
  private func orderKey(of id: ItemID) -> IdentityOrder.Key? {
    switch id {
    case .integer(let value): return value >= 0 ? IdentityOrder.Key(integer: value) : nil
    case .text(let text):
      let ascii = IdentityHash.ascii(text)
      guard let ascii, ascii.count < 16 else { return nil }
      let block = Bytes(ascii).block(at: 0)
      return block.firstSpecial >= ascii.count
        ? IdentityOrder.Key(text: block, length: ascii.count) : nil
    default: return nil
    }
  }
}
