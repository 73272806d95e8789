/// Writes lists of made-up items: the same bytes for the same count, seed and shape.
///
/// Nothing is kept but the part that is written next, so a list may be larger than memory.
public struct ItemGenerator: Hashable, Sendable {
  /// What the items are.
  public enum Shape: String, Hashable, Sendable, CaseIterable {
    /// Photos: text ids that rise, titles, width and height in pixels, an address.
    case photos
    /// Messages: text ids that rise, a sender, texts of many lengths, a height in points.
    case messages
    /// Products: UUIDs in no order, a name, a price, a height in points.
    case uuid
  }

  /// How many items are written.
  public var count: Int
  /// What the random choices begin with.
  public var seed: UInt64
  /// What the items are.
  public var shape: Shape

  /// Makes a generator; a negative count counts as none.
  public init(count: Int, seed: UInt64 = 1, shape: Shape = .photos) {
    self.count = max(0, count)
    self.seed = seed
    self.shape = shape
  }

  /// How many bytes are handed over at a time, about.
  private static let partSize = 1 << 16

  /// Writes the list as JSON, an array with one item a line, in parts of some 64 kB.
  ///
  /// - Parameter sink: Takes the next part; what it throws ends the writing.
  public func write<Failure: Error>(
    to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var part = ItemWriter(capacity: ItemGenerator.partSize + 1024)
    part.append("[")
    for index in 0..<count {
      part.append(index == 0 ? "\n" : ",\n")
      // Each item draws on numbers of its own: what one takes does not change the next.
      var random = SplitMix(seed: seed &+ UInt64(index) &* 0x9e37_79b9_7f4a_7c15)
      switch shape {
      case .photos: part.appendPhoto(index, &random)
      case .messages: part.appendMessage(index, &random)
      case .uuid: part.appendProduct(index, &random)
      }
      if part.bytes.count >= ItemGenerator.partSize {
        try sink(part.bytes)
        part.clear()
      }
    }
    part.append(count == 0 ? "]\n" : "\n]\n")
    try sink(part.bytes)
  }
}

/// SplitMix64: random numbers that are the same everywhere.
struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next number.
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return mixed ^ mixed >> 31
  }

  /// A number from 0 to below a bound that is small against 2⁶⁴.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// One of some texts.
  mutating func pick(_ texts: [StaticString]) -> StaticString { texts[below(texts.count)] }
}
