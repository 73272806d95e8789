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
    #expect(try offers(["scrollnav", "jump", "--anc"]) == ["--anchor"])
    #expect(try offers(["scrollnav", "items", "--shard"]) == [], "no option of this command")
    #expect(try offers(["scrollnav", "test", "--color", ""]) == ["auto", "always", "never"])
    #expect(try offers(["scrollnav", "script", "c"]) == ["check", "convert"])
    #expect(try offers(["scrollnav", "script", "convert", "--to", "m"]) == ["maestro"])
    #expect(try offers(["scrollnav", "explain", "missing-t"]) == ["missing-target-layout"])
    #expect(try offers(["scrollnav", "items", "Fixtures/pho"]) == ["Fixtures/photos.json"])
    #expect(try offers(["scrollnav", "drag", "up", "Makef"]) == ["Makefile"])
    #expect(try offers(["scrollnav", "jump", "1", "-o", "Makef"]) == ["Makefile"])
    #expect(try offers(["scrollnav", "man", "Makef"]) == [])
    #expect(try offers(["scrollnav", "nothing", "--"]) == [])
  }
}
