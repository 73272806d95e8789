/// A hash of bytes that is the same in every run and on every machine.
///
/// It tells files apart that were edited; it is no protection against someone who wants two files
/// to have one.
struct Fingerprint {
  let value: UInt64

  init(of bytes: Bytes) {
    // Four lanes, so that no multiplication waits for the one before.
    var lanes = SIMD4<UInt64>(1, 2, 3, 4)
    let factor: UInt64 = 0x9fb2_1c65_1e98_df25
    var place = 0
    while place + 32 <= bytes.count {
      for lane in 0..<4 {
        lanes[lane] = (lanes[lane] ^ bytes.word(at: place + lane * 8)) &* factor
        lanes[lane] ^= lanes[lane] >> 29
      }
      place += 32
    }
    var value = UInt64(bytes.count)
    for lane in 0..<4 {
      value = (value ^ lanes[lane]) &* factor
      value ^= value >> 32
    }
    while place < bytes.count {
      // The margin's zeros fill the last word; the count tells them from zeros in the file.
      value = (value ^ bytes.word(at: place)) &* factor
      value ^= value >> 32
      place += 8
    }
    self.value = value
  }
}
