/// The modifiers of this file that bring a scroll position or behaviour with them, and the places
/// that use them: `extension View { func tracked(…) }`, `struct Tracking: ViewModifier`.
struct HelperUses: Sendable {
  /// A modifier of this file.
  struct Helper: Hashable, Sendable {
    /// The name of the function, the property, or the type.
    var name: String
    /// The function or the property; -1 for a `ViewModifier`.
    var item: Int
  }

  /// By helper, where it is used.
  private var uses: [Helper: [LinkUse]] = [:]

  /// Finds the uses of all helpers that the file declares.
  ///
  /// - Complexity: O(n) in the number of links.
  init(of helpers: Set<Helper>, in file: Declarations) {
    guard !helpers.isEmpty else { return }
    let tree = file.tree
    let names = Dictionary(grouping: helpers.filter { $0.item >= 0 }, by: \.name)
    let types = Dictionary(grouping: helpers.filter { $0.item < 0 }, by: \.name)
    for chain in tree.chains.indices {
      for index in Range(tree.chains[chain].links) {
        let link = tree.links[index]
        guard link.kind == .member, !file.conditions.isDead(link.name) else { continue }
        let use = LinkUse(chain: chain, link: index)
        let name = tree.name(link.name)
        for helper in names[name] ?? [] where Self.accepts(helper, link, tree) {
          uses[helper, default: []].append(use)
        }
        guard name == "modifier", !types.isEmpty, let type = Self.modifierType(link, tree) else {
          continue
        }
        for helper in types[type] ?? [] { uses[helper, default: []].append(use) }
      }
    }
  }

  func uses(of helper: Helper) -> [LinkUse] { uses[helper] ?? [] }

  /// Whether a use may be one of a helper and of no other declaration of its name: a property is
  /// not called, and a function takes as many values with the same labels.
  private static func accepts(_ helper: Helper, _ link: Link, _ tree: SyntaxTree) -> Bool {
    let item = tree.items[helper.item]
    guard item.kind == .function else { return !link.isCall }
    guard link.isCall, item.parameters >= 0 else { return false }
    let parameters = tree.items(in: item.parameters).map { tree.items[$0] }
    let arguments = tree.arguments(of: link)
    let given = arguments.count + link.closures.count
    let needed = parameters.count { parameter in
      !parameter.tokens.contains { tree.tokens[Int($0)].kind == .equal }
    }
    let labels = parameters.map { tree.name($0.tokens.lowerBound) }
    return (needed...max(needed, parameters.count)).contains(given)
      && arguments.allSatisfy { labels.contains($0.name < 0 ? "_" : tree.name($0.name)) }
  }

  /// `Tracking` in `.modifier(Tracking(id: $id))`.
  private static func modifierType(_ link: Link, _ tree: SyntaxTree) -> String? {
    guard let argument = tree.arguments(of: link).first, argument.chains.count == 1 else {
      return nil
    }
    return tree.head(of: tree.chains[Int(argument.chains.lowerBound)])?.name
  }
}

extension Declarations {
  /// The modifier of this file in whose body a bracket lies; `nil` outside of one.
  func helper(around bracket: Int32) -> HelperUses.Helper? {
    var current = bracket
    while current > 0 {
      let group = tree.brackets[Int(current)]
      current = group.parent
      guard group.owner >= 0 else { continue }
      let item = tree.items[Int(group.owner)]
      guard item.kind == .function || item.kind == .variable else { continue }
      guard current >= 0, let type = typeItem(ownedBody: current) else { return nil }
      let name = tree.name(type.name)
      if name == "View" { return .init(name: tree.name(item.name), item: Int(group.owner)) }
      let isBody = tree.token(item.name, is: "body")
      return isBody && self.type(name, inherits: "ViewModifier")
        ? .init(name: name, item: -1) : nil
    }
    return nil
  }

  private func typeItem(ownedBody bracket: Int32) -> Item? {
    let owner = tree.brackets[Int(bracket)].owner
    guard owner >= 0, tree.items[Int(owner)].kind == .type else { return nil }
    return tree.items[Int(owner)]
  }

  /// What a helper is given for the parameter behind one of its expressions: `$id` of
  /// `.tracked($id)` for `id`; `nil` where that is not a plain parameter.
  func argument(for expression: Item, of helper: HelperUses.Helper, at use: LinkUse) -> Item? {
    guard expression.chains.count == 1, !expression.hasOperators else { return nil }
    let chain = tree.chains[Int(expression.chains.lowerBound)]
    guard chain.base == .name, let link = tree.links[Range(chain.links)].last else { return nil }
    var name = tree.name(link.name)
    if name.hasPrefix("$") { name.removeFirst() }
    let call = tree.links[use.link]
    guard helper.item >= 0 else {
      // `Tracking(id: $id)`: the initialiser that Swift writes takes each property by its name.
      guard let argument = tree.arguments(of: call).first, argument.chains.count == 1 else {
        return nil
      }
      let made = tree.chains[Int(argument.chains.lowerBound)]
      guard let head = tree.head(of: made) else { return nil }
      return tree.arguments(of: tree.links[head.link]).first { tree.name($0.name) == name }
    }
    let parameters = tree.items[helper.item].parameters
    guard parameters >= 0 else { return nil }
    for (place, index) in tree.items(in: parameters).enumerated() {
      let label = tree.items[index].tokens.lowerBound
      let isOwnName = tree.tokens[Int(label) + 1].kind == .colon
      guard tree.name(isOwnName ? label : label + 1) == name else { continue }
      let arguments = Array(tree.arguments(of: call))
      guard tree.token(label, is: "_") else {
        return arguments.first { tree.name($0.name) == tree.name(label) }
      }
      return arguments.indices.contains(place) && arguments[place].name < 0
        ? arguments[place] : nil
    }
    return nil
  }
}
