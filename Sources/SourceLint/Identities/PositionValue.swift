/// A `ScrollPosition` value that this file declares with its first value.
struct PositionValue: Sendable {
  /// The item of the declaration.
  var variable: Int
  /// The link of `ScrollPosition(…)` or `.init(…)`.
  var constructor: Link
  /// Whether it knows the type of the ids: `idType:` or `id:` is given.
  var hasIDType: Bool
  /// The links that read its `viewID`.
  var reads: [LinkUse] = []
}

extension Declarations {
  /// The file's `ScrollPosition` values by variable, with the places that read their `viewID`.
  ///
  /// None where code assigns another value with an id type to one of them: which it then is, only
  /// the run tells.
  ///
  /// - Complexity: O(n) in the number of chains.
  func positionValues() -> [Int: PositionValue] {
    var values: [Int: PositionValue] = [:]
    var reads: [LinkUse] = []
    var constructors: Set<Int> = []
    for index in tree.items.indices where tree.items[index].kind == .variable {
      guard let value = positionValue(declaredBy: index) else { continue }
      values[index] = value
      constructors.insert(Int(tree.items[index].chains.lowerBound))
    }
    guard !values.isEmpty else { return [:] }
    for chain in tree.chains.indices {
      for link in Range(tree.chains[chain].links)
      where tree.token(tree.links[link].name, is: "viewID") {
        reads.append(LinkUse(chain: chain, link: link))
      }
      if !constructors.contains(chain), constructsPosition(chain, isTyped: true),
        givesIDType(tree.links[Int(tree.chains[chain].links.lowerBound)])
      {
        return [:]
      }
    }
    let changes = changes(of: Set(values.keys))
    for read in reads {
      let variable = variable(before: read) ?? changedVariable(before: read, changes)
      if let variable { values[variable]?.reads.append(read) }
    }
    return values
  }

  private func positionValue(declaredBy index: Int) -> PositionValue? {
    let item = tree.items[index]
    guard item.chains.count == 1, item.body < 0 else { return nil }
    let isTyped = item.type.count == 1 && tree.token(item.type.lowerBound, is: "ScrollPosition")
    let chain = Int(item.chains.lowerBound)
    guard constructsPosition(chain, isTyped: isTyped) else { return nil }
    let link = tree.links[Int(tree.chains[chain].links.lowerBound)]
    return PositionValue(variable: index, constructor: link, hasIDType: givesIDType(link))
  }

  /// `ScrollPosition(…)`, or `.init(…)` where the type is known.
  private func constructsPosition(_ index: Int, isTyped: Bool) -> Bool {
    let chain = tree.chains[index]
    guard chain.links.count == 1 else { return false }
    let link = tree.links[Int(chain.links.lowerBound)]
    guard link.arguments >= 0 else { return false }
    return chain.base == .name && tree.token(link.name, is: "ScrollPosition")
      || isTyped && chain.base == .implicitMember && tree.token(link.name, is: "init")
  }

  private func givesIDType(_ link: Link) -> Bool {
    tree.argument("idType", of: link) != nil || tree.argument("id", of: link) != nil
  }

  /// The variable whose member is read: `position.viewID`, `self.position.viewID`.
  private func variable(before read: LinkUse) -> Int? {
    let chain = tree.chains[read.chain]
    let first = Int(chain.links.lowerBound)
    let name = tree.links[read.link - (read.link > first ? 1 : 0)].name
    let isDirect = read.link == first + 1
    let isOnSelf = read.link == first + 2 && tree.token(tree.links[first].name, is: "self")
    guard chain.base == .name, isDirect || isOnSelf,
      case .items(let items) = meaning(of: tree.name(name), in: chain.bracket), items.count == 1
    else { return nil }
    return items[0]
  }
}
