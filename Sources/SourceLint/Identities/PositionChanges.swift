// The values that `.onChange(of: position)` hands to its closure.
extension Declarations {
  /// By bracket, the variable whose changes a closure is called with.
  ///
  /// - Complexity: O(n) in the number of links.
  func changes(of variables: Set<Int>) -> [Int32: Int] {
    var changes: [Int32: Int] = [:]
    for link in tree.links where tree.token(link.name, is: "onChange") && link.kind == .member {
      guard let value = tree.argument("of", of: link), let variable = variable(of: value),
        variables.contains(variable)
      else { continue }
      for closure in tree.closures(of: link) { changes[closure] = variable }
    }
    return changes
  }

  /// The variable of which a read value is the old or the new one: `new.viewID`, `$1.viewID`.
  func changedVariable(before read: LinkUse, _ changes: [Int32: Int]) -> Int? {
    let chain = tree.chains[read.chain]
    guard !changes.isEmpty, chain.base == .name, read.link == Int(chain.links.lowerBound) + 1 else {
      return nil
    }
    let name = tree.name(tree.links[Int(chain.links.lowerBound)].name)
    return closure(taking: name, in: chain.bracket).flatMap { changes[$0] }
  }
}
