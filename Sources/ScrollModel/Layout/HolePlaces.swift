/// The places of the rows that are no scroll targets, and by them the places of those that are.
///
/// Every question is a binary search over the holes; without holes it is arithmetic.
struct HolePlaces: Hashable, Sendable {
  /// The holes, ascending.
  private(set) var places: [Int]

  /// Takes ascending places.
  init(_ places: [Int] = []) { self.places = places }

  var isEmpty: Bool { places.isEmpty }

  func contains(_ place: Int) -> Bool {
    let index = holes(before: place)
    return index < places.count && places[index] == place
  }

  /// How many targets lie before a place.
  func rank(of place: Int) -> Int { place - holes(before: place) }

  /// The place of the target with a rank; past the last row where there are not so many.
  func place(rank: Int) -> Int {
    rank + partitionPoint(0..<places.count) { places[$0] - $0 <= rank }
  }

  /// The first target at a place or after it; past the last row where there is none.
  func target(from place: Int) -> Int {
    places.isEmpty ? place : self.place(rank: rank(of: place))
  }

  /// The last target at a place or before it; `nil` where there is none.
  func target(through place: Int) -> Int? {
    guard place >= 0 else { return nil }
    guard contains(place) else { return place }
    let rank = rank(of: place)
    return rank > 0 ? self.place(rank: rank - 1) : nil
  }

  private func holes(before place: Int) -> Int {
    partitionPoint(0..<places.count) { places[$0] < place }
  }
}

// MARK: - Edits

extension HolePlaces {
  /// Makes room for rows inserted at a place, of which some are holes; their places are given as
  /// they are after the insertion, ascending.
  /// - Complexity: O(holes).
  mutating func insertRows(_ count: Int, at place: Int, holes newHoles: [Int] = []) {
    let index = holes(before: place)
    for later in index..<places.count { places[later] += count }
    places.insert(contentsOf: newHoles, at: index)
  }

  /// Closes the room of a row that goes.
  /// - Complexity: O(holes).
  mutating func removeRow(at place: Int) {
    let index = holes(before: place)
    if index < places.count, places[index] == place { places.remove(at: index) }
    for later in index..<places.count { places[later] -= 1 }
  }
}
