/// Walks through views and notes what stands in them: containers, loops, target layouts, and
/// whatever cannot be known.
///
/// Properties, functions and views of the same file are followed, each once. Scroll views and
/// lists are noted and not entered. All branches of a condition count: a target layout in one of
/// them is enough to keep quiet.
struct ContentWalker {
  /// Views may nest this deep, followed members included.
  static let depthLimit = 64

  let file: Declarations
  let effects: ModifierEffects
  /// How many more views are looked at; a bound on members that are followed again and again.
  private(set) var budget: Int
  var content = ScrollContent()
  var counts = Counts()

  /// The members that have been followed.
  var followed: Set<Int> = []
  /// What the wrappers around this place were given, the innermost last.
  var given: [Given]
  /// The branches that this place stands in, those of `#if` included.
  var branches: [Branch] = []
  /// The place among the `#if`s whose branches are among them.
  var place: Int32 = 0
  private var depth = 0

  init(file: Declarations, effects: ModifierEffects, budget: Int, given: [Int32] = []) {
    self.file = file
    self.effects = effects
    self.budget = budget
    self.given = given.isEmpty ? [] : [Given(closures: given)]
  }

  var tree: SyntaxTree { file.tree }

  /// What is known of the place of a view.
  struct Context {
    /// Whether it is made by a `ForEach`.
    var isItem = false
    /// The innermost container around it.
    var container: LinkUse?
  }

  /// The closures that a view or a function was called with.
  struct Given {
    var closures: [Int32]
    /// Whether they have been walked through.
    var isUsed = false
  }

  /// How much has been found so far; the difference tells what stands inside a view.
  struct Counts {
    var stacks = 0
    var leaves = 0
    /// Views of other files.
    var foreign = 0
    var forEaches = 0
    var ids = 0
    var doubts = 0

    static func - (now: Counts, before: Counts) -> Counts {
      Counts(
        stacks: now.stacks - before.stacks, leaves: now.leaves - before.leaves,
        foreign: now.foreign - before.foreign, forEaches: now.forEaches - before.forEaches,
        ids: now.ids - before.ids,
        doubts: now.doubts - before.doubts)
    }
  }

  // MARK: - Blocks

  /// Walks through the statements of a closure or a body.
  mutating func walkBlock(_ bracket: Int32, _ context: Context = Context()) {
    guard enter(at: tree.brackets[Int(bracket)].open) else { return }
    defer { leave() }
    let items = tree.items(in: bracket)
    // Beside a `return` the other statements are no views.
    let returns = items.contains { isReturn(tree.items[$0]) }
    let outer = branches
    defer { branches = outer }
    var choice = BlockChoice(bracket, tree)
    for index in items {
      let item = tree.items[index]
      branches = outer + choice.branches(at: item, tree)
      switch item.kind {
      case .expression where !returns || isReturn(item): walkExpression(item, context)
      case .block where item.body >= 0 && !tree.token(item.name, is: "guard"):
        walkBlock(item.body, context)
      default: break
      }
    }
  }

  private func isReturn(_ item: Item) -> Bool {
    item.kind == .expression && tree.token(item.tokens.lowerBound, is: "return")
  }

  /// Walks through the views of an expression; of a choice, those behind the question mark.
  mutating func walkExpression(_ item: Item, _ context: Context) {
    guard !item.hasOperators || item.isChoice else { return }
    var isView = !item.isChoice
    var last: Int32?
    for index in Range(item.chains) {
      let chain = tree.chains[index].tokens
      if !isView, let last {
        isView = (last..<chain.lowerBound).contains {
          tree.tokens[Int($0)].kind == .infixQuestion
        }
      }
      last = chain.upperBound
      guard isView else { continue }
      guard item.isChoice else {
        walkChain(index, context)
        continue
      }
      branches.append(Branch(choice: item.tokens.lowerBound, number: Int32(index)))
      walkChain(index, context)
      branches.removeLast()
    }
  }

  // MARK: - Bookkeeping

  /// Goes one view deeper; false where that is too deep, or has been done too often.
  mutating func enter(at token: Int32) -> Bool {
    guard spend(), depth < Self.depthLimit else {
      if content.doubts.last?.reason != .tooMuch { doubt(.tooMuch, max(0, token)) }
      return false
    }
    depth += 1
    return true
  }

  mutating func leave() { depth -= 1 }

  /// The branches that a token of this place stands in.
  func branches(at token: Int32) -> [Branch] {
    guard file.conditions.place(of: token) != place else { return branches }
    return branches + file.conditions.branches(at: token).filter { !branches.contains($0) }
  }

  /// Counts one step; false where there have been too many.
  mutating func spend() -> Bool {
    budget -= 1
    return budget > 0
  }

  mutating func doubt(_ reason: Doubt.Reason, _ token: Int32, rows: LinkUse? = nil) {
    counts.doubts += 1
    content.doubts.append(
      Doubt(reason: reason, token: token, rows: rows, branches: branches(at: token)))
  }
}
