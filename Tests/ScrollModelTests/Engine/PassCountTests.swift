import Testing

@testable import ScrollModel

@Suite struct PassCountTests {
  @Test func `an instant has a hundred passes, and the next one its own`() {
    var passes = PassCount()
    for time in [0, 0.5, 0.5 + 1e-9] {
      let allowed = (0..<PassCount.limit + 5).map { _ in passes.allowsPass(at: time) }
      #expect(allowed.count { $0 } == 100)
      #expect(allowed.suffix(5).allSatisfy { !$0 })
    }
  }
}
