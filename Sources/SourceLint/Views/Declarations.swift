/// What a file declares, and what a name means at a place in it.
struct Declarations: Sendable {
  let tree: SyntaxTree
  let conditions: Conditions
  /// The declarations of each bracket by name, as items.
  private var declared: [Key<Int32>: [Int]] = [:]
  /// The members of each type by name, extensions included.
  private var members: [Key<String>: [Int]] = [:]
  /// The declarations of types by their last name, extensions among them.
  private(set) var types: [String: [Int]] = [:]
  /// The words of each type's inheritance clauses.
  private var ancestors: [String: Set<String>] = [:]

  private struct Key<Scope: Hashable & Sendable>: Hashable, Sendable {
    var scope: Scope
    var name: String
  }

  /// - Complexity: O(n) in the number of items.
  init(_ tree: SyntaxTree, _ conditions: Conditions) {
    self.tree = tree
    self.conditions = conditions
    for bracket in tree.brackets.indices where tree.brackets[bracket].kind != .openParenthesis {
      let owner = tree.brackets[bracket].owner
      let type =
        owner >= 0 && tree.items[Int(owner)].kind == .type
        ? tree.name(tree.items[Int(owner)].name) : nil
      for index in tree.items(in: Int32(bracket)) where tree.items[index].name >= 0 {
        add(index, to: Int32(bracket), of: type)
      }
    }
  }

  private mutating func add(_ index: Int, to bracket: Int32, of type: String?) {
    let item = tree.items[index]
    switch item.kind {
    case .variable, .function, .alias:
      let name = tree.name(item.name)
      declared[Key(scope: bracket, name: name), default: []].append(index)
      if let type { members[Key(scope: type, name: name), default: []].append(index) }
    case .type:
      let name = tree.name(item.name)
      types[name, default: []].append(index)
      let words = item.type.filter { tree.tokens[Int($0)].kind == .identifier }
      if !words.isEmpty { ancestors[name, default: []].formUnion(words.map(tree.name)) }
    default: break
    }
  }

  /// What a name stands for.
  enum Meaning {
    /// Declared here; one item, or several for overloads.
    case items([Int])
    /// A parameter of a function or a closure.
    case parameter
    /// Nothing in this file declares it.
    case unknown
  }

  /// What a name stands for inside a bracket, from the inside out.
  func meaning(of name: String, in bracket: Int32) -> Meaning {
    var current = bracket
    while current >= 0 {
      if let items = declared[Key(scope: current, name: name)] { return .items(items) }
      let group = tree.brackets[Int(current)]
      if hasParameter(name, in: group) { return .parameter }
      if group.owner >= 0, tree.items[Int(group.owner)].kind == .type {
        let items = members(name, of: tree.name(tree.items[Int(group.owner)].name))
        if !items.isEmpty { return .items(items) }
      }
      current = group.parent
    }
    return .unknown
  }

  /// The members of that name in a type and its extensions.
  func members(_ name: String, of type: String) -> [Int] {
    members[Key(scope: type, name: name)] ?? []
  }

  /// The name of the type around a bracket; `nil` at the top of the file.
  func enclosingType(of bracket: Int32) -> String? {
    var current = bracket
    while current >= 0 {
      let group = tree.brackets[Int(current)]
      if group.owner >= 0, tree.items[Int(group.owner)].kind == .type {
        return tree.name(tree.items[Int(group.owner)].name)
      }
      current = group.parent
    }
    return nil
  }

  /// Whether a type of this file names another one in an inheritance clause.
  func type(_ name: String, inherits ancestor: String) -> Bool {
    ancestors[name]?.contains(ancestor) == true
  }

  /// Whether a closure or a function has a parameter of that name.
  ///
  /// Of an endless list of parameters the first hundred tokens count.
  private func hasParameter(_ name: String, in group: Bracket) -> Bool {
    if group.parameters.prefix(100).contains(where: { tree.name($0) == name }) { return true }
    guard group.owner >= 0, tree.items[Int(group.owner)].parameters >= 0 else { return false }
    // A parameter's own name is the word before the colon.
    let parameters = tree.contents(of: tree.items[Int(group.owner)].parameters)
    return parameters.prefix(100).contains { index in
      tree.tokens[Int(index) + 1].kind == .colon && tree.name(index) == name
    }
  }
}
