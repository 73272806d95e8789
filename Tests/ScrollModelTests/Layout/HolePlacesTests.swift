import Testing

@testable import ScrollModel

@Suite struct HolePlacesTests {
  private func flags(_ holes: HolePlaces, count: Int) -> [Bool] {
    (0..<count).map { holes.contains($0) }
  }

  private func places(_ flags: [Bool]) -> [Int] { flags.indices.filter { flags[$0] } }

  @Test func `targets are counted and found past every pattern of holes`() {
    for count in 0...6 {
      withEveryList(of: [false, true], count: count) { isHole in
        let holes = HolePlaces(places(isHole))
        let targets = isHole.indices.filter { !isHole[$0] }
        #expect(flags(holes, count: count) == isHole)
        #expect(targets.indices.map { holes.place(rank: $0) } == targets)
        #expect(targets.map { holes.rank(of: $0) } == Array(targets.indices))
        for place in 0..<count {
          #expect(holes.target(from: place) == targets.first { $0 >= place } ?? count)
          #expect(holes.target(through: place) == targets.last { $0 <= place })
        }
        #expect(holes.target(through: -1) == nil)
      }
    }
  }

  @Test func `holes move with the rows that come and go`() {
    for count in 0...4 {
      withEveryList(of: [false, true], count: count) { isHole in
        for place in 0...count {
          var holes = HolePlaces(places(isHole))
          holes.insertRows(3, at: place, holes: [place + 1])
          var flagsAfter = isHole
          flagsAfter.insert(contentsOf: [false, true, false], at: place)
          #expect(flags(holes, count: count + 3) == flagsAfter)
          holes.removeRow(at: place + 1)
          flagsAfter.remove(at: place + 1)
          #expect(flags(holes, count: count + 2) == flagsAfter)
        }
      }
    }
  }
}
