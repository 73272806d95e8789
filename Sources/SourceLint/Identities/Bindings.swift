// What the binding of a scroll position is bound to.
extension Declarations {
  /// The variable behind `$scrolledID`, `$model.scrolledID` or `binding`; `nil` where this file
  /// does not declare it.
  func variable(of argument: Item) -> Int? {
    guard argument.chains.count == 1, !argument.hasOperators else { return nil }
    let chain = tree.chains[Int(argument.chains.lowerBound)]
    let links = tree.links[Range(chain.links)]
    guard chain.base == .name, links.allSatisfy({ !$0.isCall && $0.kind != .subscripting }) else {
      return nil
    }
    var names = links.map { tree.name($0.name) }
    if names.first == "self" { names.removeFirst() }
    guard var first = names.first else { return nil }
    if first.hasPrefix("$") { first.removeFirst() }
    guard case .items(let items) = meaning(of: first, in: chain.bracket), items.count == 1 else {
      return nil
    }
    var variable = items[0]
    for name in names.dropFirst() {
      guard let type = type(ofVariable: variable, in: chain.bracket)?.unwrapped.name else {
        return nil
      }
      let members = members(name, of: type)
      guard members.count == 1 else { return nil }
      variable = members[0]
    }
    return tree.items[variable].kind == .variable ? variable : nil
  }

  /// The expression that a value comes from: the argument itself, the first value of a constant,
  /// the only statement of a computed property.
  func source(of argument: Item) -> Item {
    guard argument.chains.count == 1 else { return argument }
    let chain = tree.chains[Int(argument.chains.lowerBound)]
    guard chain.base == .name,
      !tree.name(tree.links[Int(chain.links.lowerBound)].name).hasPrefix("$"),
      let index = variable(of: argument)
    else { return argument }
    let variable = tree.items[index]
    guard variable.body >= 0 else { return variable.chains.isEmpty ? argument : variable }
    let items = tree.items(in: variable.body)
    guard items.count == 1, tree.items[items.lowerBound].kind == .expression else {
      return argument
    }
    return tree.items[items.lowerBound]
  }

  /// Whether a place lies in a preview: `#Preview { … }` or a `PreviewProvider`.
  func isInPreview(_ bracket: Int32) -> Bool {
    var current = bracket
    while current > 0 {
      let group = tree.brackets[Int(current)]
      if group.owner >= 0, tree.items[Int(group.owner)].kind == .type,
        type(tree.name(tree.items[Int(group.owner)].name), inherits: "PreviewProvider")
      {
        return true
      }
      var before = group.open - 1
      if before >= 0, tree.tokens[Int(before)].kind == .closeParenthesis {
        before = tree.brackets[Int(tree.tokens[Int(before)].bracket)].open - 1
      }
      if tree.token(before, is: "#Preview") { return true }
      current = group.parent
    }
    return false
  }
}
