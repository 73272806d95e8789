// The types of expressions, where the same file writes them down. No type is guessed.
extension Declarations {
  /// Expressions and members may lead to one another this often.
  static let inferenceLimit = 12

  /// The type of a variable: as it is written, else that of its first value.
  func type(ofVariable index: Int, in bracket: Int32, depth: Int = 0) -> ValueType? {
    guard depth < Self.inferenceLimit else { return nil }
    let item = tree.items[index]
    guard item.kind == .variable else { return nil }
    if !item.type.isEmpty { return type(spelledBy: item.type, in: bracket) }
    return type(of: item, depth: depth + 1)
  }

  /// The type of an expression; `nil` where it is not written down.
  func type(of item: Item, depth: Int = 0) -> ValueType? {
    guard depth < Self.inferenceLimit, !item.isChoice else { return nil }
    let chains = Range(item.chains)
    if item.hasOperators { return rangeType(chains, depth: depth) }
    guard chains.count == 1 else { return nil }
    return type(ofChain: chains.lowerBound, depth: depth + 1)
  }

  /// `0..<10` and `1...20`: whole numbers.
  private func rangeType(_ chains: Range<Int>, depth: Int) -> ValueType? {
    guard chains.count == 2 else { return nil }
    let between = tree.chains[chains.lowerBound].tokens.upperBound
    guard tree.token(between, is: "..<") || tree.token(between, is: "...") else { return nil }
    let bounds = chains.map { type(ofChain: $0, depth: depth + 1) }
    return bounds.allSatisfy { $0 == .named("Int") } ? .collection(.named("Int")) : nil
  }

  func type(ofChain index: Int, depth: Int = 0) -> ValueType? {
    guard depth < Self.inferenceLimit else { return nil }
    let chain = tree.chains[index]
    let links = Range(chain.links)
    var next = links.lowerBound + 1
    var type: ValueType?
    switch chain.base {
    case .literal: type = literalType(chain)
    case .parenthesis:
      let items = tree.items(in: chain.group)
      if items.count == 1 { type = self.type(of: tree.items[items.lowerBound], depth: depth + 1) }
    case .collection: type = collectionType(chain, depth: depth + 1)
    case .name: type = namedType(chain, &next, depth: depth + 1)
    case .implicitMember, .macro, .closure, .keyPath: return nil
    }
    while let known = type, next < links.upperBound {
      type = self.type(ofMember: tree.links[next], of: known, in: chain.bracket, depth: depth + 1)
      next += 1
    }
    return type
  }

  private func literalType(_ chain: Chain) -> ValueType? {
    let token = tree.tokens[Int(chain.tokens.lowerBound)]
    switch token.kind {
    case .string, .openString: return .named("String")
    case .number:
      let letters = tree.text.bytes[token.range]
      let isWhole = letters.allSatisfy { $0.isDigit || $0 == UInt8(ascii: "_") }
      return .named(isWhole ? "Int" : "Double")
    default: return nil
    }
  }

  /// `[Photo(…), Photo(…)]`, and `[Photo]()`.
  private func collectionType(_ chain: Chain, depth: Int) -> ValueType? {
    let items = tree.items(in: chain.group)
    guard let first = items.first, tree.items[first].name < 0 else { return nil }
    if tree.links[Int(chain.links.lowerBound)].isCall {
      return type(spelledBy: tree.contents(of: chain.group), in: chain.bracket)
        .map { .collection($0) }
    }
    return type(of: tree.items[first], depth: depth).map { .collection($0) }
  }

  // MARK: - Names

  /// The type of what a chain begins with; moves on to the first link that is not part of it.
  private func namedType(_ chain: Chain, _ next: inout Int, depth: Int) -> ValueType? {
    let first = tree.links[Int(chain.links.lowerBound)]
    var name = tree.name(first.name)
    // `$photos` goes through the same elements as `photos`.
    if name.hasPrefix("$") { name.removeFirst() }
    let second = next < Int(chain.links.upperBound) ? tree.links[next] : nil
    if name == "self" || name == "Self", let second, let type = enclosingType(of: chain.bracket) {
      next += 1
      return self.type(ofMember: second, of: .named(type), in: chain.bracket, depth: depth)
    }
    if name.first?.isUppercase == true {
      if first.isCall { return constructedType(name, first, depth: depth) }
      // `Photo.samples`: a member of the type itself.
      guard let second else { return nil }
      next += 1
      return type(ofMember: second, of: .named(name), in: chain.bracket, depth: depth)
    }
    guard !first.isCall, case .items(let items) = meaning(of: name, in: chain.bracket),
      items.count == 1
    else { return nil }
    return type(ofVariable: items[0], in: chain.bracket, depth: depth)
  }

  /// `Photo(…)`, `Array(photos)`.
  private func constructedType(_ name: String, _ link: Link, depth: Int) -> ValueType? {
    switch name {
    case "Array", "Set", "ArraySlice", "ContiguousArray":
      guard let argument = tree.arguments(of: link).first, argument.name < 0 else { return nil }
      return type(of: argument, depth: depth)
    case "Optional", "Binding", "Dictionary", "Zip2Sequence": return nil
    default: return link.closures.isEmpty ? .named(name) : nil
    }
  }

  // MARK: - Members

  func type(
    ofMember link: Link, of owner: ValueType, in bracket: Int32, depth: Int
  ) -> ValueType? {
    guard depth < Self.inferenceLimit, link.kind == .member else { return nil }
    let name = tree.name(link.name)
    switch owner {
    case .collection(let element), .enumerated(let element):
      switch name {
      case "indices": return .collection(.named("Int"))
      case "enumerated": return .enumerated(element)
      case "filter", "sorted", "reversed", "shuffled", "prefix", "suffix", "dropFirst",
        "dropLast":
        return owner
      case "map" where owner == .collection(element): return mappedType(link, depth: depth)
      default: return nil
      }
    case .named(let type):
      let items = members(name, of: type).filter { tree.items[$0].kind == .variable }
      guard items.count == 1, !link.isCall else { return nil }
      return self.type(ofVariable: items[0], in: bodyBracket(of: type) ?? bracket, depth: depth)
    case .optional: return nil
    }
  }

  /// `map { Photo(…) }`.
  private func mappedType(_ link: Link, depth: Int) -> ValueType? {
    guard let closure = tree.closures(of: link).first else { return nil }
    let items = tree.items(in: closure)
    guard items.count == 1 else { return nil }
    return type(of: tree.items[items.lowerBound], depth: depth).map { .collection($0) }
  }

  /// The body of a type's first declaration.
  func bodyBracket(of type: String) -> Int32? {
    types[type]?.lazy.map { tree.items[$0].body }.first { $0 >= 0 }
  }
}
