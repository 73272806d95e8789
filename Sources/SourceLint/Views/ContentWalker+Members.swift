// Following what the same file declares.
extension ContentWalker {
  /// Walks into a property or a function by its name alone.
  mutating func walkMember(_ name: String, _ use: LinkUse, _ context: Context) -> ViewKind? {
    switch file.meaning(of: name, in: tree.chains[use.chain].bracket) {
    case .items(let items): follow(items, use, context)
    case .parameter: walkGiven(name, tree.links[use.link].name, context)
    // `padding()` in an extension of `View` is `self.padding()`.
    case .unknown where name == "self" || ViewModifiers.isKnown(name):
      doubt(.passedIn("self"), tree.links[use.link].name)
    case .unknown:
      walkForeign(name, use, context)
      return .custom
    }
    return .followed
  }

  /// Walks into a member of a type: `Theme.header`.
  mutating func walkMember(
    _ head: ViewHead, of owner: String, _ use: LinkUse, _ context: Context
  ) -> ViewKind? {
    let members = file.members(head.name, of: owner)
    guard members.isEmpty else {
      follow(members, use, context)
      return .followed
    }
    if !context.isItem { doubt(.otherFile("\(owner).\(head.name)"), tree.links[use.link].name) }
    return .custom
  }

  /// Walks into a type that the file declares; `nil` where it declares no view of that name.
  mutating func walkOwnType(_ name: String, _ use: LinkUse, _ context: Context) -> ViewKind? {
    guard file.types[name] != nil else { return nil }
    let bodies = file.members("body", of: name)
    if !bodies.isEmpty {
      given.append(Given(closures: tree.closures(of: tree.links[use.link])))
      defer { given.removeLast() }
      follow(bodies, nil, context)
      return .followed
    }
    // `enum Section` beside SwiftUI's `Section`: the view is SwiftUI's.
    guard ViewKind.named(name) == nil else { return nil }
    if file.type(name, inherits: "Layout") {
      walkStack(use, context)
      return .stack
    }
    for ancestor in Self.leafProtocols where file.type(name, inherits: ancestor) {
      counts.leaves += 1
      return .leaf
    }
    return nil
  }

  private static let leafProtocols = [
    "Shape", "InsettableShape", "UIViewRepresentable", "UIViewControllerRepresentable",
    "NSViewRepresentable", "NSViewControllerRepresentable", "WKInterfaceObjectRepresentable",
  ]

  /// Walks into the bodies of members, each once.
  private mutating func follow(_ members: [Int], _ use: LinkUse?, _ context: Context) {
    let closures = use.map { tree.closures(of: tree.links[$0.link]) } ?? []
    if !closures.isEmpty { given.append(Given(closures: closures)) }
    defer { if !closures.isEmpty { given.removeLast() } }
    for index in members {
      guard spend() else { return doubt(.tooMuch, tree.items[index].name) }
      guard followed.insert(index).inserted else { continue }
      let item = tree.items[index]
      if item.body >= 0 {
        walkBody(item.body, context)
      } else if item.kind == .variable, !item.chains.isEmpty {
        walkExpression(item, context)
      } else {
        walkGiven(tree.name(item.name), use.map { tree.links[$0.link].name } ?? item.name, context)
      }
    }
  }

  /// Walks into a body, or into its getter.
  private mutating func walkBody(_ bracket: Int32, _ context: Context) {
    if let first = tree.items(in: bracket).first, tree.items[first].kind == .expression,
      tree.items[first].chains.count == 1
    {
      let chain = tree.chains[Int(tree.items[first].chains.lowerBound)]
      let link = tree.links[Int(chain.links.lowerBound)]
      if chain.base == .name, tree.token(link.name, is: "get"), link.arguments < 0,
        let getter = tree.closures(of: link).first
      {
        return walkBlock(getter, context)
      }
    }
    walkBlock(bracket, context)
  }

  /// What a wrapper is given: the closures of its call where they are seen.
  private mutating func walkGiven(_ name: String, _ token: Int32, _ context: Context) {
    guard let frame = given.last, !frame.closures.isEmpty else {
      if !context.isItem { doubt(.passedIn(name), token) }
      return
    }
    guard !frame.isUsed else { return }
    // What stands in the closures belongs to the caller, and so does what the caller was given.
    given.removeLast()
    for bracket in frame.closures { walkBlock(bracket, context) }
    given.append(Given(closures: frame.closures, isUsed: true))
  }
}

extension ContentWalker {
  /// Walks through the content of a scroll view.
  mutating func walkContent(of scrollView: Link) {
    let closures = tree.closures(of: scrollView)
    for bracket in closures { walkBlock(bracket) }
    guard closures.isEmpty else { return }
    // `ScrollView(content: makeContent)`.
    if let argument = tree.argument("content", of: scrollView) {
      walkExpression(argument, Context())
    } else {
      doubt(.passedIn("content"), scrollView.name)
    }
  }
}
