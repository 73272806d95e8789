import Testing

@testable import ScrollModel

@Suite struct PagingTests {
  /// The offset at which a paging gesture ends.
  func page(
    from start: Double, at offset: Double, velocity: Double, max: Double, length: Double = 100,
    min: Double = 0
  ) -> Double? {
    ScrollTargetBehavior.paging.target(
      at: GestureEnd(
        startOffset: start, offset: offset, velocity: velocity,
        bounds: ScrollBounds(min: min, max: max), pageLength: length),
      candidates: EmptyCollection())?.offset
  }

  @Test func `a lift faster than 300 turns one page in its direction`() {
    #expect(page(from: 100, at: 105, velocity: 301, max: 500) == 200)
    #expect(page(from: 100, at: 105, velocity: -301, max: 500) == 0)
    #expect(page(from: 100, at: 180, velocity: 9000, max: 500) == 200)
  }

  @Test func `a slower lift goes to the page nearest to where the content is`() {
    #expect(page(from: 100, at: 149, velocity: 300, max: 500) == 100)
    #expect(page(from: 100, at: 151, velocity: -300, max: 500) == 200)
    #expect(page(from: 100, at: 51, velocity: 0, max: 500) == 100)
  }

  @Test func `no gesture turns more than one page`() {
    #expect(page(from: 0, at: 390, velocity: 0, max: 500) == 100)
    #expect(page(from: 500, at: 20, velocity: -5000, max: 500) == 400)
  }

  @Test func `half way goes on in the direction of the lift, at rest back`() {
    #expect(page(from: 100, at: 150, velocity: 100, max: 500) == 200)
    #expect(page(from: 200, at: 150, velocity: -100, max: 500) == 100)
    #expect(page(from: 100, at: 150, velocity: 0, max: 500) == 100)
  }

  @Test func `the last page is where the content ends`() {
    #expect(page(from: 100, at: 120, velocity: 900, max: 140) == 140)
    #expect(page(from: 140, at: 138, velocity: -900, max: 140) == 100)
    #expect(page(from: 140, at: 139, velocity: 900, max: 140) == 140)
    #expect(page(from: 0, at: 0, velocity: -900, max: 140) == 0)
  }

  @Test func `pages count from the lower bound`() {
    #expect(page(from: -20, at: 30, velocity: 900, max: 400, length: 130, min: -20) == 110)
  }

  @Test func `past an edge it bounces instead`() {
    #expect(page(from: 0, at: -3, velocity: 900, max: 500) == nil)
    #expect(page(from: 500, at: 501, velocity: -900, max: 500) == nil)
  }

  @Test(arguments: [0, -5, Double.nan])
  func `without a length there are no pages`(length: Double) {
    #expect(page(from: 0, at: 0, velocity: 900, max: 500, length: length) == nil)
  }

  @Test func `tiny pages of a huge content are found`() throws {
    let offset = try #require(page(from: 5e8, at: 5e8, velocity: 400, max: 1e9, length: 1e-3))
    #expect(abs(offset - 5e8 - 1e-3) < 1e-6)
  }

  @Test func `every small case agrees with a list of pages`() {
    for max in [0.0, 3, 10, 12, 19, 20, 25] {
      let pages = Array(Set(stride(from: 0.0, through: max + 9, by: 10).map { min($0, max) }))
        .sorted()
      for start in stride(from: 0.0, through: max, by: 0.5) {
        for offset in stride(from: 0.0, through: max, by: 0.5) {
          for velocity in [-400.0, -200, 0, 200, 400] {
            func nearest(_ offset: Double, forward: Bool) -> Int {
              let distances = pages.map { abs($0 - offset) }
              let least = distances.min() ?? 0
              return (forward ? distances.lastIndex(of: least) : distances.firstIndex(of: least))
                ?? 0
            }
            let first = nearest(start, forward: false)
            let aimed =
              abs(velocity) > 300
              ? first + (velocity > 0 ? 1 : -1) : nearest(offset, forward: velocity > 0)
            let turned = Swift.min(Swift.max(aimed, first - 1, 0), first + 1, pages.count - 1)
            #expect(
              page(from: start, at: offset, velocity: velocity, max: max, length: 10)
                == pages[turned],
              "from \(start) at \(offset) with \(velocity), max \(max)")
          }
        }
      }
    }
  }
}
