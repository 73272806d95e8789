import Testing

@testable import ScrollModel

@Suite struct RubberBandTests {
  let bounds = ScrollBounds(min: 0, max: 1000)

  @Test func `within the bounds content follows the finger`() {
    let band = RubberBand(bounds: bounds, viewport: 400)
    for offset in stride(from: 0.0, through: 1000, by: 12.5) {
      #expect(band.visible(raw: offset) == offset)
      #expect(band.raw(visible: offset) == offset)
      #expect(band.slope(raw: offset) == 1)
    }
  }

  @Test(arguments: [1.0, 50, 400, 844, 1e9])
  func `past an edge the published formula holds`(viewport: Double) {
    let band = RubberBand(bounds: bounds, viewport: viewport)
    for excess in [1e-9, 0.5, 1, 10, 100, 400, 1e4, 1e6] {
      let seen = (1 - 1 / (excess * 0.55 / viewport + 1)) * viewport
      #expect(abs(band.visible(raw: 1000 + excess) - 1000 - seen) <= 1e-9 * max(1, viewport))
      #expect(abs(band.visible(raw: -excess) + seen) <= 1e-9 * max(1, viewport))
    }
  }

  @Test func `overscroll gets progressively harder`() {
    let band = RubberBand(bounds: bounds, viewport: 400)
    let seen = stride(from: 0.0, through: 2000, by: 10).map { band.visible(raw: 1000 + $0) }
    let steps = zip(seen, seen.dropFirst()).map { $1 - $0 }
    #expect(steps[0] < 5.5)
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $1 < $0 && $1 > 0 })
    #expect(seen.allSatisfy { $0 < 1400 })
  }

  @Test func `a list shorter than the viewport and a long one give way alike`() {
    let short = RubberBand(bounds: ScrollBounds(min: 0, max: -300), viewport: 400)
    let long = RubberBand(bounds: bounds, viewport: 400)
    for excess in stride(from: 1.0, through: 500, by: 7) {
      #expect(short.visible(raw: -excess) == long.visible(raw: -excess))
      #expect(
        abs(short.visible(raw: excess) - (long.visible(raw: 1000 + excess) - 1000)) < 1e-12 * 1000)
    }
  }

  @Test(arguments: [0.0, 1e-300, 1, 50, 400, 1e9])
  func `grabbing does not leap`(viewport: Double) {
    let band = RubberBand(bounds: bounds, viewport: viewport)
    for excess in [0.001, 0.5, 1, 49.99, 50, 50.001, 120, 399, 5000] {
      for seen in [-excess, 1000 + excess] {
        #expect(abs(band.visible(raw: band.raw(visible: seen)) - seen) < 2e-6)
      }
    }
  }

  @Test func `an excess of the viewport's length follows the finger one to one until it is less`() {
    let band = RubberBand(bounds: bounds, viewport: 50)
    let grabbed = band.raw(visible: 1090)
    #expect(abs(band.visible(raw: grabbed - 30) - 1060) < 1e-5)
    #expect(abs(band.visible(raw: grabbed + 30) - 1120) < 1e-5)
    #expect(abs(band.visible(raw: grabbed - 60) - 1050) < 1e-5)
    #expect(band.slope(raw: grabbed) == 1)
  }

  @Test func `without bounces content stops at the edge`() {
    let band = RubberBand(bounds: bounds, viewport: 400, bounces: false)
    #expect(band.visible(raw: -50) == 0)
    #expect(band.visible(raw: 1050) == 1000)
    #expect(band.raw(visible: 1050) == 1000)
    #expect(band.slope(raw: 1050) == 0)
  }

  @Test func `both edges are each other's mirror image`() {
    let band = RubberBand(bounds: bounds, viewport: 375)
    for raw in stride(from: -700.0, through: 1700, by: 13) {
      #expect(abs(band.visible(raw: 1000 - raw) - (1000 - band.visible(raw: raw))) < 1e-9)
    }
  }

  @Test func `the slope is the derivative`() {
    let band = RubberBand(bounds: bounds, viewport: 400)
    for raw in [-900.0, -10, 500, 1010, 3000] {
      let difference = band.visible(raw: raw + 1e-4) - band.visible(raw: raw - 1e-4)
      #expect(abs(band.slope(raw: raw) - difference / 2e-4) < 1e-7)
    }
  }
}
