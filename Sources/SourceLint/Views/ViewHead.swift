/// What a chain begins with when it is a view: the name that makes the view, before its modifiers.
struct ViewHead: Sendable {
  /// The name: of a type, a property, a function.
  var name: String
  /// The link that bears the name; the modifiers come after it.
  var link: Int
  /// The type that the name is a member of; `nil` where it stands alone or on `self`.
  var owner: String?

  /// Whether the name is a type's.
  var isType: Bool { name.first?.isUppercase == true }
}

extension SyntaxTree {
  /// What makes the view of a chain: `VStack` in `SwiftUI.VStack { … }`, `rows` in `self.rows()`.
  ///
  /// `nil` where the chain does not begin with a name.
  func head(of chain: Chain) -> ViewHead? {
    guard chain.base == .name else { return nil }
    let links = Range(chain.links)
    let first = links.lowerBound
    let name = name(self.links[first].name)
    let second = first + 1
    guard !self.links[first].isCall, second < links.upperBound, self.links[second].kind == .member
    else { return ViewHead(name: name, link: first) }
    let member = self.name(self.links[second].name)
    switch name {
    // `self.padding()`: the view is `self`.
    case "self" where ViewModifiers.isKnown(member): return ViewHead(name: name, link: first)
    case "self", "Self", "SwiftUI": return ViewHead(name: member, link: second)
    default:
      // `Theme.header`: a member of a type, where no view has that name.
      guard name.first?.isUppercase == true, ViewKind.named(name) == nil else {
        return ViewHead(name: name, link: first)
      }
      return ViewHead(name: member, link: second, owner: name)
    }
  }

  /// The closures that a link is called with: behind it, and among its arguments.
  ///
  /// - Parameter labels: those to leave out.
  func closures(of link: Link, except labels: Set<String> = []) -> [Int32] {
    var brackets = closures[Range(link.closures)]
      .filter { !labels.contains(name($0.label)) }.map(\.bracket)
    for argument in arguments(of: link)
    where argument.chains.count == 1 && !labels.contains(name(argument.name)) {
      let chain = chains[Int(argument.chains.lowerBound)]
      if chain.base == .closure, chain.links.count == 1 { brackets.append(chain.group) }
    }
    return brackets
  }

  /// The offset of a token's first byte.
  func start(of token: Int32) -> Int { Int(tokens[Int(token)].start) }

  /// The offset behind the last byte of a link.
  func end(of link: Link) -> Int { Int(tokens[max(0, Int(link.end) - 1)].end) }

  /// Whether a word occurs among some tokens.
  func mentions(_ word: StaticString, in range: Range<Int32>) -> Bool {
    range.contains { token($0, is: word) }
  }
}
