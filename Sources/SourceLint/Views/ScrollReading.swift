/// A file as the rules see it: its scroll positions and behaviours, and the scroll views that they
/// reach with what stands inside.
struct ScrollReading: Sendable {
  let file: Declarations
  /// Each `.scrollPosition(…)`.
  var positions: [PositionUse] = []
  /// Each `.scrollTargetBehavior(.viewAligned …)`.
  var snaps: [SnapUse] = []
  /// Each scroll view of the file with its content, whether a position reaches it or not.
  private(set) var scrollViews: [ScrollViewUse] = []
  /// Each `ScrollPosition` value that the file declares, by its variable.
  let positionValues: [Int: PositionValue]
  /// Each `.scrollTargetLayout(…)` on no scroll view and in none.
  private(set) var strayLayouts: [LinkUse] = []

  /// The tokens `ScrollView`, in order.
  private let scrollViewTokens: [Int32]
  let effects: ModifierEffects
  /// The calls that closures are given to, once somebody has asked for them.
  var closureCalls: [Int32: LinkUse]?
  private var contents: [Int: ScrollContent] = [:]
  /// The scroll views with a `.scrollTargetLayout(…)` of their own.
  private var outerLayouts: Set<LinkUse> = []
  /// How many more views are looked at.
  private var budget: Int

  var tree: SyntaxTree { file.tree }

  /// - Complexity: O(n) in the number of tokens.
  init(_ file: Declarations, _ mentions: ScrollMentions) {
    let tree = file.tree
    self.file = file
    effects = ModifierEffects(file: file)
    positionValues = file.positionValues()
    scrollViewTokens = mentions.scrollViewTokens.sorted()
    budget = 1_000 + 50 * tree.chains.count
    mentions.scrollViews.forEach { readScrollView($0) }
    mentions.positions.forEach { readPosition($0) }
    mentions.behaviors.forEach { readBehavior($0) }
    followHelpers()
    let seen = Set(scrollViews.flatMap { $0.outerLayouts + $0.content.layouts.map(\.modifier) })
    strayLayouts = mentions.layouts.filter { !seen.contains($0) }
  }

  // MARK: - Scroll views

  private mutating func readScrollView(_ chain: Int) {
    guard let head = tree.head(of: tree.chains[chain]), isScrollView(head),
      tree.links[head.link].isCall
    else { return }
    let view = LinkUse(chain: chain, link: head.link)
    let end = Int(tree.chains[chain].links.upperBound)
    let outer = (head.link + 1..<end).filter {
      tree.token(tree.links[$0].name, is: "scrollTargetLayout") && tree.links[$0].isCall
    }
    if !outer.isEmpty { outerLayouts.insert(view) }
    scrollViews.append(
      ScrollViewUse(
        view: view, content: content(of: ScrollUse(view: view, kind: .scrollView, given: [])),
        outerLayouts: outer.map { LinkUse(chain: chain, link: $0) }))
  }

  private func isScrollView(_ head: ViewHead) -> Bool {
    head.name == "ScrollView" && head.owner == nil && file.members("body", of: head.name).isEmpty
  }

  /// What stands inside a scroll view; read once for each that no wrapper gives its content.
  private mutating func content(of scroll: ScrollUse) -> ScrollContent {
    if scroll.given.isEmpty, let known = contents[scroll.view.chain] { return known }
    let link = tree.links[scroll.view.link]
    var walker = ContentWalker(file: file, effects: effects, budget: budget, given: scroll.given)
    walker.walkContent(of: link)
    budget = walker.budget
    if scroll.given.isEmpty { contents[scroll.view.chain] = walker.content }
    return walker.content
  }

  /// The scroll views that a scroll position or a view-aligned behaviour reaches.
  var reachedScrollViews: Set<LinkUse> {
    Set((positions.map(\.reach) + snaps.map(\.reach)).flatMap { $0.scrollViews.map(\.view) })
  }

