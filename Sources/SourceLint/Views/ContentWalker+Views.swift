extension ContentWalker {
  /// Walks through a view and its modifiers.
  ///
  /// - Parameter end: the first link that does not belong to the view any more.
  mutating func walkChain(_ index: Int, before end: Int? = nil, _ context: Context = Context()) {
    let chain = tree.chains[index]
    // `#if false`: nobody compiles it.
    guard !file.conditions.isDead(chain.tokens.lowerBound), enter(at: chain.tokens.lowerBound)
    else { return }
    let outer = (branches, place)
    branches = branches(at: chain.tokens.lowerBound)
    place = file.conditions.place(of: chain.tokens.lowerBound)
    defer {
      (branches, place) = outer
      leave()
    }
    let before = counts
    let end = min(end ?? .max, Int(chain.links.upperBound))
    var receiver = Receiver(name: "(…)", kind: .followed)
    var firstModifier = Int(chain.links.lowerBound) + 1
    switch chain.base {
    case .name:
      guard let head = tree.head(of: chain), head.link < end,
        let kind = walkHead(head, chain: index, context)
      else { return }
      receiver = Receiver(
        name: head.name, kind: kind,
        stack: kind == .stack ? LinkUse(chain: index, link: head.link) : nil)
      firstModifier = head.link + 1
    case .parenthesis:
      for item in tree.items(in: chain.group) { walkExpression(tree.items[item], context) }
    case .closure: walkBlock(chain.group, context)
    case .implicitMember, .macro, .literal, .collection, .keyPath: return
    }
    receiver.inside = counts - before
    for link in firstModifier..<max(firstModifier, end) where isModifier(tree.links[link]) {
      note(LinkUse(chain: index, link: link), on: receiver, context)
    }
  }

  /// Whether a link is a modifier: a call, or a property of an extension of this file.
  private func isModifier(_ link: Link) -> Bool {
    (link.isCall || link.kind == .member && effects.declares(tree.name(link.name)))
      && !file.conditions.isDead(link.name)
  }

  /// Walks into the view that a name makes and tells its kind; `nil` for one that is not entered.
  private mutating func walkHead(_ head: ViewHead, chain: Int, _ context: Context) -> ViewKind? {
    let use = LinkUse(chain: chain, link: head.link)
    if let owner = head.owner { return walkMember(head, of: owner, use, context) }
    guard head.isType else { return walkMember(head.name, use, context) }
    if let kind = walkOwnType(head.name, use, context) { return kind }

    let link = tree.links[head.link]
    switch ViewKind.named(head.name) {
    case let kind? where kind == .scrollView || kind == .list:
      let closures = given.last.map { $0.isUsed ? [] : $0.closures } ?? []
      content.scrolls.append(ScrollUse(view: use, kind: kind, given: closures))
      return nil
    case .stack:
      walkStack(use, context)
      return .stack
    case .forEach:
      counts.forEaches += 1
      content.forEaches.append(
        ForEachUse(
          view: use, isItem: context.isItem, container: context.container, branches: branches))
      if !context.isItem, content.container == nil { content.container = context.container }
      walkClosures(of: link, Context(isItem: true, container: context.container))
      return .forEach
    case .transparent:
      for bracket in tree.closures(of: link, except: Self.captions) { walkBlock(bracket, context) }
      if head.name == "AnyView" || head.name == "EquatableView" {
        for argument in tree.arguments(of: link) { walkExpression(argument, context) }
      }
      return .transparent
    case .leaf:
      counts.leaves += 1
      return .leaf
    default:
      walkForeign(head.name, use, context)
      return .custom
    }
  }

  /// Closures that hold a caption and no items.
  private static let captions: Set<String> = ["header", "footer", "label"]

  mutating func walkStack(_ use: LinkUse, _ context: Context) {
    counts.stacks += 1
    if content.firstStack == nil, !context.isItem { content.firstStack = use }
    walkClosures(of: tree.links[use.link], Context(isItem: context.isItem, container: use))
  }

  /// A view or a function that this file does not declare.
  ///
  /// What a `ForEach` makes is taken for an item and raises no doubt, unless its name says that it
  /// holds several.
  mutating func walkForeign(_ name: String, _ use: LinkUse, _ context: Context) {
    let link = tree.links[use.link]
    let hasContent = !tree.closures(of: link).isEmpty
    counts.foreign += 1
    if !context.isItem || CustomViewName.holdsSeveral(name) {
      let rows = context.container.flatMap { isLazy($0) ? $0 : nil }
      doubt(hasContent ? .customContainer(name) : .otherFile(name), link.name, rows: rows)
    }
    let container = hasContent && !context.isItem ? use : context.container
    walkClosures(of: link, Context(isItem: context.isItem, container: container))
  }

  private func isLazy(_ container: LinkUse) -> Bool {
    tree.name(tree.links[container.link].name).hasPrefix("Lazy")
  }

  mutating func walkClosures(of link: Link, _ context: Context) {
    for bracket in tree.closures(of: link) { walkBlock(bracket, context) }
  }
}
