import Foundation
import Testing

@testable import scrollnav

/// The completions as bash itself gives them.
@Suite struct BashCompletionTests {
  /// What bash offers for the last of these words.
  private func offers(_ words: [String]) throws -> [String] {
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    let result = try BuiltTool.shell(
      """
      exec bash --norc --noprofile -c '
        eval "$("$SCROLLNAV" completions bash)"
        COMP_WORDS=("$@")
        COMP_CWORD=$(($# - 1))
        _scrollnav
        printf "%s\\n" "${COMPREPLY[@]}"
      ' bash \(line)
      """)
    #expect(result.errors == "")
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test func `commands, options, their words and files are offered`() throws {
    #expect(try offers(["scrollnav", "re"]) == ["replay"])
    #expect(try offers(["scrollnav", ""]).count == CommandName.allCases.count + 2)
    #expect(try offers(["scrollnav", "jump", "--anc"]) == ["--anchor"])
    #expect(try offers(["scrollnav", "items", "--shard"]) == [], "no option of this command")
    #expect(try offers(["scrollnav", "test", "--color", ""]) == ["auto", "always", "never"])
    #expect(try offers(["scrollnav", "script", "c"]) == ["check", "convert"])
    #expect(try offers(["scrollnav", "script", "convert", "--to", "m"]) == ["maestro"])
    #expect(try offers(["scrollnav", "explain", "missing-t"]) == ["missing-target-layout"])
    #expect(try offers(["scrollnav", "items", "Fixtures/pho"]) == ["Fixtures/photos.json"])
    #expect(try offers(["scrollnav", "drag", "up", "300", "Makef"]) == ["Makefile"])
    #expect(try offers(["scrollnav", "jump", "1", "-o", "Makef"]) == ["Makefile"])
    #expect(try offers(["scrollnav", "man", "Makef"]) == [])
    #expect(try offers(["scrollnav", "nothing", "--"]) == [])
  }

  @Test func `an option and its value count as one word or as three`() throws {
    let anchors = ["top", "topLeading", "topTrailing"]
    #expect(try offers(["scrollnav", "jump", "--anchor=to"]) == anchors, "bash 3.2")
    #expect(
      try offers(["scrollnav", "jump", "--anchor", "=", "to"]) == anchors, "bash 4 and later")
    #expect(try offers(["scrollnav", "script", "--from", "=", "adb", "conv"]) == ["convert"])
    #expect(try offers(["scrollnav", "script", "--from=adb", "conv"]) == ["convert"])
    #expect(
      try offers(["scrollnav", "items", "--items", "count", "=", "5", "Makef"]) == ["Makefile"])
  }

  @Test func `bash in a terminal offers the same`() throws {
    guard
      let bash = try TypedShell(
        .bash, ["--norc", "--noprofile", "-i"], setUp: "PS1='> '; source $COMPLETIONS")
    else { return }
    for example in CompletionExample.all {
      let screen = bash.completed(example.line)
      for word in example.offered { #expect(screen.contains(word), "\(example.line)") }
      for word in example.withheld { #expect(!screen.contains(word), "\(example.line)") }
    }
  }
}
