// Views that a modifier hands to its closure: `.apply { $0.scrollPosition(id: $id) }`.
extension ScrollReading {
  /// What a modifier on a closure's first parameter reaches: what the call reaches that the closure
  /// belongs to; `nil` where it stands on anything else.
  mutating func reachThroughClosure(of use: LinkUse, depth: Int) -> Reach? {
    let chain = tree.chains[use.chain]
    // Nobody nests deeper.
    guard depth < 8, chain.base == .name, use.link > Int(chain.links.lowerBound) else { return nil }
    let name = tree.name(tree.links[Int(chain.links.lowerBound)].name)
    guard let closure = file.closure(taking: name, in: chain.bracket),
      isFirst(name, in: tree.brackets[Int(closure)]), let call = call(of: closure),
      tree.links[call.link].kind == .member
    else { return nil }
    var reach = reach(of: call, depth: depth + 1)
    let modifier = tree.links[call.link].name
    if !effects.handsOn(tree.name(modifier)) {
      let name = tree.name(modifier)
      let reason: Doubt.Reason = effects.declares(name) ? .ownModifier(name) : .modifier(name)
      reach.content.doubts.append(Doubt(reason: reason, token: modifier))
    }
    reach.isConditional = true
    return reach
  }

  private func isFirst(_ name: String, in closure: Bracket) -> Bool {
    if name.hasPrefix("$") { return name == "$0" }
    let first = closure.parameters.first { tree.tokens[Int($0)].kind == .identifier }
    return first.map { tree.name($0) == name } ?? false
  }

  /// The call that a closure is given to.
  private mutating func call(of closure: Int32) -> LinkUse? {
    if closureCalls == nil {
      var calls: [Int32: LinkUse] = [:]
      for chain in tree.chains.indices {
        for link in Range(tree.chains[chain].links) where tree.links[link].isCall {
          for bracket in tree.closures(of: tree.links[link]) {
            calls[bracket] = LinkUse(chain: chain, link: link)
          }
        }
      }
      closureCalls = calls
    }
    return closureCalls?[closure]
  }
}

extension Declarations {
  /// The closure whose parameter a name is: `$0`, or one that it names itself.
  func closure(taking name: String, in bracket: Int32) -> Int32? {
    let isShort = name.hasPrefix("$") && name.dropFirst().allSatisfy(\.isNumber)
    if !isShort {
      guard case .parameter = meaning(of: name, in: bracket) else { return nil }
    }
    var current = bracket
    while current > 0 {
      let group = tree.brackets[Int(current)]
      if group.parameters.prefix(100).contains(where: { tree.name($0) == name }) { return current }
      // `$0` is the innermost closure's.
      if isShort, group.kind == .openBrace, group.owner < 0 {
        return group.parameters.isEmpty ? current : nil
      }
      if !isShort, group.owner >= 0, tree.items[Int(group.owner)].parameters >= 0 { return nil }
      current = group.parent
    }
    return nil
  }
}