  /// Whether the word `ScrollView` stands inside a bracket.
  func holdsScrollView(_ bracket: Int32) -> Bool {
    let inside = tree.contents(of: bracket)
    var low = 0
    var high = scrollViewTokens.count
    while low < high {
      let middle = (low + high) / 2
      if scrollViewTokens[middle] < inside.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < scrollViewTokens.count && inside.contains(scrollViewTokens[low])
  }

  // MARK: - Modifiers

  /// What a modifier reaches, and what stands inside.
  mutating func reach(of use: LinkUse, depth: Int = 0) -> Reach {
    if let reach = reachThroughClosure(of: use, depth: depth) { return reach }
    var reach = Reach()
    if tree.links[use.link].kind == .base {
      reach.doubts = [Doubt(reason: .passedIn("self"), token: tree.links[use.link].name)]
    } else if let head = tree.head(of: tree.chains[use.chain]), isScrollView(head) {
      let view = LinkUse(chain: use.chain, link: head.link)
      reach.scrolls = [ScrollUse(view: view, kind: .scrollView, given: [])]
    } else {
      var walker = ContentWalker(file: file, effects: effects, budget: budget)
      walker.walkChain(use.chain, before: use.link)
      budget = walker.budget
      reach.scrolls = walker.content.scrolls
      reach.doubts = walker.content.doubts
    }
    for scroll in reach.scrollViews {
      let content = content(of: scroll)
      if reach.scrolls.count == 1 {
        reach.content = content
      } else {
        budget -= content.size
        if budget > 0 { reach.content.merge(content) }
      }
      if outerLayouts.contains(scroll.view) { reach.hasOuterLayouts = true }
    }
    // Too much to put together: nothing is known of any of it.
    if budget <= 0, reach.scrolls.count > 1 { reach.scrolls = [] }
    return reach
  }

  private mutating func readPosition(_ use: LinkUse) {
    let link = tree.links[use.link]
    guard standsOnView(use), let first = tree.arguments(of: link).first else { return }
    let form: PositionUse.Form
    if tree.token(first.name, is: "id") {
      form = .id
    } else if first.name < 0 {
      form = .value
    } else {
      return
    }
    positions.append(
      PositionUse(modifier: use, form: form, binding: first, reach: reach(of: use)))
  }

  private mutating func readBehavior(_ use: LinkUse) {
    guard standsOnView(use), let first = tree.arguments(of: tree.links[use.link]).first,
      isViewAligned(first) || isViewAligned(file.source(of: first))
    else { return }
    snaps.append(SnapUse(modifier: use, reach: reach(of: use)))
  }

  /// `.viewAligned`, or a choice of which it is one.
  private func isViewAligned(_ behavior: Item) -> Bool {
    guard behavior.isChoice || behavior.chains.count == 1 else { return false }
    // What stands before the question mark is what it depends on.
    let first = behavior.tokens.first { tree.tokens[Int($0)].kind == .infixQuestion }
    return behavior.chains.contains { index in
      let chain = tree.chains[Int(index)]
      if behavior.isChoice, chain.tokens.lowerBound < first ?? 0 { return false }
      let name = tree.links[Int(chain.links.lowerBound)].name
      return tree.token(name, is: "viewAligned")
        || tree.token(name, is: "ViewAlignedScrollTargetBehavior")
    }
  }

  /// Whether a call is a modifier: without a view before it, it stands on the `self` of an
  /// extension of `View`.
  private func standsOnView(_ use: LinkUse) -> Bool {
    tree.links[use.link].kind == .member
      || file.helper(around: tree.chains[use.chain].bracket).map { $0.item >= 0 } == true
  }
}

/// What a modifier reaches.
struct Reach: Sendable {
  /// The scroll views and lists that it stands on, or on something around them.
  var scrolls: [ScrollUse] = []
  /// What may hide others.
  var doubts: [Doubt] = []
  /// What stands inside the scroll views, taken together.
  var content = ScrollContent()
  /// Whether one of them bears a target layout itself.
  var hasOuterLayouts = false
  /// Whether the modifier stands under conditions of its own: in another modifier whose use is
  /// looked at, or in a closure.
  var isConditional = false

  var scrollViews: [ScrollUse] { scrolls.filter { $0.kind == .scrollView } }
}

/// A `.scrollPosition(…)`.
struct PositionUse: Sendable {
  enum Form: Sendable {
    /// `scrollPosition(id: $id)`.
    case id
    /// `scrollPosition($position)`, with a `ScrollPosition` value.
    case value
  }

  var modifier: LinkUse
  var form: Form
  /// The argument that is the binding.
  var binding: Item
  var reach: Reach
  /// Whether it stands in a modifier of this file whose uses are looked at in its place.
  var isFollowed = false
}

/// A `.scrollTargetBehavior(.viewAligned …)`.
struct SnapUse: Sendable {
  var modifier: LinkUse
  var reach: Reach
  /// Whether the uses of the modifier that it stands in are looked at in its place.
  var isFollowed = false
  /// Whether it is such a use.
  var isInHelper = false
}

/// A `ScrollView`.
struct ScrollViewUse: Sendable {
  var view: LinkUse
  var content: ScrollContent
  /// Each `.scrollTargetLayout(…)` on the scroll view itself.
  var outerLayouts: [LinkUse]
}
