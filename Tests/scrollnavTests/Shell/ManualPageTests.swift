import Foundation
import Testing

@testable import scrollnav

@Suite struct ManualPageTests {
  private let lines = ManualPage.roff.split(separator: "\n", omittingEmptySubsequences: false)

  @Test func `every line is text or a request that the macros know`() {
    let requests = [".TH ", ".SH ", ".SS ", ".TP", ".PP", ".B ", ".I "]
    for line in lines where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(requests.contains { line.hasPrefix($0) }, "\(line)")
    }
    #expect(!ManualPage.roff.dropLast().contains("\n\n"))
  }

  @Test func `every command and every option has its place`() {
    for name in CommandName.allCases {
      #expect(lines.contains { $0 == ".SS \"\(name.rawValue)\"" })
    }
    for option in CommandOption.all {
      let name = option.name.replacing("-", with: "\\-")
      #expect(lines.contains { $0.contains("\\fB\(name)\\fR") }, "\(option.name)")
    }
  }

  @Test func `what is typed comes out as it was put in, in ASCII`() {
    let page = ManualPage.roff
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
    #expect(
      ManualPage.text("eval \"$(x)\" 'a b' ^D ~/`a` é…◀😀")
        == "eval \\(dq$(x)\\(dq \\(aqa b\\(aq \\(haD \\(ti/\\(gaa\\(ga \\[u00E9]\\[u2026]\\[u25C0]\\[u1F600]"
    )
    #expect(ManualPage.text(".SH") == "\\&.SH" && ManualPage.text("'x") == "\\(aqx")
    // A request would take quotes for its own.
    #expect(!lines.contains { $0.hasPrefix(".B ") && $0.contains("\"") })
  }

  @Test(.enabled(if: ManualPageTests.hasGroff, "groff is not installed"))
  func `groff sets the page without a warning`() throws {
    let result = try BuiltTool.shell("scrollnav man | groff -ww -man -Tutf8 -P-c | col -b")
    #expect(result.code == 0 && result.errors == "")
    #expect(result.output.contains("eval \"$(scrollnav completions bash)\""))
    #expect(result.output.contains("-e 'jump 15'"))
  }

  private static let hasGroff = ["/usr/bin/groff", "/opt/homebrew/bin/groff"]
    .contains { FileManager.default.isExecutableFile(atPath: $0) }
}
