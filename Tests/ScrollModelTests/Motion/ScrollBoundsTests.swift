import Testing

@testable import ScrollModel

@Suite struct ScrollBoundsTests {
  @Test func `the lower bound wins over an upper one below it`() {
    let bounds = ScrollBounds(min: -20, max: -300)
    #expect(bounds.min == -20)
    #expect(bounds.max == -20)
    #expect(bounds.clamp(-100) == -20)
    #expect(bounds.clamp(100) == -20)
  }

  @Test func `an excess is signed and 0 on the edges`() {
    let bounds = ScrollBounds(min: 0, max: 100)
    #expect([-5, 0, 50, 100, 107].map(bounds.excess(of:)) == [-5, 0, 0, 0, 7])
    #expect([-5, 0, 50, 100, 107].map(bounds.contains) == [false, true, true, true, false])
  }

  @Test func `numbers that are no lengths do not get in`() {
    let bounds = ScrollBounds(min: .nan, max: .infinity)
    #expect(bounds.min == 0)
    #expect(bounds.max.isFinite)
  }
}
