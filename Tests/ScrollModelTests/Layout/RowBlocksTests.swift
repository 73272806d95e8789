import TestSupport
import Testing

@testable import ScrollModel

@Suite struct RowBlocksTests {
  @Test func `blocks stay as few as the rows need, however they come and go`() {
    var blocks = RowBlocks(count: 10_000) { _ in 1 }
    #expect(blocks.blockCount == 20)
    var random = SplitMix64(seed: 3)
    while blocks.count > 700 { blocks.remove(at: .random(in: 0..<blocks.count, using: &random)) }
    #expect(blocks.blockCount <= 8)
    for key in 10_000..<12_000 { blocks.insert([RowKey(key)], lengths: [1], at: 350) }
    #expect(blocks.count == 2700)
    #expect(blocks.blockCount <= 18)
    #expect(blocks.sums.last == 2700)
  }
}
