/// A comment that switches rules: `// scrollnav:disable:next RULE`, `disable RULE`, `enable RULE`.
///
/// Names are set apart by blanks or commas; none at all, or `all`, means every rule. What follows
/// ` -- ` or ` - ` is the reason and is not read.
struct CommentCommand: Sendable {
  enum Action: Sendable {
    /// From here on.
    case disable, enable
    /// On the next line that holds code.
    case disableNext
    /// None of these: what was written.
    case unknown(String)
  }

  var action: Action
  /// The rules that are named; empty for all.
  var rules: [String]
  /// The place of the comment's first byte.
  var offset: Int

  /// Reads a comment of one line; `nil` where it is no command.
  init?(_ text: SourceText, comment: Range<Int>) {
    let bytes = text.bytes
    var start = comment.lowerBound
    while start < comment.upperBound, bytes[start] == .slash || bytes[start].isBlank { start += 1 }
    let prefix = start + 10
    guard prefix <= comment.upperBound, text.spells("scrollnav:", in: start..<prefix) else {
      return nil
    }
    let words = text.string(prefix..<comment.upperBound)
      .split { $0 == "," || $0.isWhitespace }
      .prefix { !$0.allSatisfy { $0 == "-" } }
      .map(String.init)
    offset = comment.lowerBound
    rules = words.dropFirst().contains("all") ? [] : Array(words.dropFirst())
    switch words.first {
    case "disable": action = .disable
    case "enable": action = .enable
    case "disable:next": action = .disableNext
    case let word: action = .unknown(word ?? "")
    }
  }
}
