import Testing

@testable import scrollnav

/// The completions as zsh itself gives them.
@Suite(.enabled(if: TypedShell.path(of: .zsh) != nil, "zsh is not installed"))
struct ZshCompletionTests {
  @Test func `zsh reads the script`() throws {
    let result = try BuiltTool.shell("scrollnav completions zsh | zsh -n")
    #expect(result == .init(code: 0, output: "", errors: ""))
  }

  @Test func `commands, options, their words and files are offered`() throws {
    guard
      let zsh = try TypedShell(
        .zsh, ["-f", "-i"],
        setUp: "PS1='> '; autoload -U compinit; compinit -u -D; source $COMPLETIONS")
    else { return }
    for example in CompletionExample.all {
      let screen = zsh.completed(example.line)
      for word in example.offered { #expect(screen.contains(word), "\(example.line)") }
      for word in example.withheld { #expect(!screen.contains(word), "\(example.line)") }
    }
    #expect(zsh.completed("scrollnav jump 1 -oMakef").contains("-oMakefile"))
    #expect(zsh.completed("scrollnav jump --anc").contains("--anchor"))
  }
}
