/// One of the ways that code may go: a branch of `if`, `switch`, `? :` or `#if`.
struct Branch: Hashable, Sendable {
  /// The token that begins the choice.
  var choice: Int32
  /// The place among the branches of that choice.
  var number: Int32
}

extension [Branch] {
  /// Whether code may go both ways at once: no choice is taken differently.
  func agrees(with other: [Branch]) -> Bool {
    allSatisfy { branch in
      other.allSatisfy { $0.choice != branch.choice || $0.number == branch.number }
    }
  }
}
