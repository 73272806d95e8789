/// A tiny random generator with a seed, so that a failing case comes back.
///
/// Sebastiano Vigna's SplitMix64, which is in the public domain.
public struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// The same numbers for the same seed.
  public init(seed: UInt64) { state = seed }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number of the range.
  public mutating func number(in range: ClosedRange<Double>) -> Double {
    .random(in: range, using: &self)
  }

  /// A whole number of the range, as a `Double`: round numbers hit edges and ties more often.
  public mutating func whole(in range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &self))
  }

  /// A number in `0..<1`.
  public mutating func unit() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }

  /// A number in `0..<bound`; 0 where there is none.
  public mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }

  /// True once in so many times.
  public mutating func once(in times: Int) -> Bool { below(times) == 0 }

  /// Heads or tails.
  public mutating func flip() -> Bool { .random(using: &self) }

  /// One of some values.
  public mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
