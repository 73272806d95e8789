import Foundation
import Testing

@testable import scrollnav

/// The completions as fish itself gives them.
@Suite(.enabled(if: TypedShell.path(of: .fish) != nil, "fish is not installed"))
struct FishCompletionTests {
  /// What fish offers at the end of a line, without the descriptions.
  private func offers(_ lines: [String]) throws -> [String] {
    let queries = lines.map { "complete -C '\($0)'; echo ---" }.joined(separator: "; ")
    let result = try BuiltTool.shell(
      """
      export HOME="$(mktemp -d)"
      fish --no-config -c '"$SCROLLNAV" completions fish | source; \
      '\(Shell.quoted(queries))
      rm -r "$HOME"
      """)
    #expect(result.errors == "")
    return result.output.components(separatedBy: "---\n")
  }

  @Test func `fish reads the script`() throws {
    let result = try BuiltTool.shell(
      "scrollnav completions fish > /dev/null && scrollnav completions fish | fish --no-config -n")
    #expect(result == .init(code: 0, output: "", errors: ""))
  }

  @Test func `commands, options, their words and files are offered`() throws {
    let examples = CompletionExample.all
    let screens = try offers(examples.map(\.line))
    #expect(screens.count == examples.count + 1, "one that is empty follows the last")
    for (example, screen) in zip(examples, screens) {
      for word in example.offered { #expect(screen.contains(word), "\(example.line)") }
      for word in example.withheld { #expect(!screen.contains(word), "\(example.line)") }
    }
  }
}
