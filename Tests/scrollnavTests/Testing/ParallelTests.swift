import Testing

@testable import scrollnav

@Suite struct ParallelTests {
  @Test(arguments: [1, 2, 3, 7, 64])
  func `results come in the order of the inputs, each once`(jobs: Int) {
    for count in [0, 1, 2, 63, 200] {
      #expect(Parallel.map(Array(0..<count), jobs: jobs) { $0 * $0 } == (0..<count).map { $0 * $0 })
    }
  }

  @Test func `a guarded value loses no change`() {
    let sum = Guarded(0)
    _ = Parallel.map(Array(1...1000), jobs: 8) { number in sum.withLock { $0 += number } }
    #expect(sum.value == 500_500)
  }
}
