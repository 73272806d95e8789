/// The branches of a block's `if`s, and of the `switch` that it belongs to.
///
/// Availability is no choice here: older systems have no scroll positions to follow.
struct BlockChoice: Sendable {
  /// The token `switch`; -1 where the block is no switch's.
  private var switched: Int32 = -1
  /// How many labels have been passed.
  private var labels: Int32 = 0
  /// The token of the first `if` of a row of `else if`s; -1 outside of one.
  private var first: Int32 = -1
  private var number: Int32 = 0
  /// Whether the last item was an `else` that an `if` follows.
  private var goesOn = false
  private var asksForVersion = false

  init(_ bracket: Int32, _ tree: SyntaxTree) {
    let owner = tree.brackets[Int(bracket)].owner
    guard owner >= 0, tree.items[Int(owner)].kind == .block else { return }
    if tree.token(tree.items[Int(owner)].name, is: "switch") {
      switched = tree.items[Int(owner)].name
    }
  }

  /// The branches that begin with the next item of the block.
  mutating func branches(at item: Item, _ tree: SyntaxTree) -> [Branch] {
    var branches: [Branch] = []
    if switched >= 0 {
      if item.kind == .caseLabel { labels += 1 }
      branches.append(Branch(choice: switched, number: labels))
    }
    guard item.kind == .block else {
      if item.kind != .condition { first = -1 }
      return branches
    }
    if tree.token(item.name, is: "if") {
      if !goesOn {
        (first, number) = (item.name, 0)
        asksForVersion = false
      }
      if item.body >= 0, asksForVersion(item, tree) { asksForVersion = true }
    } else if tree.token(item.name, is: "else"), first >= 0 {
      number += 1
    } else {
      first = -1
    }
    goesOn = first >= 0 && item.body < 0
    if first >= 0, !asksForVersion { branches.append(Branch(choice: first, number: number)) }
    return branches
  }

  private func asksForVersion(_ item: Item, _ tree: SyntaxTree) -> Bool {
    (item.tokens.lowerBound..<tree.brackets[Int(item.body)].open).contains {
      tree.token($0, is: "#available") || tree.token($0, is: "#unavailable")
    }
  }
}
