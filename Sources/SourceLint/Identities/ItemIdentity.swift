// The types of the ids that a `ForEach` gives its items.
extension Declarations {
  /// The type of `id` in an identifiable type; `nil` where this file does not write it down.
  func idType(of type: ValueType, depth: Int = 0) -> ValueType? {
    guard depth < Self.inferenceLimit, let name = type.name else { return nil }
    // Two types of one name: which is meant is not known.
    guard declarationCount(of: name) <= 1 else { return nil }
    if let alias = members("ID", of: name).first, tree.items[alias].kind == .alias {
      return self.type(spelledBy: tree.items[alias].type, in: bodyBracket(of: name) ?? 0)
    }
    let ids = members("id", of: name).filter { tree.items[$0].kind == .variable }
    guard ids.count == 1 else { return nil }
    return self.type(ofVariable: ids[0], in: bodyBracket(of: name) ?? 0, depth: depth + 1)
  }

  /// How often the file declares a type of that name, extensions apart.
  private func declarationCount(of name: String) -> Int {
    (types[name] ?? []).count { index in
      let keyword = tree.items[index].tokens.lowerBound
      return tree.token(keyword, is: "struct") || tree.token(keyword, is: "enum")
        || tree.token(keyword, is: "class") || tree.token(keyword, is: "actor")
    }
  }

  /// The type of the ids that a `ForEach` gives its items.
  func idType(ofForEach use: LinkUse) -> ValueType? {
    let link = tree.links[use.link]
    guard let data = tree.arguments(of: link).first, data.name < 0, let type = type(of: data)
    else { return nil }
    guard let id = tree.argument("id", of: link) else {
      guard case .collection(let element) = type else { return nil }
      return element == .named("Int") ? element : idType(of: element)
    }
    guard let path = keyPath(id), let first = path.first else { return nil }
    switch type {
    case .enumerated(let element):
      if first == "offset" { return .named("Int") }
      return first == "element" ? follow(path.dropFirst(), from: element) : nil
    case .collection(let element): return follow(path[...], from: element)
    default: return nil
    }
  }

  private func follow(_ path: ArraySlice<String>, from element: ValueType) -> ValueType? {
    var type: ValueType? = element
    for name in path where name != "self" {
      guard let known = type else { return nil }
      if name == "id" {
        type = idType(of: known)
      } else if let owner = known.name {
        let items = members(name, of: owner).filter { tree.items[$0].kind == .variable }
        type = items.count == 1 ? self.type(ofVariable: items[0], in: 0) : nil
      } else {
        type = nil
      }
    }
    return type
  }

  /// The names of a key path: `\.element.id`.
  func keyPath(_ item: Item) -> [String]? {
    guard item.chains.count == 1 else { return nil }
    let chain = tree.chains[Int(item.chains.lowerBound)]
    let links = tree.links[Range(chain.links)].dropFirst()
    guard chain.base == .keyPath, links.allSatisfy({ $0.kind == .member && !$0.isCall }) else {
      return nil
    }
    return links.map { tree.name($0.name) }
  }

  /// Whether two ids of these types can never be equal: both are known, and not the same.
  func areDistinct(_ first: ValueType, _ second: ValueType) -> Bool {
    guard let first = first.name, let second = second.name, first != second else { return false }
    return isSettled(first) && isSettled(second)
  }

  /// Whether a name can only mean one type: the standard library's, or one that this file declares.
  private func isSettled(_ name: String) -> Bool {
    types[name] == nil ? Self.standardTypes.contains(name) : declarationCount(of: name) == 1
  }

  private static let standardTypes: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "Bool", "String", "Substring", "Character", "UUID", "Date", "URL",
    "ObjectIdentifier", "Never",
  ]
}
