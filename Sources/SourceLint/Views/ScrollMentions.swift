/// Where a file names the modifiers that the rules are about; found in one pass over its links.
struct ScrollMentions: Sendable {
  /// Calls of `.scrollPosition(…)`, `.scrollTargetBehavior(…)`, `.scrollTargetLayout(…)`.
  private(set) var positions: [LinkUse] = []
  private(set) var behaviors: [LinkUse] = []
  private(set) var layouts: [LinkUse] = []
  /// The chains in which the word `ScrollView` stands.
  private(set) var scrollViews: [Int] = []
  /// Those words.
  private(set) var scrollViewTokens: [Int32] = []
  /// Whether a `viewID` is read anywhere.
  private(set) var readsViewID = false

  /// Whether no rule can have anything to say.
  var isEmpty: Bool {
    positions.isEmpty && behaviors.isEmpty && layouts.isEmpty && !readsViewID
  }

  /// - Complexity: O(n) in the number of links.
  init(_ tree: SyntaxTree, _ conditions: Conditions) {
    for chain in tree.chains.indices {
      for link in Range(tree.chains[chain].links)
      where !conditions.isDead(tree.links[link].name) {
        note(LinkUse(chain: chain, link: link), tree)
      }
    }
  }

  private mutating func note(_ use: LinkUse, _ tree: SyntaxTree) {
    let link = tree.links[use.link]
    switch tree.tokens[Int(link.name)].range.count {
    case 6 where tree.token(link.name, is: "viewID"): readsViewID = true
    case 10 where tree.token(link.name, is: "ScrollView"):
      scrollViewTokens.append(link.name)
      if scrollViews.last != use.chain { scrollViews.append(use.chain) }
    case 14 where link.mayBeModifier && tree.token(link.name, is: "scrollPosition"):
      positions.append(use)
    case 18 where link.isModifier && tree.token(link.name, is: "scrollTargetLayout"):
      layouts.append(use)
    case 20 where link.mayBeModifier && tree.token(link.name, is: "scrollTargetBehavior"):
      behaviors.append(use)
    default: break
    }
  }
}

extension Link {
  fileprivate var isModifier: Bool { kind == .member && isCall }
  /// `scrollPosition(id: id)` in an extension of `View` is `self.scrollPosition(id: id)`.
  fileprivate var mayBeModifier: Bool { (kind == .member || kind == .base) && isCall }
}
