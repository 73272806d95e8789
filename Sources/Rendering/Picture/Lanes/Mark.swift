import ScrollModel

/// Something that happened at an instant.
struct Mark: Sendable {
  /// What can be marked.
  enum Kind: Sendable {
    /// The scroll view wrote the binding, because the user scrolled.
    case report
    /// The same, if a target layout had been there.
    case missed
    /// Code wrote the binding.
    case write
  }

  /// What happened.
  var kind: Kind
  /// Where it is on the axis.
  var x: Double
  /// When, in seconds on the run's clock.
  var time: Double
  /// What was written, or would have been.
  var id: ItemID?
  /// What the binding held before.
  var previous: ItemID?
  /// How many marks it stands for: more than 1 where they would lie on one another.
  var count = 1
}

extension [Mark] {
  /// The marks, those of a kind within a column of the picture as one where there are very many.
  func gathered(column breadth: Double, unlessFewerThan limit: Int) -> [Mark] {
    guard count > limit else { return self }
    var gathered: [Mark] = []
    var latest: [Mark.Kind: Int] = [:]
    for mark in self {
      if let index = latest[mark.kind], mark.x - gathered[index].x < breadth {
        gathered[index].count += 1
        gathered[index].id = mark.id
      } else {
        latest[mark.kind] = gathered.count
        gathered.append(mark)
      }
    }
    return gathered
  }
}
