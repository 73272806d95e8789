/// A tiny random generator with a seed, so that a failing case comes back.
///
/// Sebastiano Vigna's SplitMix64, which is in the public domain.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number of the range.
  mutating func number(in range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }

  /// A whole number of the range, as a `Double`: round numbers hit edges and ties more often.
  mutating func whole(in range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &self))
  }

  /// Heads or tails.
  mutating func flip() -> Bool { .random(using: &self) }
}
