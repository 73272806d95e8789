import DragScript
import ItemLoading
import Rendering
import ScrollModel
import Testing

@testable import scrollnav

@Suite struct ExplainTests {
  @Test(arguments: Diagnostic.Code.allCases)
  func `every diagnostic has a page with a meaning, evidence and a remedy`(code: Diagnostic.Code) {
    let page = code.explanation
    #expect(!page.meaning.isEmpty && !page.evidence.isEmpty && !page.remedy.isEmpty)
    let outcome = Tool.outcome(["explain", code.rawValue], Context())
    #expect(outcome.exitCode == .done && outcome.standardError.isEmpty)
    #expect(outcome.standardOutput.hasPrefix(code.page()))
    #expect(DisplayWidth.of(String(outcome.standardOutput.split(separator: "\n")[1])) <= 92)
  }

  @Test(arguments: Diagnostic.Code.allCases)
  func `the script of a page raises what it explains and its neighbour does not`(
    code: Diagnostic.Code
  ) throws {
    var inputs = Inputs()
    for (text, isRaised) in [
      (code.explanation.script, true), (code.explanation.healthyScript, false),
    ] {
      // A script that needs items says on the line before how they come to standard input.
      let parts = text.split(separator: "'")
      if text.hasPrefix("# printf '") { inputs.known["-"] = Array(parts[1].utf8) }
      let script = try Script(Array("drag-script 1\n\(text)\n".utf8), file: "page.drag") {
        path throws(InputError) in try inputs.bytes(path)
      }
      let items = try inputs.items(for: script.itemRequests())
      let result = try ScriptRun(script, items: items).run().result
      #expect(result.diagnostics.contains { $0.code == code } == isRaised)
    }
  }

  @Test func `a page that needs items says a command line that works anywhere`() throws {
    for code in Diagnostic.Code.allCases where code.explanation.script.hasPrefix("# ") {
      let folder = try TemporaryFolder()
      let text = "drag-script 1\n" + code.explanation.script + "\n"
      _ = try folder.write(text, to: code.rawValue + ".drag")
      let line = code.explanation.script.split(separator: "\n")[0].dropFirst(2)
      let result = try BuiltTool.shell(
        "\(line) --fail-on \(code.rawValue)", in: folder.url)
      #expect(result.code == 1, "\(result)")
    }
  }

  @Test func `an unknown code is answered with its neighbour`() {
    let outcome = Tool.outcome(["explain", "no-chage"], Context())
    #expect(
      outcome
        == Outcome(
          exitCode: .usage,
          standardError:
            "error: there is no diagnostic 'no-chage'\nhelp: did you mean 'no-change'?\n"))
  }
}
