import Foundation
import Testing

@testable import ScrollModel

@Suite struct RootFindingTests {
  @Test func `a root is found to the last digits`() {
    let square = root(from: 0, to: 2) { ($0 * $0 - 2, 2 * $0) }
    #expect(abs(square - 2.0.squareRoot()) <= 2 * 2.0.squareRoot().ulp)
    let falling = root(from: -3, to: 5) { (1 - exp($0), -exp($0)) }
    #expect(abs(falling) < 1e-15)
  }

  @Test func `a useless slope only costs time`() {
    for slope in [0.0, -1e-9, 1e9, .nan] {
      #expect(abs(root(from: 0, to: 2) { ($0 * $0 - 2, slope) } - 2.0.squareRoot()) < 1e-12)
    }
  }

  @Test func `a flat stretch and a steep one do not trap Newton's steps`() {
    let flat = root(from: -1, to: 2) { (pow($0 - 1, 9), 9 * pow($0 - 1, 8)) }
    #expect(abs(flat - 1) < 1e-9)
    let steep = root(from: -1, to: 1) { (cbrt($0 - 0.3), 1 / (3 * pow(cbrt($0 - 0.3), 2))) }
    #expect(abs(steep - 0.3) < 1e-12)
  }

  @Test func `without a change of sign the nearer end is the answer`() {
    #expect(root(from: 1, to: 2) { ($0, 1) } == 1)
    #expect(root(from: -2, to: -1) { ($0, 1) } == -1)
    #expect(root(from: 4, to: 4) { ($0, 1) } == 4)
  }
}
