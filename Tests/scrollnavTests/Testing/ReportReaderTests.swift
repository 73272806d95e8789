import Foundation
import Testing

@testable import scrollnav

/// Reports as those read them who have to: Perl's harness, and libxml.
@Suite struct ReportReaderTests {
  /// Scripts that fail early and late, cannot be read, are noted, and have names to stumble over.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let head = "drag-script 1\nitems count=200\n"
    // The events before it are from both sides of ten seconds.
    _ = try folder.write(
      head + "drag up 300\nwait 9.3s\ndrag up 300\nwait 1s\ndrag up 1\nexpect offset == 1\n",
      to: "late.drag")
    _ = try folder.write(
      "drag-script 1\nitems count=20 prefix=\"a%<&\\\"\"\njump \"a%<&\\\"3\"\n"
        + "expect binding == \"]]>%25,:\\u{1b}\"\n", to: "100%,:#1 <&>.drag")
    _ = try folder.write(head + "bogus ]]> \u{1b}[31m\n", to: "]]>.drag")
    _ = try folder.write(head + "jump 3\n", to: "new\nline.drag")
    _ = try folder.write("", to: "empty.drag")
    return folder
  }

  private static func isThere(_ command: String) -> Bool {
    (try? BuiltTool.shell(command).code) == 0
  }

  @Test(.enabled(if: isThere("perl -MTAP::Parser -e 1"), "Perl's TAP::Parser is not installed"))
  func `Perl's harness reads the test points and what stands below them`() throws {
    let folder = try Self.folder()
    let result = try BuiltTool.shell(
      """
      "$SCROLLNAV" test . --format tap 2> /dev/null | perl -MTAP::Parser -e '
        my $tap = TAP::Parser->new({tap => join("", <STDIN>)});
        while (my $part = $tap->next) {
          print "unknown: ", $part->as_string, "\n" if $part->is_unknown;
          next unless $part->is_yaml;
          my $problem = $part->data->{problems}[0];
          print "$_\n" for $problem->{at}, @{$problem->{before} || []};
        }
        printf "%d %d\n", scalar $tap->passed, scalar $tap->failed;
        print "error: $_\n" for $tap->parse_errors;
      '
      """, in: folder.url)
    #expect(
      result.output == """
        100%,:#1 <&>.drag:4
        0.000 ▸ jump "a%<&\\"3"
        0.000   write         nil → a%<&"3
        ]]>.drag:3:1
        empty.drag:1:1
        late.drag:8
        9.800   phase         interacting → idle
        9.800 ▸ wait 1s
        10.800 ▸ drag up 1
        10.800   phase         idle → tracking
        10.800   phase         tracking → interacting
        11.050   phase         interacting → idle
        1 4

        """)
    #expect(try folder.names.count == 5)
  }

  @Test(.enabled(if: isThere("xmllint --version"), "xmllint is not installed"))
  func `libxml reads the report for build servers`() throws {
    let folder = try Self.folder()
    let result = try BuiltTool.shell(
      """
      "$SCROLLNAV" test . --format junit -o report.xml 2> /dev/null
      for path in 'count(//testcase)' '//testsuite/@failures' 'count(//testcase/failure)' \
        '//testsuite/@errors' 'count(//testcase/error)' '//failure[1]/@message' '//testcase[2]/@name'
      do xmllint --xpath "string($path)" report.xml; done
      """, in: folder.url)
    #expect(
      result
        == .init(
          code: 0,
          output: """
            5
            2
            2
            2
            2
            line 4: binding == "]]>%25,:\\u{1b}": expected "]]>%25,:\\u{1b}", found a%<&"3
            ]]>.drag

            """, errors: ""))
  }
}
