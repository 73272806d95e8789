/// A file as the rules see it: what stands between each pair of brackets, read flat.
///
/// No tree of nodes: a list of items for each bracket, a list of chains for each item, a list of
/// links for each chain, all in order of the source. What is nested is found through its bracket.
/// A class, since everybody passes it on and nobody changes it.
final class SyntaxTree: Sendable {
  let text: SourceText
  let tokens: [Token]
  /// The file first, then the pairs in order of their opening.
  let brackets: [Bracket]
  let items: [Item]
  let chains: [Chain]
  let links: [Link]
  let closures: [TrailingClosure]

  init(
    text: SourceText, tokens: [Token], brackets: [Bracket], items: [Item], chains: [Chain],
    links: [Link], closures: [TrailingClosure]
  ) {
    self.text = text
    self.tokens = tokens
    self.brackets = brackets
    self.items = items
    self.chains = chains
    self.links = links
    self.closures = closures
  }

  /// The text of a token, backticks taken off.
  func name(_ token: Int32) -> String {
    guard token >= 0, Int(token) < tokens.count else { return "" }
    var range = tokens[Int(token)].range
    if range.count > 2, text.bytes[range.lowerBound] == .backtick {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    return text.string(range)
  }

  /// Whether a token is a word.
  func token(_ token: Int32, is word: StaticString) -> Bool {
    guard token >= 0, Int(token) < tokens.count else { return false }
    return text.spells(word, in: tokens[Int(token)].range)
  }

  /// The source of some tokens, as it is written.
  func source(_ range: Range<Int32>) -> String {
    guard !range.isEmpty else { return "" }
    let first = tokens[Int(range.lowerBound)].start
    let last = tokens[Int(range.upperBound) - 1].end
    return text.string(Int(first)..<Int(last))
  }

  /// What stands inside a bracket.
  func items(in bracket: Int32) -> Range<Int> { Range(brackets[Int(bracket)].items) }

  /// The tokens inside a bracket.
  func contents(of bracket: Int32) -> Range<Int32> {
    let bracket = brackets[Int(bracket)]
    return bracket.open + 1..<max(bracket.open + 1, bracket.close)
  }

  /// The arguments of a call in parentheses; empty where there are none.
  func arguments(of link: Link) -> ArraySlice<Item> {
    link.arguments < 0 ? [] : items[items(in: link.arguments)]
  }

  /// The argument with a label; an empty label means the first one without.
  func argument(_ label: StaticString, of link: Link) -> Item? {
    arguments(of: link).first {
      label.utf8CodeUnitCount == 0 ? $0.name < 0 : token($0.name, is: label)
    }
  }
}

extension Range where Bound == Int {
  init(_ range: Range<Int32>) { self = Int(range.lowerBound)..<Int(range.upperBound) }
}

/// A statement, a declaration, or one of the values between parentheses.
struct Item: Sendable {
  enum Kind: UInt8, Sendable {
    case expression
    /// One value of a list, with its label as name.
    case argument
    /// `var` or `let`; the body is the accessors'.
    case variable
    /// `func`, `init`, `subscript`, `deinit`.
    case function
    case type
    /// `typealias`, `associatedtype`.
    case alias
    /// `if`, `else`, `for`, `switch`, `do` …, with a block.
    case block
    /// `case …:` or `default:`, and the cases of an enum.
    case caseLabel
    /// `#if` and its like.
    case condition
    /// `import`.
    case other
  }

  var kind: Kind
  var tokens: Range<Int32>
  /// The chains that stand in it, not those of its body.
  var chains: Range<Int32>
  /// The token of the declared name, or of the label; -1 where there is none.
  var name: Int32 = -1
  /// The written type of a variable, the result of a function, the inheritance clause of a type.
  var type: Range<Int32> = 0..<0
  /// The bracket of a function's parameters; -1 where there is none.
  var parameters: Int32 = -1
  /// The bracket of the body; -1 where there is none.
  var body: Int32 = -1
  /// Whether `? :` chooses between the chains.
  var isChoice = false
  /// Whether another operator stands between the chains.
  var hasOperators = false
}

/// An operand with what hangs on it: `ScrollView { … }.scrollPosition(id: $id)`.
struct Chain: Sendable {
  enum Base: UInt8, Sendable {
    case name
    /// `.top`: a member of a type that the context gives.
    case implicitMember
    /// `#Preview`.
    case macro
    case literal
    case parenthesis, collection, closure
    case keyPath
  }

  var base: Base
  var tokens: Range<Int32>
  var links: Range<Int32>
  /// The bracket that it stands in.
  var bracket: Int32
  /// The bracket that is its base, for a parenthesis, a collection, a closure; else -1.
  var group: Int32 = -1
}

/// One piece of a chain: a name, and the call or subscript right after it.
struct Link: Sendable {
  enum Kind: UInt8, Sendable {
    /// What the chain begins with.
    case base
    case member
    case subscripting
    /// A second call in a row: `make()()`.
    case call
  }

  var kind: Kind
  /// The token of the name, or the bracket's where there is no name.
  var name: Int32
  /// The bracket of the arguments; -1 without.
  var arguments: Int32 = -1
  var closures: Range<Int32>
  /// The token after the last of the link.
  var end: Int32 = -1

  /// Whether it is called.
  var isCall: Bool { arguments >= 0 || !closures.isEmpty }
}

/// A closure behind a call.
struct TrailingClosure: Sendable {
  /// The token of the label; -1 for the first one.
  var label: Int32
  var bracket: Int32
}
