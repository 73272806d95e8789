@testable import SourceLint

/// The tokens of a text as `kind text` pairs, and the fault that stopped them.
func tokens(_ source: String) -> (
  tokens: [(kind: TokenKind, text: String)], fault: LintProblem.Cause?
) {
  let text = SourceText(bytes: Array(source.utf8))
  var tokenizer = Tokenizer(text)
  tokenizer.run()
  let tokens = tokenizer.tokens.filter { $0.kind != .end }
  return (tokens.map { ($0.kind, text.string($0.range)) }, tokenizer.fault?.cause)
}

/// The kinds of a text's tokens.
func kinds(_ source: String) -> [TokenKind] { tokens(source).tokens.map(\.kind) }

/// The texts of a text's tokens.
func words(_ source: String) -> [String] { tokens(source).tokens.map(\.text) }

/// A text as the rules see it.
func tree(_ source: String) -> SyntaxTree {
  let text = SourceText(bytes: Array(source.utf8))
  var tokenizer = Tokenizer(text)
  tokenizer.run()
  var reader = ItemReader(text: text, tokens: tokenizer.tokens, brackets: tokenizer.brackets)
  if tokenizer.fault == nil { reader.run() }
  return reader.tree
}

extension SyntaxTree {
  /// Each chain of a bracket, its links with arguments as `()` and closures as `{}`, labels first.
  func outline(of bracket: Int32 = 0) -> [String] {
    items(in: bracket).flatMap { items[$0].chains.map { outline(ofChain: Int($0)) } }
  }

  func outline(ofChain index: Int) -> String {
    links[Range(chains[index].links)].map { link in
      var text: String
      switch link.kind {
      case .base: text = chains[index].group >= 0 ? "group" : name(link.name)
      case .member: text = "." + name(link.name)
      case .subscripting: return "[]"
      case .call: text = ""
      }
      if link.arguments >= 0 { text += "()" }
      for closure in closures[Range(link.closures)] {
        text += closure.label < 0 ? "{}" : "\(name(closure.label)):{}"
      }
      return text
    }.joined()
  }
}
