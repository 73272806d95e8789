/// The `#if`s of a file, and the branches that each token stands in.
///
/// Versions of Swift are no condition here: `#if swift(>=6)` chooses how something is written, not
/// where it is there.
struct Conditions: Sendable {
  /// Deeper ones are taken for unconditional, which keeps each look-up short.
  private static let depthLimit: Int32 = 8

  /// A branch, or what is left of the file around the outermost ones.
  private struct Node: Sendable {
    var parent: Int32
    var branch: Branch?
    var depth: Int32
    /// `#if false`: it is never compiled.
    var isDead: Bool
  }

  private struct Choice: Sendable {
    /// The lines `#if …`, `#elseif …`, `#else`.
    var lines: [Int32]
    var hasElse = false
  }

  private var nodes = [Node(parent: -1, branch: nil, depth: 0, isDead: false)]
  /// The token of each line with `#`, and the node that begins behind it, in order.
  private var lines: [(token: Int32, node: Int32)] = []
  private var choices: [Int32: Choice] = [:]

  /// - Complexity: O(n) in the number of tokens.
  init(_ tree: SyntaxTree) {
    var open: [OpenChoice] = []
    var current: Int32 = 0
    for index in tree.tokens.indices where tree.tokens[index].kind.isPound {
      let token = Int32(index)
      switch tree.tokens[index].kind {
      case .poundIf:
        open.append(OpenChoice(first: token, around: current))
        choices[token] = Choice(lines: [])
      case .poundEndif: current = open.popLast()?.around ?? current
      default: break
      }
      if tree.tokens[index].kind != .poundEndif, var choice = open.popLast() {
        current = begin(token, of: &choice, tree)
        open.append(choice)
      }
      lines.append((token, current))
    }
  }

  private struct OpenChoice {
    /// The token `#if`.
    var first: Int32
    /// The node that it stands in.
    var around: Int32
    /// Whether one of its branches is always taken: `#if true`.
    var isDecided = false
  }

  /// Begins a branch and tells its node.
  private mutating func begin(_ token: Int32, of choice: inout OpenChoice, _ tree: SyntaxTree)
    -> Int32
  {
    let isElse = tree.tokens[Int(token)].kind == .poundElse
    let words = Self.words(of: token, tree)
    let around = nodes[Int(choice.around)]
    var node = Node(
      parent: choice.around, branch: nil, depth: around.depth + 1,
      isDead: around.isDead || choice.isDecided || words == "false" || words.hasPrefix("false &&"))
    if words == "true" { choice.isDecided = true }
    if !node.isDead {
      choices[choice.first]?.lines.append(token)
      if isElse || words == "true" { choices[choice.first]?.hasElse = true }
      let number = Int32((choices[choice.first]?.lines.count ?? 1) - 1)
      let isOnlyOne = number == 0 && (isElse || words == "true")
      if !isOnlyOne, !Self.isVersion(words), node.depth <= Self.depthLimit {
        node.branch = Branch(choice: choice.first, number: number)
      }
    }
    if node.depth > Self.depthLimit { node.parent = around.parent }
    nodes.append(node)
    return Int32(nodes.count - 1)
  }

  /// What stands behind `#if` or `#elseif`.
  private static func words(of token: Int32, _ tree: SyntaxTree) -> String {
    let text = tree.name(token)
    let start = text.firstIndex(where: \.isWhitespace) ?? text.endIndex
    return text[start...].trimmingBlanks
  }

  private static func isVersion(_ words: String) -> Bool {
    ["swift(", "compiler(", "hasFeature(", "hasAttribute("].contains(where: words.contains)
  }

  // MARK: - Looking up

  /// A number for the branches around a token: the same one, the same branches.
  func place(of token: Int32) -> Int32 {
    guard !lines.isEmpty else { return 0 }
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].token <= token { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? 0 : lines[low - 1].node
  }

  /// Whether a token is never compiled.
  func isDead(_ token: Int32) -> Bool { nodes[Int(place(of: token))].isDead }

  /// The branches that a token stands in, the outermost first.
  func branches(at token: Int32) -> [Branch] {
    var branches: [Branch] = []
    var node = nodes[Int(place(of: token))]
    while node.parent >= 0 {
      if let branch = node.branch { branches.append(branch) }
      node = nodes[Int(node.parent)]
    }
    return branches.reversed()
  }

  /// Whether a branch is one of an `#if`.
  func decides(_ branch: Branch) -> Bool { choices[branch.choice] != nil }

  /// All branches of an `#if`; `nil` where there is no `#else`.
  func alternatives(to branch: Branch) -> [Branch]? {
    guard let choice = choices[branch.choice], choice.hasElse else { return nil }
    return choice.lines.indices.map { Branch(choice: branch.choice, number: Int32($0)) }
  }

  /// The line that begins a branch.
  func line(of branch: Branch) -> Int32? {
    choices[branch.choice].flatMap { choice in
      choice.lines.indices.contains(Int(branch.number)) ? choice.lines[Int(branch.number)] : nil
    }
  }
}

extension StringProtocol {
  var trimmingBlanks: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
